import { typeNameOf } from '../../../bson/bson-type.js';
import { documentOf } from '../../../bson/document-literal.js';
import {
  isArray,
  isDocument,
  isNullish,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperators } from '../../expression.js';
import { unary } from '../../operator-shapes.js';

/** Manual, "Array Expression Operators": $arrayToObject and $objectToArray. */
export const arrayShapeOperators: ExpressionOperators = {
  $arrayToObject: unary((array) => {
    if (isNullish(array)) return null;
    if (!isArray(array))
      throw mongoError(40386, `$arrayToObject requires an array input, found: ${typeNameOf(array)}`);
    return arrayToDocument(array);
  }),
  $objectToArray: unary((document) => {
    if (isNullish(document)) return null;
    if (!isDocument(document))
      throw mongoError(40390, `$objectToArray requires a document input, found: ${typeNameOf(document)}`);
    return [...document].map(([k, v]) => documentOf({ k, v }));
  }),
};

/** The form of the first element determines the form of all elements. */
function arrayToDocument(array: BsonArray): BsonDocument {
  const [first] = array;
  if (first !== undefined && !isArray(first) && !isDocument(first))
    throw mongoError(40398, `Unrecognised input type format for $arrayToObject: ${typeNameOf(first)}`);
  const entryOf = isArray(first) ? entryOfPair : entryOfDocument;
  return new Map(array.map(entryOf));
}

function entryOfPair(element: BsonValue): [string, BsonValue] {
  if (!isArray(element))
    throw mongoError(
      40396,
      `$arrayToObject requires a consistent input format. Found ${typeNameOf(element)}, expected array`,
    );
  if (element.length !== 2)
    throw mongoError(
      40397,
      `$arrayToObject requires an array of size 2 arrays, found array of size: ${element.length}`,
    );
  return [requireKey(element[0], 40395), element[1] as BsonValue];
}

function entryOfDocument(element: BsonValue): [string, BsonValue] {
  if (!isDocument(element))
    throw mongoError(
      40391,
      `$arrayToObject requires a consistent input format. Found ${typeNameOf(element)}, expected object`,
    );
  if (element.size !== 2)
    throw mongoError(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys: ${element.size}`,
    );
  const value = element.get('v');
  if (!element.has('k') || value === undefined)
    throw mongoError(40393, `$arrayToObject requires an object with keys 'k' and 'v'`);
  return [requireKey(element.get('k'), 40394), value];
}

function requireKey(key: Maybe, code: number): string {
  if (typeof key !== 'string')
    throw mongoError(
      code,
      `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeNameOf(key)}`,
    );
  if (key.includes('\0')) throw mongoError(4940400, 'Key field cannot contain an embedded null byte');
  return key;
}
