import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { AppError, type StreamContract } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import {
  creditOf,
  frameHeaders,
  frameOf,
  hasNoResponders,
  encode,
  encodeError,
  HEADER,
} from '../protocol.js';
import { IdleTimeout } from './idle-timeout.js';
import { inboxOf } from '../nats-connection.js';

type Waiter = { readonly promise: Promise<void>; readonly wake: () => void };

/** One outgoing stream. It ends when the source ends or fails, or when its reader leaves or is idle for too long. */
export class StreamProducer {
  private readonly grants: Subscription;
  private readonly ended = new AbortController();
  private credit: number;
  private sequence = 0;
  private granted: Waiter | undefined;
  private lastSent = performance.now();

  constructor(
    private readonly connection: NatsConnection,
    private readonly contract: StreamContract,
    private readonly reader: string,
    request: Msg,
  ) {
    this.credit = creditOf(request);
    this.grants = connection.subscribe(inboxOf(connection), {
      callback: (error, message) => (error ? this.stop() : this.onGrant(message)),
    });
  }

  /** Aborts when the stream has no reader any more. */
  get signal(): AbortSignal {
    return this.ended.signal;
  }

  /** Ends the stream from this side, for example at a shutdown. */
  stop(): void {
    this.ended.abort();
    this.granted?.wake();
  }

  /** Sends everything that a source yields, at the speed of the reader. Never throws. */
  async send(source: AsyncIterable<unknown>): Promise<'ended' | 'failed' | 'cancelled'> {
    this.publish('open');
    const heartbeat = new PeriodicTask({
      intervalMs: this.contract.idleMs / 3,
      run: () => this.sayAlive(),
      onError: () => {}, // the connection is closed, and the stream ends by itself
    });
    heartbeat.start();
    try {
      for await (const chunk of untilAborted(source, this.signal)) {
        if (!(await this.mayContinue())) return 'cancelled';
        this.publish('chunk', encode(this.contract.chunk.parse(chunk)), {
          [HEADER.sequence]: String(this.sequence),
        });
        this.sequence += 1;
        this.credit -= 1;
      }
      if (this.signal.aborted) return 'cancelled';
      this.publish('end', undefined, { [HEADER.sequence]: String(this.sequence) });
      return 'ended';
    } catch (error) {
      if (this.signal.aborted) return 'cancelled';
      this.fail(error);
      return 'failed';
    } finally {
      void heartbeat.stop();
    }
  }

  /** Detaches from the reader after everything was sent. The signal does not abort. */
  close(): void {
    this.grants.unsubscribe();
  }

  /** Sends an error to the reader. */
  fail(error: unknown): void {
    this.publish('error', encodeError(error));
    this.ended.abort(error);
  }

  private onGrant(message: Msg): void {
    if (frameOf(message) === 'cancel' || hasNoResponders(message)) return this.stop();
    this.credit += creditOf(message);
    this.granted?.wake();
  }

  /** Waits until the reader can receive a chunk. False if it has left, or was idle for twice the idle time. */
  private async mayContinue(): Promise<boolean> {
    while (this.credit <= 0 && !this.signal.aborted) {
      this.granted = waiter();
      const idleTimeout = new IdleTimeout(() => this.stop());
      idleTimeout.endsIn(this.contract.idleMs * 2);
      await this.granted.promise;
      idleTimeout.forget();
    }
    return !this.signal.aborted;
  }

  private sayAlive(): void {
    if (performance.now() - this.lastSent >= this.contract.idleMs / 3) this.publish('alive');
  }

  private publish(
    kind: Parameters<typeof frameHeaders>[0],
    body?: Uint8Array,
    more?: Record<string, string>,
  ): void {
    if (this.connection.isClosed()) return this.stop();
    if (body && body.length > (this.connection.info?.max_payload ?? Infinity)) {
      throw AppError.with(
        'INTERNAL',
        {},
        { cause: new Error(`a chunk of ${body.length} bytes exceeds the maximum payload of NATS`) },
      );
    }
    this.connection.publish(this.reader, body, {
      reply: this.grants.getSubject(),
      headers: frameHeaders(kind, more),
    });
    this.lastSent = performance.now();
  }
}

/** Yields from a source until a signal aborts. A source that ignores the signal is abandoned, not awaited. */
async function* untilAborted(source: AsyncIterable<unknown>, signal: AbortSignal): AsyncGenerator<unknown> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<{ done: true }>((resolve) => {
    signal.addEventListener('abort', () => resolve({ done: true }), { once: true });
  });
  try {
    while (!signal.aborted) {
      const step: IteratorResult<unknown> | { done: true } = await Promise.race([iterator.next(), aborted]);
      if (step.done) return;
      yield step.value;
    }
  } finally {
    if (signal.aborted) iterator.return?.().catch(() => {});
    else await iterator.return?.();
  }
}

function waiter(): Waiter {
  let wake = () => {};
  const promise = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return { promise, wake };
}
