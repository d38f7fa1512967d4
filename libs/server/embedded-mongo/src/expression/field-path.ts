import { mongoError } from '../errors/mongo-error.js';
import { isArray, isDocument, type Maybe } from '../bson/value.js';

/**
 * The value at a path. An array on the path stands for all its documents (manual, "Field Path Expressions"). Unlike in
 * a query, a number in the path is always a field name.
 */
export function valueAtPath(value: Maybe, path: readonly string[], from = 0): Maybe {
  let current = value;
  for (let index = from; index < path.length; index++) {
    if (isArray(current)) return valuesOfElements(current, path, index);
    if (!isDocument(current)) return undefined;
    current = current.get(path[index] as string);
  }
  return current;
}

function valuesOfElements(array: readonly Maybe[], path: readonly string[], from: number): Maybe {
  const values = [];
  for (const element of array) {
    const value = isDocument(element) ? valueAtPath(element, path, from) : undefined;
    if (value !== undefined) values.push(value);
  }
  return values;
}

/** @throws MongoError with the `Location` code of the error in the path */
export function parseFieldPath(path: string): string[] {
  if (path === '') throw mongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw mongoError(40353, "FieldPath must not end with a '.'.");
  const names = path.split('.');
  for (const name of names) checkFieldName(name);
  return names;
}

function checkFieldName(name: string): void {
  if (name === '') throw mongoError(15998, 'FieldPath field names may not be empty strings.');
  if (name.startsWith('$'))
    throw mongoError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  if (name.includes('\0')) throw mongoError(16411, 'FieldPath field names may not contain null bytes.');
}
