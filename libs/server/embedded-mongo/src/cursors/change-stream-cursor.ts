import type { Stage } from '../aggregation/stage.js';
import { documentOf } from '../bson/document-literal.js';
import { encodeDocument } from '../bson/encoding/encode.js';
import { equalValues } from '../bson/order/compare.js';
import type { BsonDocument } from '../bson/value.js';
import { changeDocument, invalidateDocument } from '../changes/change-document.js';
import type { ChangeEvent } from '../changes/change-event.js';
import type { ChangeFeed, PastChange } from '../changes/change-feed.js';
import { resumeTokenOf } from '../changes/resume-token.js';
import type { ChangeStreamOptions } from '../changes/change-stream-options.js';
import { mongoError, type MongoError } from '../errors/mongo-error.js';
import { PAUSE } from '../stage-stream/stage-stream.js';
import type { Operation } from '../operations/operation.js';
import { fits, type Batch, type Cursor } from './cursor.js';

/** What a stream watches. Without a collection it is the whole database. */
export type Watched = { readonly database: string; readonly collection: string | undefined };

/** Maximum number of events that wait for a client that does not fetch them. */
const MAX_WAITING = 20_000;

/** A cursor over committed changes (manual, "Change Streams"). */
export class ChangeStreamCursor implements Cursor {
  readonly expires = true;
  readonly holdsSnapshot = false;
  private readonly unsubscribe: () => void;
  private readonly waiting: { readonly bytes: Buffer; readonly token: BsonDocument }[] = [];
  private wake: (() => void) | undefined;
  private failure: MongoError | undefined;
  /** The position from which a stream resumes after the last fetched batch. */
  private token: BsonDocument;
  private closed = false;
  private invalidated = false;

  constructor(
    readonly namespace: string,
    private readonly watched: Watched,
    private readonly options: ChangeStreamOptions,
    private readonly pipeline: Stage,
    private readonly feed: ChangeFeed,
  ) {
    const { clock } = feed;
    this.token = resumeTokenOf(clock.latest);
    this.unsubscribe = feed.subscribe((change) => this.receive(change), options.behind);
    this.advance();
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** Additional fields of the reply, also of the one that opens the stream. */
  get details(): BsonDocument {
    return documentOf({ postBatchResumeToken: this.token });
  }

  async nextBatch(size: number, _operation: Operation, waitMilliseconds: number): Promise<Batch> {
    if (this.waiting.length === 0 && size > 0 && !this.invalidated && !this.failure)
      await this.wait(waitMilliseconds);
    const documents = this.take(size);
    if (documents.length === 0 && this.failure) throw this.failure;
    const isExhausted = this.closed || (this.invalidated && this.waiting.length === 0);
    if (isExhausted) this.close();
    return { documents, isExhausted, details: this.details };
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
      if (!next || !fits(documents, bytes, next.bytes)) break;
      this.waiting.shift();
      documents.push(next.bytes);
      bytes += next.bytes.length;
      this.token = next.token;
    }
    this.advance();
    return documents;
  }

  /** If no event waits, all changes up to now have been delivered. */
  private advance(): void {
    if (this.waiting.length > 0 || this.invalidated || this.failure) return;
    this.token = resumeTokenOf(this.feed.clock.latest);
  }

  private async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        // All events of one commit arrive together.
        setImmediate(resolve);
      };
    });
    this.wake = undefined;
  }

  private receive(change: PastChange): void {
    if (this.invalidated || this.failure) return;
    const event = change.event();
    if (!this.isWatching(event)) return;
    this.offer(changeDocument(change, this.options.wantsFullDocument));
    if (!this.isEnd(event)) return;
    this.invalidated = true;
    this.offer(invalidateDocument(change));
  }

  private isWatching(event: ChangeEvent): boolean {
    if (this.options.isOfCluster) return true;
    if (event.database !== this.watched.database) return false;
    if (this.watched.collection === undefined) return true;
    return event.kind !== 'dropDatabase' && event.collection === this.watched.collection;
  }

  /** Whether the watched collection or database no longer exists (manual, "invalidate Event"). */
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
        this.waiting.push({ bytes: encodeDocument(changed), token: document.get('_id') as BsonDocument });
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
