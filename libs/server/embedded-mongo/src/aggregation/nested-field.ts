import { isDocument, type BsonDocument, type Maybe } from '../bson/value.js';

/** The value at a path through nested documents. Does not descend into arrays. */
export function nestedField(document: BsonDocument, path: readonly string[]): Maybe {
  let current: Maybe = document;
  for (const name of path) current = isDocument(current) ? current.get(name) : undefined;
  return current;
}

/** Copies a document with a new value at a path, or without that path. A value that blocks the path is replaced. */
export function withNestedField(document: BsonDocument, path: readonly string[], value: Maybe): BsonDocument {
  const [name, ...rest] = path as [string, ...string[]];
  const copy = new Map(document);
  const inner = copy.get(name);
  if (rest.length > 0) copy.set(name, withNestedField(isDocument(inner) ? inner : new Map(), rest, value));
  else if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}
