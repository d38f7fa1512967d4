import type { BsonDocument } from '../bson/value.js';
import type { Operation } from '../operations/operation.js';

/** A part of what a cursor has to give. */
export type Batch = {
  readonly documents: readonly Buffer[];
  readonly isExhausted: boolean;
  /** More fields of the reply's `cursor`. */
  readonly details?: BsonDocument;
};

/** A result that is fetched piece by piece (manual, "Cursors"). */
export type Cursor = {
  readonly namespace: string;
  /** @param waitMilliseconds how long a cursor that is at its end may wait for more to come */
  nextBatch(size: number, operation: Operation, waitMilliseconds: number): Promise<Batch>;
  /** Whether it is closed while nobody uses it. */
  readonly expires: boolean;
  readonly isClosed: boolean;
  close(): void;
};

/** Documents of a first batch where nothing else is asked for (manual, "find: batchSize"). */
export const FIRST_BATCH_SIZE = 101;
/** Bytes of a batch. One document always fits. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** Whether a document still fits into a batch. */
export function fits(documents: readonly Buffer[], bytes: number, document: Buffer): boolean {
  return documents.length === 0 || bytes + document.length <= BATCH_BYTES;
}
