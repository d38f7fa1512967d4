import type { BsonDocument, BsonValue } from './value.js';

/** A document as an object literal of this source. Fields that are `undefined` are omitted. */
export type DocumentLiteral = { readonly [field: string]: LiteralValue | undefined };
type LiteralValue = BsonValue | DocumentLiteral | readonly (LiteralValue | DocumentLiteral)[];

/** Converts an object literal to a document. Its fields must not look like numbers; use `Map.set` for those. */
export function documentOf(literal: DocumentLiteral): BsonDocument {
  const document: BsonDocument = new Map();
  for (const [field, value] of Object.entries(literal)) {
    if (value !== undefined) document.set(field, valueOf(value));
  }
  return document;
}

function valueOf(literal: LiteralValue): BsonValue {
  if (Array.isArray(literal)) return (literal as readonly LiteralValue[]).map(valueOf);
  if (isPlainObject(literal)) return documentOf(literal);
  return literal as BsonValue;
}

function isPlainObject(literal: LiteralValue): literal is DocumentLiteral {
  return (
    typeof literal === 'object' && literal !== null && Object.getPrototypeOf(literal) === Object.prototype
  );
}
