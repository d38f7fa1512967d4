import { FieldReader } from '../../bson/encoding/field-reader.js';
import { isDocument, type Maybe } from '../../bson/value.js';

/** The collection that a pipeline writes to. */
export type OutputTarget = { readonly database: string; readonly collection: string };

/**
 * Parses the target of a pipeline: a name, or `{ db, coll }`.
 *
 * @returns undefined for any other value
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
