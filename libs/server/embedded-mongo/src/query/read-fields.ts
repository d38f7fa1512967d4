import { isArray, isDocument, type BsonDocument } from '../bson/value.js';

/** The top-level fields of a document that a query reads: only some, or all except some. */
export type ReadFields = { readonly only: ReadonlySet<string> } | { readonly except: ReadonlySet<string> };

/** Nothing of a document, as for a count. */
export const NO_FIELDS: ReadFields = { only: new Set() };

/** A test of a field's name; undefined if all fields are read. */
export function fieldTest(
  fields: ReadFields | undefined,
  alsoRead: ReadonlySet<string> | undefined,
): ((name: string) => boolean) | undefined {
  if (!fields || !alsoRead) return undefined;
  if ('only' in fields) return (name) => fields.only.has(name) || alsoRead.has(name);
  return (name) => !fields.except.has(name) || alsoRead.has(name);
}

/** The top-level fields that a filter names; undefined if it may read any, by an expression. */
export function fieldsOfFilter(filter: BsonDocument): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  return addFields(filter, names) ? names : undefined;
}

function addFields(filter: BsonDocument, names: Set<string>): boolean {
  for (const [name, value] of filter) {
    if (!name.startsWith('$')) names.add(rootOf(name));
    else if (name === '$comment') continue;
    else if (!['$and', '$or', '$nor'].includes(name) || !isArray(value)) return false;
    else if (!value.every((clause) => isDocument(clause) && addFields(clause, names))) return false;
  }
  return true;
}

/** The top-level field of a path. */
export function rootOf(path: string): string {
  const end = path.indexOf('.');
  return end < 0 ? path : path.slice(0, end);
}
