import { OrderedKeyWriter } from '../bson/order/ordered-key.js';
import { toNumber } from '../bson/numbers/number.js';
import { isNumber, type BsonDocument, type Maybe } from '../bson/value.js';
import { createHash } from 'node:crypto';
import { compileFilter } from '../query/compile-filter.js';
import type { Predicate } from '../query/predicate.js';
import { indexPrefix, RECORD_ID_BYTES } from '../storage/keyspace.js';
import { MAX_KEY_BYTES } from '../storage/ordered-store.js';
import { prefixRange, type KeyRange } from '../storage/reader.js';
import { ID_INDEX_NAME, type IndexDefinition } from './index-definition.js';

/**
 * Facts about the keys of an index. Once true, a flag stays true, even after the document that caused it is deleted.
 */
export type IndexFlags = {
  /** Some document has several keys, or an array on an indexed path. */
  multikey: boolean;
  /** Some key was too long to be stored in full, so that the order of the index is not the order of the values. */
  truncated: boolean;
};

/** An index that is ready to use. It is immutable, except that its flags may become true. */
export type Index = {
  readonly id: number;
  readonly definition: IndexDefinition;
  readonly paths: readonly (readonly string[])[];
  readonly dottedPaths: readonly string[];
  /** 1 or -1 for each path. */
  readonly directions: readonly number[];
  readonly isId: boolean;
  readonly isUnique: boolean;
  readonly isHashed: boolean;
  /** The filter of a partial index. */
  readonly includes: Predicate;
  readonly prefix: Buffer;
  readonly range: KeyRange;
  readonly flags: IndexFlags;
  /** The stored flags. They differ from `flags` only during a commit. */
  readonly storedFlags: IndexFlags;
};

/** Maximum length of a key that is stored in full. The rest is room for the record id. */
const WHOLE_KEY_BYTES = MAX_KEY_BYTES - RECORD_ID_BYTES;
const HASH_BYTES = 20;
/** The length of the prefix of a longer key that is stored in order. */
export const ORDERED_KEY_BYTES = WHOLE_KEY_BYTES - HASH_BYTES;

export function createIndex(id: number, definition: IndexDefinition, flags: IndexFlags): Index {
  const dottedPaths = [...definition.key.keys()];
  const kinds = [...definition.key.values()];
  const prefix = indexPrefix(id);
  const isId = definition.name === ID_INDEX_NAME;
  return {
    id,
    definition,
    paths: dottedPaths.map((path) => path.split('.')),
    dottedPaths,
    directions: kinds.map((kind) => (isNumber(kind) && toNumber(kind) < 0 ? -1 : 1)),
    isId,
    isUnique: isId || definition.unique,
    isHashed: kinds.includes('hashed'),
    includes: membership(definition.partialFilter, definition),
    prefix,
    range: prefixRange(prefix),
    flags: { ...flags },
    storedFlags: { ...flags },
  };
}

function membership(filter: BsonDocument | undefined, { collation }: IndexDefinition): Predicate {
  return filter ? compileFilter(filter, { collation }) : () => true;
}

/** The prefix of a key: the values of the first paths. */
export function writeIndexKey(index: Index, values: readonly Maybe[]): OrderedKeyWriter {
  const writer = new OrderedKeyWriter(index.definition.collation).bytes(index.prefix);
  values.forEach((value, at) => writer.component(value, index.directions[at] as number));
  return writer;
}

/**
 * Shortens a key that is too long to a prefix and a hash of the whole key. Equality stays exact, the order does not.
 */
export function fitKey(key: Buffer): Buffer {
  if (!isTooLong(key)) return key;
  return Buffer.concat([key.subarray(0, ORDERED_KEY_BYTES), createHash('sha1').update(key).digest()]);
}

export function isTooLong(key: Buffer): boolean {
  return key.length > WHOLE_KEY_BYTES;
}
