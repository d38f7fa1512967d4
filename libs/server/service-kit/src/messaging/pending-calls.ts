import {
  createInbox,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { AppError } from '@word-unfolded/contracts';
import { hasNoResponders } from './streams/frames.js';
import { IdleTimeout } from './streams/idle-timeout.js';
import { HEADER } from './protocol.js';

/** Interval of the liveness checks of replicas that have accepted calls, in milliseconds. */
const CHECK_EVERY_MS = 250;

/** Prefix of the reply tokens of liveness checks. */
const REPLICA = 'replica:';

/** The target of a liveness check. */
export type Call = {
  readonly subject: string;
  readonly body: Uint8Array;
  readonly headers: MsgHdrs;
  readonly timeoutMs: number;
};

type Pending = {
  readonly answer: (message: Msg) => void;
  readonly fail: (error: AppError) => void;
  /** The subject of the replica that accepted the call. Undefined until the replica has reported it. */
  acceptedBy?: string;
};

/**
 * The calls of this process that wait for a response, over one inbox.
 *
 * The replica that accepts a call reports its own subject, which exists as long as the replica lives. If a call is not
 * answered soon, the process sends messages to that subject. If the replica was killed, NATS reports that the subject
 * has no subscribers, and the call fails at once. A replica that is only slow or suspended is still waited for.
 */
export class PendingCalls {
  private readonly inbox = createInbox();
  private readonly calls = new Map<string, Pending>();
  private subscription: Subscription | undefined;
  private checkTimer: NodeJS.Timeout | undefined;
  private sent = 0;

  constructor(private readonly connection: NatsConnection) {}

  /**
   * Sends a call and waits for its response.
   *
   * @throws AppError SERVICE_UNAVAILABLE if the subject has no handler; SERVICE_TIMEOUT; OUTCOME_UNKNOWN if the replica
   *   that
   *   accepted the call has died; an error of NATS if the connection is closed
   */
  async send({ subject, body, headers, timeoutMs }: Call): Promise<Msg> {
    this.listen();
    this.sent += 1;
    const name = String(this.sent);
    const time = new IdleTimeout(() => this.calls.get(name)?.fail(AppError.of('SERVICE_TIMEOUT')));
    try {
      return await new Promise<Msg>((answer, fail) => {
        this.calls.set(name, { answer, fail });
        this.checkReplicas();
        time.endsIn(timeoutMs);
        headers.set(HEADER.reportAcceptance, '1');
        this.connection.publish(subject, body, { reply: `${this.inbox}.${name}`, headers });
      });
    } finally {
      time.forget();
      this.calls.delete(name);
    }
  }

  private listen(): void {
    if (this.subscription && !this.subscription.isClosed()) return;
    this.subscription = this.connection.subscribe(`${this.inbox}.*`, {
      callback: (error, message) => {
        if (!error) this.take(message);
      },
    });
    void this.subscription.closed.then(() => this.failAll());
  }

  private take(message: Msg): void {
    const name = message.subject.slice(this.inbox.length + 1);
    if (name.startsWith(REPLICA)) {
      if (hasNoResponders(message)) this.failCallsOf(name.slice(REPLICA.length).replaceAll('~', '.'));
      return;
    }
    const call = this.calls.get(name);
    if (!call) return;
    if (hasNoResponders(message)) call.fail(AppError.of('SERVICE_UNAVAILABLE'));
    else if (message.headers?.has(HEADER.accepted) && message.reply) call.acceptedBy = message.reply;
    else call.answer(message);
  }

  /** Checks periodically while calls are waiting. */
  private checkReplicas(): void {
    this.checkTimer ??= setInterval(() => {
      if (this.calls.size === 0 || this.connection.isClosed()) {
        clearInterval(this.checkTimer);
        this.checkTimer = undefined;
        return;
      }
      for (const replica of new Set([...this.calls.values()].map(({ acceptedBy }) => acceptedBy)))
        if (replica !== undefined) this.ping(replica);
    }, CHECK_EVERY_MS).unref();
  }

  private ping(replica: string): void {
    // A single token, like the ids of calls.
    const name = `${REPLICA}${replica.replaceAll('.', '~')}`;
    this.connection.publish(replica, undefined, { reply: `${this.inbox}.${name}` });
  }

  private failCallsOf(replica: string): void {
    for (const { acceptedBy, fail } of this.calls.values())
      if (acceptedBy === replica) fail(AppError.of('OUTCOME_UNKNOWN'));
  }

  private failAll(): void {
    for (const { fail } of this.calls.values()) fail(AppError.of('OUTCOME_UNKNOWN'));
  }
}
