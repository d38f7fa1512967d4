import { FieldReader } from '../bson/field-reader.js';
import { isDocument, type Maybe } from '../bson/value.js';

/** The collection that a pipeline writes into. */
export type OutputTarget = { readonly database: string; readonly collection: string };

/**
 * Reads where a pipeline writes to: a name, or `{ db, coll }`.
 *
 * @returns nothing for what is neither
 */
export function readOutputTarget(
  target: Maybe,
  databaseName: string,
  name: string,
): OutputTarget | undefined {
  if (typeof target === 'string') return { database: databaseName, collection: target };
  if (!isDocument(target)) return undefined;
  const fields = new FieldReader(target, name);
  fields.allowOnly(['db', 'coll']);
  return {
    database: fields.text('db') ?? databaseName,
    collection: fields.required('coll', fields.text('coll')),
  };
}
