import { mongoError } from '../errors/mongo-error.js';
import type { StreamStage, PAUSE } from '../stage-stream/stage-stream.js';
import type { Operation } from '../operations/operation.js';
import { nextOfStream } from '../operations/reads/run-stream.js';
import { fits, type Batch, type Cursor } from './cursor.js';

/** A cursor over the results of a query or a pipeline. */
export class StreamCursor implements Cursor {
  private readonly iterator: Iterator<Buffer | typeof PAUSE>;
  private pending: Buffer | undefined;
  readonly holdsSnapshot = true;
  private isBusy = false;
  private closed = false;

  /** @param release releases the snapshot that the stream reads */
  constructor(
    readonly namespace: string,
    stageStream: StreamStage<Buffer>,
    private readonly release: () => void,
    readonly expires: boolean,
  ) {
    this.iterator = stageStream[Symbol.iterator]();
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /**
   * @throws MongoError 143 CursorInUse while another batch is being fetched, 237 CursorKilled if it is closed meanwhile
   */
  async nextBatch(size: number, operation: Operation): Promise<Batch> {
    if (this.isBusy) throw mongoError('CursorInUse', 'cursor is already in use');
    this.isBusy = true;
    try {
      return await this.fill(size, operation);
    } catch (error) {
      this.close();
      throw error;
    } finally {
      this.isBusy = false;
      if (this.closed) this.end();
    }
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    // A batch in progress stops by itself at its next pause.
    if (!this.isBusy) this.end();
  }

  private async fill(size: number, operation: Operation): Promise<Batch> {
    const documents: Buffer[] = [];
    let bytes = 0;
    while (documents.length < size) {
      const document = await this.peek(operation);
      if (!document) return { documents, isExhausted: true };
      if (!fits(documents, bytes, document)) return { documents, isExhausted: false };
      this.pending = undefined;
      documents.push(document);
      bytes += document.length;
    }
    const isExhausted = size > 0 && (await this.peek(operation)) === undefined;
    return { documents, isExhausted };
  }

  /** Reads one document ahead, so that the last batch is known to be the last. */
  private async peek(operation: Operation): Promise<Buffer | undefined> {
    if (this.closed) throw mongoError('CursorKilled', 'cursor was killed');
    this.pending ??= (await nextOfStream(this.iterator, operation, () => this.refuseClosed()))?.item;
    return this.pending;
  }

  private refuseClosed(): void {
    if (this.closed) throw mongoError('CursorKilled', 'cursor was killed');
  }

  private end(): void {
    this.iterator.return?.();
    this.release();
  }
}
