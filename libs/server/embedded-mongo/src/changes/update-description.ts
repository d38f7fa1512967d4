import { documentOf } from '../bson/document-literal.js';
import { equalValues } from '../bson/order/compare.js';
import { bsonType } from '../bson/bson-type.js';
import { isArray, isDocument, type BsonArray, type BsonDocument, type BsonValue } from '../bson/value.js';

type Difference = {
  readonly updatedFields: BsonDocument;
  readonly removedFields: BsonArray;
  readonly truncatedArrays: BsonArray;
};

/** Describes the changes of an update field by field (manual, "update Event: updateDescription"). */
export function describeUpdate(before: BsonDocument, after: BsonDocument): BsonDocument {
  const difference: Difference = { updatedFields: new Map(), removedFields: [], truncatedArrays: [] };
  compareDocuments('', before, after, difference);
  return documentOf(difference);
}

function compareDocuments(
  prefix: string,
  before: BsonDocument,
  after: BsonDocument,
  difference: Difference,
): void {
  for (const [name, value] of after) compareValue(prefix + name, before.get(name), value, difference);
  for (const name of before.keys()) if (!after.has(name)) difference.removedFields.push(prefix + name);
}

function compareValue(
  path: string,
  before: BsonValue | undefined,
  after: BsonValue,
  difference: Difference,
): void {
  if (before !== undefined && isSame(before, after)) return;
  if (isDocument(before) && isDocument(after)) compareDocuments(`${path}.`, before, after, difference);
  else if (isArray(before) && isArray(after)) compareArrays(path, before, after, difference);
  else difference.updatedFields.set(path, after);
}

function compareArrays(path: string, before: BsonArray, after: BsonArray, difference: Difference): void {
  if (after.length < before.length)
    difference.truncatedArrays.push(documentOf({ field: path, newSize: after.length }));
  for (const [index, value] of after.entries())
    compareValue(`${path}.${index}`, before[index], value, difference);
}

function isSame(left: BsonValue, right: BsonValue): boolean {
  return bsonType(left) === bsonType(right) && equalValues(left, right);
}
