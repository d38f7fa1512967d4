import type { Msg, MsgHdrs, NatsConnection, Subscription } from '@nats-io/transport-node';
import { AppError } from '@word-unfolded/contracts';
import { inboxOf } from '../nats-connection.js';
import { HEADER, hasNoResponders } from '../protocol.js';
import { IdleTimeout } from '../streams/idle-timeout.js';
import { CallWatch, type Destination } from './call-watch.js';
import { NoReplicaError } from './lost-call.js';
import { encodeAsked, LOCATED, locatedIn, locateSubject } from './locating.js';

/** Interval of the rounds in which the replicas are asked for calls without a response, in milliseconds. */
const ROUND_MS = 250;

/** Reply tokens: the existence of a replica, and the calls at a service. Calls have numbers. */
const REPLICA = 'replica:';
const SERVICE = `${LOCATED}:`;

/** A call to send. */
export type Call = {
  readonly service: string;
  /** The subject of the contract, or that of one replica. */
  readonly subject: string;
  readonly body: Uint8Array;
  readonly headers: MsgHdrs;
  readonly timeoutMs: number;
  readonly isProbe?: boolean | undefined;
};

type Pending = { readonly answer: (message: Msg) => void; readonly fail: (error: Error) => void };

/**
 * The calls of this process that wait for a response, over one inbox, and its streams that are not open yet. Those that
 * are not answered soon are watched: see `locating.ts` for the questions and {@link CallWatch} for the conclusions. In addition, a message is sent to the
 * subject of each replica that has calls. It exists as long as the replica is connected, so that NATS itself reports
 * the death of a process at once.
 */
export class PendingCalls {
  private readonly inbox: string;
  private readonly calls = new Map<string, Pending>();
  private readonly watch = new CallWatch();
  private subscription: Subscription | undefined;
  private rounds: NodeJS.Timeout | undefined;
  private sent = 0;

  constructor(
    private readonly connection: NatsConnection,
    private readonly prefix: string,
  ) {
    this.inbox = inboxOf(connection);
  }

  /**
   * Sends a call and waits for its response.
   *
   * @throws LostCall if it will not be answered; AppError SERVICE_UNAVAILABLE if the subject has no handler;
   *   SERVICE_TIMEOUT; an error of NATS if the connection is closed
   */
  async send({ service, subject, body, headers, timeoutMs, isProbe = false }: Call): Promise<Msg> {
    this.listen();
    this.sent += 1;
    const name = String(this.sent);
    const time = new IdleTimeout(() => this.calls.get(name)?.fail(AppError.of('SERVICE_TIMEOUT')));
    let isAnswered = false;
    try {
      return await new Promise<Msg>((resolve, fail) => {
        const answer = (message: Msg) => {
          isAnswered = true;
          resolve(message);
        };
        this.calls.set(name, { answer, fail });
        this.watch.begin(name, { service, lose: fail, isProbe });
        this.startRounds();
        time.endsIn(timeoutMs);
        headers.set(HEADER.reportAcceptance, '1');
        this.connection.publish(subject, body, { reply: `${this.inbox}.${name}`, headers });
      });
    } finally {
      time.forget();
      this.calls.delete(name);
      this.watch.end(name, isAnswered);
    }
  }

  /** Where to send the next call of a service. See {@link CallWatch.destinationOf}. */
  destinationOf(service: string, mayProbe: boolean): Destination {
    return this.watch.destinationOf(service, mayProbe);
  }

  /**
   * Watches the request of a stream, which has an inbox of its own, until a replica opens the stream.
   *
   * @param reply the inbox of the stream, by which the replicas know the request
   * @param lose called if no replica will open the stream
   * @returns a function that ends the watch
   */
  watchOpening(service: string, reply: string, lose: () => void): () => void {
    this.listen();
    this.watch.begin(reply, { service, lose });
    this.startRounds();
    return () => this.watch.end(reply);
  }

  private listen(): void {
    if (this.subscription && !this.subscription.isClosed()) return;
    this.subscription = this.connection.subscribe(`${this.inbox}.*`, {
      callback: (error, message) => {
        if (!error) this.take(message);
      },
    });
    void this.subscription.closed.then(() => this.watch.loseAll());
  }

  private take(message: Msg): void {
    const name = message.subject.slice(this.inbox.length + 1);
    if (name.startsWith(REPLICA)) {
      if (hasNoResponders(message)) this.watch.replicaGone(name.slice(REPLICA.length).replaceAll('~', '.'));
    } else if (name.startsWith(SERVICE)) this.takeLocated(name.slice(SERVICE.length), message);
    else this.takeAnswer(name, message);
  }

  private takeLocated(service: string, message: Msg): void {
    if (hasNoResponders(message)) return this.watch.serviceGone(service);
    const located = locatedIn(message);
    if (located && message.reply) this.watch.located(service, message.reply, located);
  }

  private takeAnswer(name: string, message: Msg): void {
    const call = this.calls.get(name);
    if (!call) return;
    if (hasNoResponders(message))
      call.fail(AppError.with('SERVICE_UNAVAILABLE', {}, { cause: new NoReplicaError() }));
    else if (message.headers?.has(HEADER.accepted) && message.reply)
      this.watch.acceptedByMute(name, message.reply);
    else call.answer(message);
  }

  /** Asks periodically while calls are waiting. */
  private startRounds(): void {
    this.rounds ??= setInterval(() => {
      if (this.watch.size > 0 && !this.connection.isClosed()) return this.ask();
      clearInterval(this.rounds);
      this.rounds = undefined;
    }, ROUND_MS).unref();
  }

  private ask(): void {
    const { byService, replicas } = this.watch.nextRound();
    for (const [service, names] of byService)
      this.connection.publish(locateSubject(this.prefix, service), encodeAsked(names), {
        reply: `${this.inbox}.${SERVICE}${service}`,
      });
    for (const replica of replicas)
      this.connection.publish(replica, undefined, {
        // A single token, like the ids of calls.
        reply: `${this.inbox}.${REPLICA}${replica.replaceAll('.', '~')}`,
      });
  }
}
