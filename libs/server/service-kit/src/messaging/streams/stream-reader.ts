import type { Msg, MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { AppError, type ChunkOf, type StreamContract } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { frameHeaders, frameOf, hasNoResponders, WINDOW, decode, decodeError, HEADER } from '../protocol.js';
import { IdleTimeout } from './idle-timeout.js';
import { inboxOf } from '../nats-connection.js';

/** Interval of the liveness checks of a silent producer, in milliseconds. */
const ALIVE_EVERY_MS = 500;

/** The request of a stream. */
type StreamRequest = { readonly subject: string; readonly body: Uint8Array; readonly headers: MsgHdrs };

type ReadOptions = {
  /** Watches the request until a replica opens the stream; calls `lose` if none will. Returns a function that ends it. */
  readonly watchOpening: (reply: string, lose: () => void) => () => void;
  readonly signal: AbortSignal | undefined;
};

type Arrival = { readonly chunk: unknown } | { readonly failure: AppError } | { readonly end: true };

/**
 * Reads one stream. Leaving the loop early, or aborting the signal, stops the producer.
 *
 * @throws AppError the producer's own error; SERVICE_UNAVAILABLE if the subject has no handler, or the request was lost
 *   before a replica opened the stream; SERVICE_TIMEOUT if nothing arrives in time; STREAM_INTERRUPTED if a chunk is
 *   lost, or the producer has died or is idle for too long; OPERATION_CANCELLED
 */
export async function* readStream<Contract extends StreamContract>(
  connection: NatsConnection,
  contract: Contract,
  { subject, body, headers }: StreamRequest,
  { watchOpening, signal }: ReadOptions,
): AsyncGenerator<ChunkOf<Contract>> {
  const reply = inboxOf(connection);
  const arrivals = new Arrivals(contract);
  let endWatch = () => {};
  const inbox = connection.subscribe(reply, {
    callback: (error, message) => {
      endWatch();
      if (error) arrivals.lose();
      else arrivals.take(message);
    },
  });
  const hangUp = () => {
    arrivals.close();
    inbox.unsubscribe();
  };
  const onAbort = () => arrivals.fail(AppError.of('OPERATION_CANCELLED'));
  signal?.addEventListener('abort', onAbort);
  const heartbeat = new PeriodicTask({
    intervalMs: ALIVE_EVERY_MS,
    run: () => arrivals.sayAlive(connection, reply),
    onError: () => {}, // the connection is closed, and the stream ends by itself
  });
  heartbeat.start();
  let requested = false;
  try {
    if (signal?.aborted) throw AppError.of('OPERATION_CANCELLED');
    requested = true;
    headers.set(HEADER.credit, String(WINDOW));
    endWatch = watchOpening(reply, () => arrivals.fail(AppError.of('SERVICE_UNAVAILABLE')));
    connection.publish(subject, body, { reply, headers });
    let taken = 0;
    for (;;) {
      const arrival = await arrivals.next();
      if ('failure' in arrival) throw arrival.failure;
      if ('end' in arrival) return;
      yield contract.chunk.parse(arrival.chunk) as ChunkOf<Contract>;
      taken += 1;
      if (taken % (WINDOW / 2) === 0)
        arrivals.say(connection, 'credit', { [HEADER.credit]: String(WINDOW / 2) });
    }
  } finally {
    endWatch();
    void heartbeat.stop();
    signal?.removeEventListener('abort', onAbort);
    if (!requested || arrivals.over) hangUp();
    else arrivals.sayGoodbye(connection, hangUp);
  }
}

/** Received frames that wait to be consumed. Never more than the window, because the producer waits for credit. */
class Arrivals {
  /** Whether the producer has closed the stream itself. */
  over = false;
  private readonly waiting: Arrival[] = [];
  private wake: (() => void) | undefined;
  private producer: string | undefined;
  private expected = 0;
  private idleTimeout = new IdleTimeout(() => this.fail(AppError.of('SERVICE_TIMEOUT')));
  private leave: (() => void) | undefined;

  constructor(private readonly contract: StreamContract) {
    this.idleTimeout.endsIn(contract.firstMs);
  }

  take(message: Msg): void {
    if (hasNoResponders(message))
      return this.finish(this.producer ? lost() : { failure: AppError.of('SERVICE_UNAVAILABLE') });
    this.listenOn(message);
    const kind = frameOf(message);
    if (kind === 'chunk') this.takeChunk(message);
    else if (kind === 'error') this.finish({ failure: decodeError(decode(message)) });
    else if (kind === 'end') this.finish(this.isNext(message) ? { end: true } : lost());
  }

  async next(): Promise<Arrival> {
    while (this.waiting.length === 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.waiting.shift()!;
  }

  fail(failure: AppError): void {
    this.push({ failure });
  }

  lose(): void {
    this.push(lost());
  }

  say(connection: NatsConnection, kind: 'credit' | 'cancel', more?: Record<string, string>): void {
    if (this.producer && !connection.isClosed())
      connection.publish(this.producer, undefined, { headers: frameHeaders(kind, more) });
  }

  /** Sends `alive` to a producer that has opened the stream. If the producer was killed, NATS answers instead. */
  sayAlive(connection: NatsConnection, inbox: string): void {
    if (this.producer && !this.over && !connection.isClosed())
      connection.publish(this.producer, undefined, { reply: inbox, headers: frameHeaders('alive') });
  }

  close(): void {
    this.idleTimeout.forget();
  }

  /**
   * Cancels the producer, then unsubscribes. A producer that has not opened the stream yet has no address; it is
   * cancelled as soon as it opens the stream.
   */
  sayGoodbye(connection: NatsConnection, hangUp: () => void): void {
    this.leave = () => {
      this.say(connection, 'cancel');
      hangUp();
    };
    if (this.producer) return this.leave();
    this.idleTimeout.forget();
    this.idleTimeout = new IdleTimeout(hangUp);
    this.idleTimeout.endsIn(this.contract.firstMs);
  }

  private listenOn(message: Msg): void {
    if (!this.producer) {
      this.idleTimeout.forget();
      this.idleTimeout = new IdleTimeout(() => this.lose());
    }
    this.producer = message.reply ?? this.producer;
    this.idleTimeout.endsIn(this.contract.idleMs);
    this.leave?.();
  }

  private takeChunk(message: Msg): void {
    if (!this.isNext(message)) return this.lose();
    this.expected += 1;
    this.push({ chunk: decode(message) });
  }

  private isNext(message: Msg): boolean {
    return Number(message.headers?.get(HEADER.sequence)) === this.expected;
  }

  private finish(arrival: Arrival): void {
    this.over = true;
    this.push(arrival);
  }

  private push(arrival: Arrival): void {
    this.waiting.push(arrival);
    this.wake?.();
    this.wake = undefined;
  }
}

const lost = (): Arrival => ({ failure: AppError.of('STREAM_INTERRUPTED') });
