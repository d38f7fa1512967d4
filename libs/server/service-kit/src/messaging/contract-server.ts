import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import {
  createInbox,
  headers,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import {
  AppError,
  ownerOf,
  parseInput,
  refusalOf,
  type MessageContract,
  type StreamContract,
} from '@word-unfolded/contracts';
import { valueWithin } from '@word-unfolded/primitives';
import { isObservable, lastValueFrom } from 'rxjs';
import type { KitConfiguration } from '../configuration/kit.configuration.js';
import { currentRequestContext, inRequestContext } from '../observability/correlation.js';
import type { Logger } from '../observability/logger.js';
import type { Metrics } from '../observability/metrics.js';
import { inSpan } from '../observability/tracing.js';
import type { CallContext } from './call-context.js';
import { CallerSignatures } from './caller-signatures.js';
import type { HandlerExtras } from './handles.js';
import { InFlight } from './in-flight.js';
import { CallDeadline } from './call-deadline.js';
import { StreamProducer } from './streams/stream-producer.js';
import { inCall } from './current-call.js';
import {
  commandOf,
  deadlineOf,
  decode,
  encode,
  encodeError,
  fullSubject,
  HEADER,
  requestContextOf,
  traceOf,
} from './protocol.js';

/** Another component that accepts work, and must stop accepting it before the process ends. */
export type Intake = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

/** A call without a signature counts as one of a visitor. */
const VISITOR = { kind: 'visitor' } as const;

type AnyContract = MessageContract | StreamContract;
type Handler = (request: unknown, context: CallContext) => unknown;

/**
 * The transport of every service: handlers by contract, over NATS, in a queue group with the service's name.
 *
 * Nest's own NATS transport has no cancellation and no back-pressure, loses a response that is too large, and always
 * waits its whole grace period at shutdown. This transport uses the same client library without these problems.
 */
export class ContractServer extends Server implements CustomTransportStrategy {
  private readonly subscriptions: Subscription[] = [];
  private readonly streams = new Set<StreamProducer>();
  private readonly inFlight: InFlight;
  private readonly signatures: CallerSignatures;
  /** The subject of this process. It exists as long as the process lives. */
  private readonly presence = createInbox();

  constructor(
    private readonly connection: NatsConnection,
    private readonly configuration: KitConfiguration,
    private readonly log: Logger,
    private readonly metrics: Metrics,
    private readonly intakes: readonly Intake[],
  ) {
    super();
    this.signatures = new CallerSignatures(configuration);
    this.inFlight = new InFlight((count) => metrics.inFlight.set(count));
  }

  /** Adds a handler that is not a method of a controller. */
  handle(contract: AnyContract, handler: Handler): void {
    this.subscribe(contract, handler);
  }

  listen(ready: (error?: unknown) => void): void {
    // The subscription ends with the connection, after the last response.
    this.connection.subscribe(this.presence, { callback: () => {} });
    for (const handler of this.messageHandlers.values())
      this.subscribe(contractOf(handler), handler as unknown as Handler);
    Promise.all(this.intakes.map((intake) => intake.start()))
      .then(() => this.connection.flush())
      .then(() => ready(), ready);
  }

  /** Accepts no new calls, finishes the current ones within the grace period, and then aborts the rest. */
  async close(): Promise<void> {
    await Promise.all([
      ...this.subscriptions.map((subscription) => subscription.drain()),
      ...this.intakes.map((intake) => intake.stop()),
    ]);
    await valueWithin(this.inFlight.none(), this.configuration.SHUTDOWN_GRACE_MS);
    for (const stream of this.streams) stream.fail(AppError.of('STREAM_INTERRUPTED'));
    await this.connection.flush().catch(() => {});
  }

  override on(): never {
    throw new Error('The contract server emits no events; readiness reports the state of its connection.');
  }

  override unwrap<T>(): T {
    return this.connection as T;
  }

  private subscribe(contract: AnyContract, handler: Handler): void {
    const subject = fullSubject(this.configuration.SUBJECT_PREFIX, contract.subject);
    const take = (message: Msg) =>
      contract.kind === 'message'
        ? this.answer(contract, handler, message)
        : this.produce(contract, handler, message);
    this.subscriptions.push(
      this.connection.subscribe(subject, {
        queue: ownerOf(contract),
        callback: (error, message) => {
          if (error) this.log.warn({ err: error, subject }, 'subscription failed');
          else this.track(contract, message, take);
        },
      }),
    );
  }

  private track(contract: AnyContract, message: Msg, take: (message: Msg) => Promise<string>): void {
    if (this.inFlight.size >= this.configuration.MAX_CALLS_IN_FLIGHT) {
      this.refuse(contract, message, AppError.of('SERVICE_UNAVAILABLE'));
      return;
    }
    // The message is too old, for example because the process was suspended. The caller has already received a timeout,
    // and may have retried.
    if (deadlineOf(message, waitOf(contract)) <= Date.now()) {
      this.refuse(contract, message, AppError.of('SERVICE_TIMEOUT'));
      return;
    }
    const caller = this.signatures.callerOf(message);
    if (caller === 'forged') {
      this.log.warn({ subject: contract.subject }, 'a call with a wrong signature was refused');
      this.refuse(contract, message, AppError.of('CALLER_REFUSED'));
      return;
    }
    this.inFlight.begin();
    if (contract.kind === 'message') this.reportAcceptance(message);
    const done = this.metrics.handled.startTimer({ subject: contract.subject });
    const finish = (outcome: string) => {
      done({ outcome });
      this.inFlight.end();
    };
    inRequestContext({ ...requestContextOf(message), caller: caller ?? VISITOR }, () =>
      inSpan(contract.subject, 'server', traceOf(message), () => take(message)),
    ).then(finish, () => finish('failed'));
  }

  /** Tells the caller which replica accepted the call, so that it detects at once if this process dies. */
  private reportAcceptance(message: Msg): void {
    if (!message.reply || !message.headers?.has(HEADER.reportAcceptance)) return;
    const acceptance = headers();
    acceptance.set(HEADER.accepted, '1');
    this.connection.publish(message.reply, undefined, { reply: this.presence, headers: acceptance });
  }

  private async answer(contract: MessageContract, handler: Handler, message: Msg): Promise<string> {
    const { subject, timeoutMs } = contract;
    const deadline = deadlineOf(message, timeoutMs);
    const callDeadline = new CallDeadline(deadline - Date.now());
    try {
      const request = this.requestOf(contract, message);
      const command = commandOf(message);
      const result = await inCall({ subject, deadline, ...(command && { command }) }, () =>
        valueOf(handler(request, contextOf(message, callDeadline))),
      );
      const response = contract.response.parse(result);
      const body = encode(response);
      this.assertCarried(body);
      message.respond(body);
      return 'answered';
    } catch (error) {
      return this.refuse(contract, message, error);
    } finally {
      callDeadline.end();
    }
  }

  private async produce(contract: StreamContract, handler: Handler, message: Msg): Promise<string> {
    if (!message.reply) return 'refused';
    const stream = new StreamProducer(this.connection, contract, message.reply, message);
    this.streams.add(stream);
    try {
      const request = this.requestOf(contract, message);
      const source = await valueOf(handler(request, contextOf(message, stream)));
      const outcome = await stream.send(this.reporting(contract, source as AsyncIterable<unknown>));
      return outcome;
    } catch (error) {
      this.report(contract, error);
      stream.fail(error);
      return 'refused';
    } finally {
      stream.close();
      this.streams.delete(stream);
    }
  }

  /** The request of a message, if its caller may send it. @throws AppError why it may not; VALIDATION_FAILED */
  private requestOf(contract: AnyContract, message: Msg): unknown {
    const request = parseInput(contract.request, decode(message));
    const isUnsigned = !message.headers?.has(HEADER.caller);
    if (isUnsigned && this.configuration.UNSIGNED_CALLS === 'accept') return request;
    const refusal = refusalOf(contract, request, currentRequestContext()?.caller);
    if (refusal) throw refusal;
    return request;
  }

  /** Wraps the source, to log its errors where they happen. */
  private async *reporting(
    contract: StreamContract,
    source: AsyncIterable<unknown>,
  ): AsyncGenerator<unknown> {
    try {
      yield* source;
    } catch (error) {
      this.report(contract, error);
      throw error;
    }
  }

  private refuse(contract: AnyContract, message: Msg, error: unknown): string {
    this.report(contract, error);
    const failed = headers();
    failed.set(HEADER.failed, '1');
    if (contract.kind === 'stream') failed.set(HEADER.frame, 'error');
    message.respond(encodeError(error), { headers: failed });
    return error instanceof AppError ? error.code : 'INTERNAL';
  }

  /** An AppError is a normal response. Any other error is a defect and is logged completely. */
  private report(contract: AnyContract, error: unknown): void {
    if (error instanceof AppError && error.status < 500)
      this.log.debug({ subject: contract.subject, code: error.code }, 'refused');
    else
      this.log.error(
        { err: error, cause: error instanceof Error ? error.cause : undefined, subject: contract.subject },
        'handler failed',
      );
  }

  /** NATS drops a message that is too large, and the caller would wait until its timeout. */
  private assertCarried(body: Uint8Array): void {
    const most = this.connection.info?.max_payload ?? Infinity;
    if (body.length > most)
      throw new Error(
        `a response of ${body.length} bytes exceeds the maximum payload of NATS (${most}); use pages or a stream`,
      );
  }
}

/** How long the caller of a contract waits, in milliseconds: for a response, or for the start of a stream. */
function waitOf(contract: AnyContract): number {
  return contract.kind === 'message' ? contract.timeoutMs : contract.firstMs;
}

function contextOf(message: Msg, callDeadline: { readonly signal: AbortSignal }): CallContext {
  const {
    correlationId,
    language,
    timeZone,
    caller = VISITOR,
  } = currentRequestContext() ?? requestContextOf(message);
  return {
    correlationId,
    language,
    ...(timeZone && { timeZone }),
    caller,
    get signal() {
      return callDeadline.signal;
    },
  };
}

function contractOf(handler: MessageHandler): AnyContract {
  const { contract } = (handler.extras ?? {}) as HandlerExtras;
  if (!contract)
    throw new Error('Every handler needs a contract: use @Handles or @Streams instead of @MessagePattern.');
  return contract;
}

/** The result of a handler. Nest returns an error that it caught as an observable. */
async function valueOf(result: unknown): Promise<unknown> {
  const settled = await result;
  return isObservable(settled) ? lastValueFrom(settled) : settled;
}
