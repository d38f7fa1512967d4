import { show } from '../bson/show.js';
import type { BsonDocument, Maybe } from '../bson/value.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';
import { indexFlagsKey, recordIdAtEnd, recordIdBytes } from '../storage/keyspace.js';
import type { Reader } from '../storage/reader.js';
import type { Collection } from './collection.js';
import { encodeIndexFlags } from './index-flags.js';
import { indexKeysOf, type IndexKeys } from './index-keys.js';
import type { Index } from './index.js';

const NOTHING = Buffer.alloc(0);

/** A document and its record id. */
export type StoredDocument = {
  readonly recordId: number;
  readonly bytes: Buffer;
  readonly document: BsonDocument;
};

type IndexChange = { readonly index: Index; readonly added: IndexKeys; readonly removed: readonly Buffer[] };

export function recordKey(collection: Collection, recordId: number): Buffer {
  return Buffer.concat([collection.prefix, recordIdBytes(recordId)]);
}

/**
 * Inserts a document and its index entries. Validates everything before the first write.
 *
 * @throws MongoError 11000 DuplicateKey
 */
export function insertRecord(
  work: UnitOfWork,
  collection: Collection,
  document: BsonDocument,
  bytes: Buffer,
): void {
  work.touch(collection);
  const recordId = newRecordId(work.reader, collection);
  const changes = collection.indexes.map((index) => ({
    index,
    added: indexKeysOf(index, document),
    removed: [],
  }));
  for (const change of changes) refuseDuplicates(work, collection, change, recordId);
  work.put(recordKey(collection, recordId), bytes);
  for (const change of changes) applyIndexChange(work, change, recordId);
  countOnCommit(work, collection, 1);
}

/**
 * Replaces a document and those index entries that differ.
 *
 * @throws MongoError 11000 DuplicateKey
 */
export function replaceRecord(
  work: UnitOfWork,
  collection: Collection,
  old: StoredDocument,
  document: BsonDocument,
  bytes: Buffer,
): void {
  work.touch(collection);
  const changes = collection.indexes
    .filter((index) => !index.isId)
    .map((index) => differenceOf(index, old, indexKeysOf(index, document)));
  for (const change of changes) refuseDuplicates(work, collection, change, old.recordId);
  work.put(recordKey(collection, old.recordId), bytes);
  for (const change of changes) applyIndexChange(work, change, old.recordId);
}

export function removeRecord(
  work: UnitOfWork,
  collection: Collection,
  { recordId, document }: StoredDocument,
): void {
  work.touch(collection);
  for (const index of collection.indexes)
    for (const { key } of indexKeysOf(index, document).keys.values())
      work.delete(entryKey(index, key, recordId));
  work.delete(recordKey(collection, recordId));
  countOnCommit(work, collection, -1);
}

function differenceOf(index: Index, old: StoredDocument, added: IndexKeys): IndexChange {
  const before = indexKeysOf(index, old.document).keys;
  return {
    index,
    added: { ...added, keys: new Map([...added.keys].filter(([text]) => !before.has(text))) },
    removed: [...before]
      .filter(([text]) => !added.keys.has(text))
      .map(([, { key }]) => entryKey(index, key, old.recordId)),
  };
}

function refuseDuplicates(
  { reader }: UnitOfWork,
  collection: Collection,
  { index, added }: IndexChange,
  recordId: number,
): void {
  if (!index.isUnique) return;
  for (const { key, values } of added.keys.values()) {
    const holder = reader.get(key);
    if (holder && recordIdAtEnd(holder) !== recordId) throw duplicateKey(collection, index, values);
  }
}

function applyIndexChange(work: UnitOfWork, { index, added, removed }: IndexChange, recordId: number): void {
  raiseFlags(work, index, added);
  for (const key of removed) work.delete(key);
  for (const { key } of added.keys.values()) putEntry(work, index, key, recordId);
}

export function putEntry(work: UnitOfWork, index: Index, key: Buffer, recordId: number): void {
  work.put(entryKey(index, key, recordId), index.isUnique ? recordIdBytes(recordId) : NOTHING);
}

/**
 * An entry of a unique index has the record id in its value. An entry of another index has it at the end of its key.
 */
function entryKey(index: Index, key: Buffer, recordId: number): Buffer {
  return index.isUnique ? key : Buffer.concat([key, recordIdBytes(recordId)]);
}

/**
 * Marks an index as multikey or truncated. The flag in memory changes at once, because planners must also see it for
 * writes that are never committed. The stored flag changes with the commit.
 */
export function raiseFlags(work: UnitOfWork, index: Index, { isMultikey, isTruncated }: IndexKeys): void {
  const { flags, storedFlags } = index;
  if ((!isMultikey || storedFlags.multikey) && (!isTruncated || storedFlags.truncated)) return;
  flags.multikey ||= isMultikey;
  flags.truncated ||= isTruncated;
  const raised = { ...flags };
  work.reader.putShared(indexFlagsKey(index.id), encodeIndexFlags(raised));
  work.onCommit(() => Object.assign(storedFlags, raised));
}

export function duplicateKey(collection: Collection, index: Index, values: readonly Maybe[]) {
  const { name, key, collation } = index.definition;
  const keyValue = new Map(index.dottedPaths.map((path, at) => [path, values[at] ?? null]));
  const rule = collation ? ` collation: ${show(collation.document)}` : '';
  return mongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${name}${rule} dup key: ${show(keyValue)}`,
    { keyPattern: key, keyValue },
  );
}

/** Ids only grow while the server runs. Ids of rolled back transactions are not reused. */
function newRecordId(reader: Reader, collection: Collection): number {
  const { tally } = collection;
  tally.nextRecordId ??= lastRecordId(reader, collection) + 1;
  const id = tally.nextRecordId;
  tally.nextRecordId += 1;
  return id;
}

function lastRecordId(reader: Reader, collection: Collection): number {
  for (const { key } of reader.scan(collection.records, true)) return recordIdAtEnd(key);
  return 0;
}

function countOnCommit(work: UnitOfWork, { tally }: Collection, difference: number): void {
  work.onCommit(() => {
    if (tally.documents !== undefined) tally.documents += difference;
  });
}
