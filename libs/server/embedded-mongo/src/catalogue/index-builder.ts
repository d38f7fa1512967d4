import { decodeDocument } from '../bson/encoding/decode.js';
import { show } from '../bson/show.js';
import type { BsonDocument } from '../bson/value.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';
import { recordIdAtEnd } from '../storage/keyspace.js';
import { saveCollection, type IdSource } from './collection-changes.js';
import { changeCollection, type Collection } from './collection.js';
import {
  hasSameOptions,
  ID_INDEX_NAME,
  indexDocument,
  isEquivalent,
  readIndexDefinition,
  type IndexDefinition,
} from './index-definition.js';
import { indexKeysOf } from './index-keys.js';
import { createIndex, type Index } from './index.js';
import { duplicateKey, putEntry, raiseFlags } from './records.js';

/** Manual, "Limits: Number of Indexes per Collection" */
const MAX_INDEXES = 64;

/**
 * Builds an index over all documents of a collection.
 *
 * @returns the collection with the index, or the same collection if it already has an identical index
 * @throws MongoError 85 or 86 if another index conflicts, 11000 if a unique index is violated
 */
export function addIndex(
  work: UnitOfWork,
  ids: IdSource,
  collection: Collection,
  specification: BsonDocument,
): Collection {
  const definition = readIndexDefinition(specification, collection.collation);
  if (existsAlready(collection, definition)) return collection;
  if (work.inTransaction && !work.hasCreated(collection))
    throw mongoError(
      'OperationNotSupportedInTransaction',
      `Cannot create new indexes on existing collection ${collection.namespace} in a multi-document transaction.`,
    );
  if (collection.indexes.length >= MAX_INDEXES)
    throw mongoError('CannotCreateIndex', `add index fails, too many indexes for ${collection.namespace}`);
  work.claimAlone(collection);
  const index = createIndex(ids.newId(), definition, { multikey: false, truncated: false });
  fillIndex(work, collection, index);
  return saveCollection(work, changeCollection(collection, { indexes: [...collection.indexes, index] }));
}

function existsAlready(collection: Collection, definition: IndexDefinition): boolean {
  if (isIdKey(definition.key) && definition.name !== ID_INDEX_NAME) return true;
  for (const { definition: existing } of collection.indexes) {
    const sameName = existing.name === definition.name;
    if (isEquivalent(existing, definition)) {
      if (!sameName) throw equivalentExists(definition, existing);
      if (!hasSameOptions(existing, definition)) throw optionsDiffer(definition, existing);
      return true;
    }
    if (sameName) throw nameTaken(definition, existing);
  }
  return false;
}

function isIdKey(key: BsonDocument): boolean {
  return key.size === 1 && (key.get('_id') === 1 || key.get('_id') === 1n);
}

function nameTaken(requested: IndexDefinition, existing: IndexDefinition) {
  return mongoError(
    'IndexKeySpecsConflict',
    `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. ${both(requested, existing)}`,
  );
}

function optionsDiffer(requested: IndexDefinition, existing: IndexDefinition) {
  return mongoError(
    'IndexOptionsConflict',
    `An equivalent index already exists with the same name but different options. ${both(requested, existing)}`,
  );
}

function equivalentExists(requested: IndexDefinition, existing: IndexDefinition) {
  if (hasSameOptions(requested, existing))
    return mongoError('IndexOptionsConflict', `Index already exists with a different name: ${existing.name}`);
  return mongoError(
    'IndexOptionsConflict',
    `An equivalent index already exists with a different name and options. ${both(requested, existing)}`,
  );
}

function both(requested: IndexDefinition, existing: IndexDefinition): string {
  return `Requested index: ${show(indexDocument(requested))}, existing index: ${show(indexDocument(existing))}`;
}

/** Validates everything before it writes the first entry. */
function fillIndex(work: UnitOfWork, collection: Collection, index: Index): void {
  const entries: { key: Buffer; recordId: number }[] = [];
  const seen = new Set<string>();
  for (const { key: recordKey, value } of work.reader.scan(collection.records)) {
    const found = indexKeysOf(index, decodeDocument(value));
    raiseFlags(work, index, found);
    for (const [text, { key, values }] of found.keys) {
      if (index.isUnique && seen.has(text)) throw duplicateKey(collection, index, values);
      if (index.isUnique) seen.add(text);
      entries.push({ key, recordId: recordIdAtEnd(recordKey) });
    }
  }
  for (const { key, recordId } of entries) putEntry(work, index, key, recordId);
}
