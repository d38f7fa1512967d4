import type { BsonDocument } from '../bson/value.js';
import type { Operation } from '../operations/operation.js';

/** One batch of a cursor. */
export type Batch = {
  readonly documents: readonly Buffer[];
  readonly isExhausted: boolean;
  /** Additional fields of the reply's `cursor`. */
  readonly details?: BsonDocument;
};

/** A result that a client fetches in batches (manual, "Cursors"). */
export type Cursor = {
  readonly namespace: string;
  /** @param waitMilliseconds how long a cursor without more documents may wait for new ones */
  nextBatch(size: number, operation: Operation, waitMilliseconds: number): Promise<Batch>;
  /** Whether the cursor is closed when it is idle. */
  readonly expires: boolean;
  /** Whether the cursor reads a snapshot of the data. The number of snapshots is limited. */
  readonly holdsSnapshot: boolean;
  readonly isClosed: boolean;
  close(): void;
};

/** Default number of documents of a first batch (manual, "find: batchSize"). */
export const FIRST_BATCH_SIZE = 101;
/** Maximum bytes of a batch. One document always fits. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** Whether one more document fits into a batch. */
export function fits(documents: readonly Buffer[], bytes: number, document: Buffer): boolean {
  return documents.length === 0 || bytes + document.length <= BATCH_BYTES;
}
