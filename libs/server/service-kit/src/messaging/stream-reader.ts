import { createInbox, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { CatalogueError, type ChunkOf, type StreamContract } from '@word-unfolded/contracts';
import { frameHeaders, frameOf, WINDOW } from './frames.js';
import { decode, decodeError, HEADER } from './wire.js';
import type { MsgHdrs } from '@nats-io/transport-node';

type Arrival = { readonly chunk: unknown } | { readonly failure: CatalogueError } | { readonly end: true };

/**
 * Reads one stream. Leaving the loop early, or aborting the signal, stops the producer.
 *
 * @throws CatalogueError the producer's own error; SERVICE_UNAVAILABLE when nobody answers the subject; SERVICE_TIMEOUT
 *   when nothing comes in time; STREAM_INTERRUPTED when a chunk is lost or the producer falls silent; OPERATION_CANCELLED
 */
export async function* readStream<Contract extends StreamContract>(
  connection: NatsConnection,
  contract: Contract,
  subject: string,
  body: Uint8Array,
  headers: MsgHdrs,
  signal?: AbortSignal,
): AsyncGenerator<ChunkOf<Contract>> {
  const arrivals = new Arrivals(contract);
  const inbox = connection.subscribe(createInbox(), {
    callback: (error, message) => (error ? arrivals.lose() : arrivals.take(message)),
  });
  const onAbort = () => arrivals.fail(CatalogueError.of('OPERATION_CANCELLED'));
  signal?.addEventListener('abort', onAbort);
  try {
    if (signal?.aborted) throw CatalogueError.of('OPERATION_CANCELLED');
    headers.set(HEADER.credit, String(WINDOW));
    connection.publish(subject, body, { reply: inbox.getSubject(), headers });
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
    signal?.removeEventListener('abort', onAbort);
    if (!arrivals.over) arrivals.say(connection, 'cancel');
    inbox.unsubscribe();
    arrivals.close();
  }
}

/** The frames that have come and not been taken; never more than the window, because the producer waits for credit. */
class Arrivals {
  /** The producer has closed the stream itself. */
  over = false;
  private readonly waiting: Arrival[] = [];
  private wake: (() => void) | undefined;
  private producer: string | undefined;
  private expected = 0;
  private timer: NodeJS.Timeout;

  constructor(private readonly contract: StreamContract) {
    this.timer = setTimeout(() => this.fail(CatalogueError.of('SERVICE_TIMEOUT')), contract.firstMs);
  }

  take(message: Msg): void {
    if (message.headers?.code === 503)
      return this.finish({ failure: CatalogueError.of('SERVICE_UNAVAILABLE') });
    this.producer = message.reply ?? this.producer;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(), this.contract.idleMs);
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

  fail(failure: CatalogueError): void {
    this.push({ failure });
  }

  lose(): void {
    this.push(lost());
  }

  say(connection: NatsConnection, kind: 'credit' | 'cancel', more?: Record<string, string>): void {
    if (this.producer && !connection.isClosed())
      connection.publish(this.producer, undefined, { headers: frameHeaders(kind, more) });
  }

  close(): void {
    clearTimeout(this.timer);
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

const lost = (): Arrival => ({ failure: CatalogueError.of('STREAM_INTERRUPTED') });
