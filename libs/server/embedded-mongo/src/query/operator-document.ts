import { firstField, isDocument, type BsonDocument, type Maybe } from '../bson/value.js';

const REFERENCE_FIELDS = ['$ref', '$id', '$db'];

/** Whether a value contains operators, such as `{ $gt: 5 }`, and is not a document or a DBRef to compare with. */
export function isOperatorDocument(value: Maybe): value is BsonDocument {
  if (!isDocument(value)) return false;
  return firstField(value)?.startsWith('$') === true && !REFERENCE_FIELDS.some((field) => value.has(field));
}

export function isReferenceField(name: string): boolean {
  return REFERENCE_FIELDS.includes(name);
}
