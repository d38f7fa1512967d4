import { mongoError } from '../errors/mongo-error.js';
import type { Flow, PAUSE } from '../flow/flow.js';
import type { Operation } from '../operations/operation.js';
import { nextOfFlow } from '../operations/run-flow.js';
import { fits, type Batch, type Cursor } from './cursor.js';

/** A cursor over what a query or a pipeline gives. */
export class FlowCursor implements Cursor {
  private readonly iterator: Iterator<Buffer | typeof PAUSE>;
  private pending: Buffer | undefined;
  private isBusy = false;
  private closed = false;

  /** @param release lets go of what the flow reads from */
  constructor(
    readonly namespace: string,
    flow: Flow<Buffer>,
    private readonly release: () => void,
    readonly expires: boolean,
  ) {
    this.iterator = flow[Symbol.iterator]();
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** @throws MongoError 143 CursorInUse while another batch is being fetched, 237 CursorKilled when it is closed meanwhile */
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
    // A batch that is being fetched ends by itself, at its next pause.
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

  /** Looks at the next document, so that the last batch is known to be the last. */
  private async peek(operation: Operation): Promise<Buffer | undefined> {
    if (this.closed) throw mongoError('CursorKilled', 'cursor was killed');
    this.pending ??= (await nextOfFlow(this.iterator, operation, () => this.refuseClosed()))?.item;
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
