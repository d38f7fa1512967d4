import type { BsonDocument, BsonValue } from './value.js';

/** A document as it is written in this source: fields that are `undefined` are left out. */
export type DocumentLiteral = { readonly [field: string]: LiteralValue | undefined };
export type LiteralValue = BsonValue | DocumentLiteral | readonly (LiteralValue | DocumentLiteral)[];

/** Makes a document of a literal. Its fields must not look like numbers: those are put in by `Map.set`. */
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
