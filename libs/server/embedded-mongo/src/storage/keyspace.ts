import { prefixRange } from './reader.js';

/**
 * The layout of the keyspace. The first byte is the kind of the key.
 *
 *   0  !                        whether values have checksums (storage-format.ts)
 *   0  c <namespace>            a collection of the catalogue (BSON)
 *   0  f <index id>             the flags of an index (one byte)
 *   0  g <prefix>               keys of something dropped, to be deleted by the sweep
 *   0  o                        the process that owns the folder (BSON)
 *   0  s <session>              the last retryable write or transaction of a session (BSON)
 *   1  <collection id> <record> a document (BSON)
 *   2  <index id> <key> [<record>]  an index entry; a unique index has the record in the value
 */
const META = 0;
const RECORDS = 1;
const INDEX = 2;

export const RECORD_ID_BYTES = 6;
const ID_BYTES = 4;

function metaKey(kind: string, rest: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.from([META]), Buffer.from(kind, 'latin1'), rest]);
}

export const FORMAT_KEY = metaKey('!');
export const OWNER_KEY = metaKey('o');
export const ALL_COLLECTIONS = prefixRange(metaKey('c'));
export const ALL_INDEX_FLAGS = prefixRange(metaKey('f'));
export const ALL_GARBAGE = prefixRange(metaKey('g'));
export const ALL_SESSIONS = prefixRange(metaKey('s'));

export function collectionKey(namespace: string): Buffer {
  return metaKey('c', Buffer.from(namespace));
}

export function isErrorTextKey(key: Buffer): boolean {
  return key[0] === META && key[1] === 'c'.charCodeAt(0);
}

export function namespaceOfCollectionKey(key: Buffer): string {
  return key.toString('utf8', 2);
}

export function indexFlagsKey(indexId: number): Buffer {
  return metaKey('f', idBytes(indexId));
}

export function idOfIndexFlagsKey(key: Buffer): number {
  return key.readUInt32BE(key.length - ID_BYTES);
}

export function garbageKey(prefix: Buffer): Buffer {
  return metaKey('g', prefix);
}

export function prefixOfGarbageKey(key: Buffer): Buffer {
  return key.subarray(metaKey('g').length);
}

export function sessionKey(sessionId: string): Buffer {
  return metaKey('s', Buffer.from(sessionId, 'latin1'));
}

export function recordPrefix(collectionId: number): Buffer {
  return Buffer.concat([Buffer.from([RECORDS]), idBytes(collectionId)]);
}

export function indexPrefix(indexId: number): Buffer {
  return Buffer.concat([Buffer.from([INDEX]), idBytes(indexId)]);
}

/** The id of the collection or index that a prefix of records or entries belongs to. */
export function idOfPrefix(prefix: Buffer): number {
  return prefix.readUInt32BE(1);
}

export function recordIdBytes(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES);
  bytes.writeUIntBE(recordId, 0, RECORD_ID_BYTES);
  return bytes;
}

/** The record id at the end of a record's key or of an index entry. */
export function recordIdAtEnd(bytes: Buffer): number {
  return bytes.readUIntBE(bytes.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

function idBytes(id: number): Buffer {
  const bytes = Buffer.allocUnsafe(ID_BYTES);
  bytes.writeUInt32BE(id);
  return bytes;
}
