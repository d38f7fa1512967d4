import { createInbox, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { CatalogueError, type ChunkOf, type StreamContract } from '@word-unfolded/contracts';
import { frameHeaders, frameOf, isNobodyThere, WINDOW } from './frames.js';
import { Silence } from './silence.js';
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
  const hangUp = () => {
    arrivals.close();
    inbox.unsubscribe();
  };
  const onAbort = () => arrivals.fail(CatalogueError.of('OPERATION_CANCELLED'));
  signal?.addEventListener('abort', onAbort);
  let asked = false;
  try {
    if (signal?.aborted) throw CatalogueError.of('OPERATION_CANCELLED');
    asked = true;
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
    if (!asked || arrivals.over) hangUp();
    else arrivals.sayGoodbye(connection, hangUp);
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
  private silence = new Silence(() => this.fail(CatalogueError.of('SERVICE_TIMEOUT')));
  private leave: (() => void) | undefined;

  constructor(private readonly contract: StreamContract) {
    this.silence.endsIn(contract.firstMs);
  }

  take(message: Msg): void {
    if (isNobodyThere(message)) return this.finish({ failure: CatalogueError.of('SERVICE_UNAVAILABLE') });
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
    this.silence.forget();
  }

  /** Stops the producer, then hangs up. One that has not opened yet has no address: it is told as soon as it opens. */
  sayGoodbye(connection: NatsConnection, hangUp: () => void): void {
    this.leave = () => {
      this.say(connection, 'cancel');
      hangUp();
    };
    if (this.producer) return this.leave();
    this.silence.forget();
    this.silence = new Silence(hangUp);
    this.silence.endsIn(this.contract.firstMs);
  }

  private listenOn(message: Msg): void {
    if (!this.producer) {
      this.silence.forget();
      this.silence = new Silence(() => this.lose());
    }
    this.producer = message.reply ?? this.producer;
    this.silence.endsIn(this.contract.idleMs);
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

const lost = (): Arrival => ({ failure: CatalogueError.of('STREAM_INTERRUPTED') });
