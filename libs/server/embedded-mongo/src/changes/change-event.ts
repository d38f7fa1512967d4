import { decodeDocument } from '../bson/encoding/decode.js';
import type { BsonDocument, BsonValue } from '../bson/value.js';

type Target = { readonly database: string; readonly collection: string };

/** One change of a commit (manual, "Change Events"). */
export type ChangeEvent = Target &
  (
    | { readonly kind: 'insert'; readonly id: BsonValue; readonly document: BsonDocument }
    | {
        readonly kind: 'update' | 'replace';
        readonly id: BsonValue;
        readonly document: BsonDocument;
        readonly before: BsonDocument;
      }
    | { readonly kind: 'delete'; readonly id: BsonValue }
    | { readonly kind: 'drop' }
    | { readonly kind: 'rename'; readonly to: Target }
    | { readonly kind: 'dropDatabase' }
  );

/** A change before its event is built. The event is built from the stored bytes only if a stream needs it. */
export type Change = { readonly bytes: number; readonly event: () => ChangeEvent };

export function insertChange({ database, collection }: Target, bytes: Buffer): Change {
  return {
    bytes: bytes.length,
    event: () => {
      const document = decodeDocument(bytes);
      return { kind: 'insert', database, collection, id: document.get('_id') as BsonValue, document };
    },
  };
}

export function updateChange(
  { database, collection }: Target,
  kind: 'update' | 'replace',
  bytes: Buffer,
  bytesBefore: Buffer,
): Change {
  return {
    bytes: bytes.length + bytesBefore.length,
    event: () => {
      const document = decodeDocument(bytes);
      const before = decodeDocument(bytesBefore);
      return { kind, database, collection, id: document.get('_id') as BsonValue, document, before };
    },
  };
}

/** A change without a document. */
export function smallChange(event: ChangeEvent): Change {
  return { bytes: 0, event: () => event };
}
