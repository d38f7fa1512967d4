import { randomBytes } from 'node:crypto';
import { documentOf } from '../bson/document-literal.js';
import { Binary, type BsonDocument } from '../bson/value.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';
import { collectionKey, garbageKey, indexFlagsKey } from '../storage/keyspace.js';
import { changeCollection, createCollection, encodeCollection, type Collection } from './collection.js';
import { ID_INDEX_NAME, readIndexDefinition } from './index-definition.js';
import { createIndex, type Index } from './index.js';

/** Allocates ids for collections and indexes. */
export type IdSource = { newId(): number };

const MAX_NAMESPACE_BYTES = 255;
const UUID_BYTES = 16;

/**
 * Creates a collection with its index on `_id`.
 *
 * @throws MongoError 73 InvalidNamespace, 13297 DatabaseDifferCase
 */
export function addCollection(
  work: UnitOfWork,
  ids: IdSource,
  database: string,
  name: string,
  options: BsonDocument = new Map(),
): Collection {
  checkNamespace(database, name);
  refuseOtherCase(work, database);
  const bare = createCollection({
    id: ids.newId(),
    database,
    name,
    uuid: new Binary(randomBytes(UUID_BYTES), Binary.SUBTYPE_UUID),
    options,
    indexes: [],
    tally: { nextRecordId: 1, documents: 0 },
  });
  const definition = readIndexDefinition(
    documentOf({ key: { _id: 1 }, name: ID_INDEX_NAME }),
    bare.collation,
  );
  const idIndex = createIndex(ids.newId(), definition, { multikey: false, truncated: false });
  return saveCollection(work, changeCollection(bare, { indexes: [idIndex] }));
}

export function saveCollection(work: UnitOfWork, collection: Collection): Collection {
  work.put(collectionKey(collection.namespace), encodeCollection(collection));
  work.changeCatalogue(collection.namespace, collection);
  return collection;
}

/** Removes a collection from the catalogue at once. Its keys are deleted later by the sweep. */
export function removeCollection(work: UnitOfWork, collection: Collection): void {
  work.claimAlone(collection);
  forgetCollection(work, collection);
  work.put(garbageKey(collection.prefix), Buffer.alloc(0));
  for (const index of collection.indexes) discardEntries(work, index);
}

function forgetCollection(work: UnitOfWork, collection: Collection): void {
  work.delete(collectionKey(collection.namespace));
  work.changeCatalogue(collection.namespace, null);
}

export function renameCollection(
  work: UnitOfWork,
  collection: Collection,
  database: string,
  name: string,
): Collection {
  checkNamespace(database, name);
  refuseOtherCase(work, database);
  work.claimAlone(collection);
  forgetCollection(work, collection);
  return saveCollection(work, changeCollection(collection, { database, name }));
}

export function removeIndex(work: UnitOfWork, collection: Collection, index: Index): Collection {
  work.claimAlone(collection);
  discardEntries(work, index);
  return saveCollection(
    work,
    changeCollection(collection, { indexes: collection.indexes.filter((other) => other !== index) }),
  );
}

function discardEntries(work: UnitOfWork, index: Index): void {
  work.put(garbageKey(index.prefix), Buffer.alloc(0));
  work.delete(indexFlagsKey(index.id));
}

/** Manual, "Limits: Naming Restrictions" */
function checkNamespace(database: string, name: string): void {
  const namespace = `${database}.${name}`;
  if (!/^[^/\\. "$\0]{1,63}$/.test(database)) throw invalid(`Invalid database name: '${database}'`);
  if (name === '' || name.startsWith('.') || /[$\0]/.test(name))
    throw invalid(`Invalid collection name: ${name}`);
  if (name.startsWith('system.') && name !== 'system.js')
    throw invalid(`Invalid system namespace: ${namespace}`);
  if (Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES)
    throw invalid(
      `Fully qualified namespace is too long. Namespace: ${namespace} Max: ${MAX_NAMESPACE_BYTES}`,
    );
}

/** Manual, "Limits: Database Name Case Sensitivity": two names may not differ only in case. */
function refuseOtherCase({ catalogue }: UnitOfWork, database: string): void {
  const folded = database.toLowerCase();
  const other = catalogue.databases().find((name) => name !== database && name.toLowerCase() === folded);
  if (other !== undefined)
    throw mongoError(
      'DatabaseDifferCase',
      `db already exists with different case already have: [${other}] trying to create [${database}]`,
    );
}

function invalid(message: string) {
  return mongoError('InvalidNamespace', message);
}
