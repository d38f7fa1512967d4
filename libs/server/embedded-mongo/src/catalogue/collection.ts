import { collationOf, type Collation } from '../bson/order/collation.js';
import { documentOf } from '../bson/document-literal.js';
import { decodeDocument } from '../bson/encoding/decode.js';
import { encodeDocument } from '../bson/encoding/encode.js';
import { isArray, isDocument, isNumber, type Binary, type BsonDocument, type Maybe } from '../bson/value.js';
import { recordPrefix } from '../storage/keyspace.js';
import { prefixRange, type KeyRange } from '../storage/reader.js';
import { createIndex, type Index, type IndexFlags } from './index.js';
import { indexDocument, readIndexDefinition } from './index-definition.js';

/** Counters that are maintained while the server runs, and recomputed after a start. */
type CollectionTally = {
  nextRecordId: number | undefined;
  /** Number of documents as of the last commit. */
  documents: number | undefined;
};

/** A collection in one version of the catalogue. It is immutable: a change creates a new version. */
export type Collection = {
  readonly id: number;
  readonly database: string;
  readonly name: string;
  readonly namespace: string;
  readonly uuid: Binary;
  readonly options: BsonDocument;
  readonly collation: Collation | undefined;
  readonly indexes: readonly Index[];
  readonly prefix: Buffer;
  readonly records: KeyRange;
  /** Shared by all versions of the same collection. */
  readonly tally: CollectionTally;
};

export type CollectionParts = Pick<
  Collection,
  'id' | 'database' | 'name' | 'uuid' | 'options' | 'indexes' | 'tally'
>;

export function createCollection(parts: CollectionParts): Collection {
  const prefix = recordPrefix(parts.id);
  const collation = parts.options.get('collation');
  return {
    ...parts,
    namespace: `${parts.database}.${parts.name}`,
    collation: isDocument(collation) ? collationOf(collation) : undefined,
    prefix,
    records: prefixRange(prefix),
  };
}

/** A new version of a collection. */
export function changeCollection(collection: Collection, changes: Partial<CollectionParts>): Collection {
  return createCollection({ ...collection, ...changes });
}

export function encodeCollection({ id, database, name, uuid, options, indexes }: Collection): Buffer {
  return encodeDocument(
    documentOf({
      id,
      database,
      name,
      uuid,
      options,
      indexes: indexes.map((index) =>
        documentOf({ id: index.id, definition: indexDocument(index.definition) }),
      ),
    }),
  );
}

/** @param flagsOf returns the stored flags of an index */
export function decodeCollection(bytes: Buffer, flagsOf: (indexId: number) => IndexFlags): Collection {
  const stored = decodeDocument(bytes);
  const indexes = stored.get('indexes');
  return createCollection({
    id: numberField(stored, 'id'),
    database: String(stored.get('database')),
    name: String(stored.get('name')),
    uuid: stored.get('uuid') as Binary,
    options: (stored.get('options') as BsonDocument | undefined) ?? new Map(),
    indexes: (isArray(indexes) ? indexes : []).filter(isDocument).map((index) => {
      const id = numberField(index, 'id');
      return createIndex(id, readIndexDefinition(index.get('definition') as BsonDocument), flagsOf(id));
    }),
    tally: { nextRecordId: undefined, documents: undefined },
  });
}

function numberField(document: BsonDocument, name: string): number {
  const value: Maybe = document.get(name);
  return isNumber(value) ? Number(value) : 0;
}
