import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

export { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp };

/**
 * A document. It is a Map, because an object would move fields that look like numbers to the front, and field order is
 * part of a document's value (manual, "Documents: Document Field Order").
 */
export type BsonDocument = Map<string, BsonValue>;

export type BsonArray = BsonValue[];

/**
 * A number of any of the four BSON types.
 *
 * int32 is a JavaScript integer, int64 a bigint, decimal a Decimal128. A double is a JavaScript number, or a Double if
 * the number would otherwise be read as an int32. So all four types survive decoding and encoding.
 */
export type BsonNumber = number | bigint | Double | Decimal128;

export type BsonValue =
  | null
  | boolean
  | string
  | BsonNumber
  | Date
  | BsonDocument
  | BsonArray
  | ObjectId
  | Binary
  | Timestamp
  | BSONRegExp
  | Code
  | BSONSymbol
  | MinKey
  | MaxKey;

/** The value at a path of a document. `undefined` means missing, which differs from null. */
export type Maybe = BsonValue | undefined;

export function isDocument(value: Maybe): value is BsonDocument {
  return value instanceof Map;
}

export function isArray(value: Maybe): value is BsonArray {
  return Array.isArray(value);
}

export function isNullish(value: Maybe): value is null | undefined {
  return value === null || value === undefined;
}

export function isNumber(value: Maybe): value is BsonNumber {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  return value instanceof Double || value instanceof Decimal128;
}

/** Whether a document's first field is an operator, such as `$gt`. */
export function firstField(document: BsonDocument): string | undefined {
  return document.keys().next().value;
}

/** The only field of a document and its value. Undefined if it has no field or several. */
export function onlyField(document: BsonDocument): [string, BsonValue] | undefined {
  return document.size === 1 ? (document.entries().next().value as [string, BsonValue]) : undefined;
}

/** A copy that shares no array, document or date with the original. */
export function cloneValue(value: BsonValue): BsonValue {
  if (value instanceof Map) return cloneDocument(value);
  if (Array.isArray(value)) return value.map(cloneValue);
  return value instanceof Date ? new Date(value) : value;
}

export function cloneDocument(document: BsonDocument): BsonDocument {
  const copy: BsonDocument = new Map();
  for (const [field, value] of document) copy.set(field, cloneValue(value));
  return copy;
}
