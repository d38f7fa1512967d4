import type { Stage } from '../aggregation/stage.js';
import { documentOf } from '../bson/document-literal.js';
import { encodeDocument } from '../bson/encode.js';
import { equalValues } from '../bson/compare.js';
import type { BsonDocument } from '../bson/value.js';
import { changeDocument, invalidateDocument } from '../changes/change-document.js';
import type { ChangeEvent, ChangeFeed } from '../changes/change-event.js';
import type { ChangeStreamOptions } from '../changes/change-stream-options.js';
import { mongoError, type MongoError } from '../errors/mongo-error.js';
import { PAUSE } from '../flow/flow.js';
import type { Operation } from '../operations/operation.js';
import { fits, type Batch, type Cursor } from './cursor.js';

/** What a stream watches; without a collection the whole database. */
export type Watched = { readonly database: string; readonly collection: string | undefined };

/** Events that wait for a client that does not fetch them. */
const MAX_WAITING = 20_000;

/** A cursor over changes as they are committed (manual, "Change Streams"). Nothing is kept to resume from. */
export class ChangeStreamCursor implements Cursor {
  readonly expires = true;
  private readonly unsubscribe: () => void;
  private readonly waiting: Buffer[] = [];
  private wake: (() => void) | undefined;
  private failure: MongoError | undefined;
  private sequence = 0;
  private token = tokenOf(0);
  private closed = false;
  private invalidated = false;

  constructor(
    readonly namespace: string,
    private readonly watched: Watched,
    private readonly options: ChangeStreamOptions,
    private readonly pipeline: Stage,
    feed: ChangeFeed,
  ) {
    this.unsubscribe = feed.subscribe((event) => this.receive(event));
  }

  get isClosed(): boolean {
    return this.closed;
  }

  async nextBatch(size: number, _operation: Operation, waitMilliseconds: number): Promise<Batch> {
    if (this.waiting.length === 0 && size > 0 && !this.invalidated && !this.failure)
      await this.wait(waitMilliseconds);
    const documents = this.take(size);
    if (documents.length === 0 && this.failure) throw this.failure;
    const isExhausted = this.closed || (this.invalidated && this.waiting.length === 0);
    if (isExhausted) this.close();
    return { documents, isExhausted, details: documentOf({ postBatchResumeToken: this.token }) };
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.unsubscribe();
    this.wake?.();
  }

  private take(size: number): Buffer[] {
    const documents: Buffer[] = [];
    let bytes = 0;
    while (documents.length < size) {
      const [next] = this.waiting;
      if (!next || !fits(documents, bytes, next)) break;
      this.waiting.shift();
      documents.push(next);
      bytes += next.length;
    }
    return documents;
  }

  private async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        // All events of one commit come together.
        setImmediate(resolve);
      };
    });
    this.wake = undefined;
  }

  private receive(event: ChangeEvent): void {
    if (this.invalidated || this.failure || !this.isWatching(event)) return;
    this.sequence += 1;
    this.token = tokenOf(this.sequence);
    this.offer(changeDocument(event, this.token, this.sequence, this.options.wantsFullDocument));
    if (!this.isEnd(event)) return;
    this.sequence += 1;
    this.token = tokenOf(this.sequence);
    this.invalidated = true;
    this.offer(invalidateDocument(this.token, this.sequence));
  }

  private isWatching(event: ChangeEvent): boolean {
    if (this.options.isOfCluster) return true;
    if (event.database !== this.watched.database) return false;
    if (this.watched.collection === undefined) return true;
    return event.kind !== 'dropDatabase' && event.collection === this.watched.collection;
  }

  /** Whether what the stream watches is gone (manual, "invalidate Event"). */
  private isEnd({ kind }: ChangeEvent): boolean {
    if (this.options.isOfCluster) return false;
    if (this.watched.collection === undefined) return kind === 'dropDatabase';
    return kind === 'drop' || kind === 'rename';
  }

  private offer(document: BsonDocument): void {
    try {
      for (const changed of this.pipeline([document])) {
        if (changed === PAUSE) continue;
        requireToken(document, changed);
        this.waiting.push(encodeDocument(changed));
      }
      if (this.waiting.length > MAX_WAITING)
        throw mongoError(
          'ChangeStreamHistoryLost',
          `more than ${MAX_WAITING} changes were not fetched in time`,
        );
    } catch (error) {
      this.failure = error as MongoError;
    }
    this.wake?.();
  }
}

function requireToken(document: BsonDocument, changed: BsonDocument): void {
  if (equalValues(document.get('_id'), changed.get('_id'))) return;
  throw mongoError(
    'ChangeStreamFatalError',
    'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point.',
  );
}

/** Unique for as long as the server runs, and growing. */
function tokenOf(sequence: number): BsonDocument {
  return documentOf({
    _data: Date.now().toString(16).padStart(12, '0') + sequence.toString(16).padStart(12, '0'),
  });
}
