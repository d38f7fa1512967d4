import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import {
  AppError,
  ownerOf,
  parseInput,
  refusalOf,
  type MessageCaller,
  type MessageContract,
  type ServiceName,
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
import { ReplicaPresence } from './calls/replica-presence.js';
import type { HandlerExtras } from './handles.js';
import { InFlight } from './in-flight.js';
import { Responses } from './responses.js';
import { CallDeadline } from './call-deadline.js';
import { StreamProducer } from './streams/stream-producer.js';
import { inCall } from './current-call.js';
import { commandOf, deadlineOf, decode, fullSubject, HEADER, requestContextOf, traceOf } from './protocol.js';

/** Another component that accepts work, and must stop accepting it before the process ends. */
export type Intake = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

/** Why a call was refused, for operators. */
const REFUSED = {
  forged: 'a call with a wrong signature was refused: CALLER_SECRET differs, or a stranger sends calls',
  late: 'a call was refused because its deadline is long past: the clocks of two machines differ, or a stranger repeats a call',
} as const;

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
  private readonly presence: ReplicaPresence;
  private readonly responses: Responses;
  /** What to do with a call, by its subject. */
  private readonly takers = new Map<string, (message: Msg) => void>();
  private readonly owners = new Set<ServiceName>();

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
    this.presence = new ReplicaPresence(connection, configuration.SUBJECT_PREFIX);
    this.responses = new Responses(connection, log);
  }

  /** Adds a handler that is not a method of a controller. */
  handle(contract: AnyContract, handler: Handler): void {
    this.subscribe(contract, handler);
  }

  listen(ready: (error?: unknown) => void): void {
    for (const handler of this.messageHandlers.values())
      this.subscribe(contractOf(handler), handler as unknown as Handler);
    this.presence.listen(this.owners, (subject, message) => {
      this.takers.get(subject)?.(message);
      return this.takers.has(subject);
    });
    Promise.all(this.intakes.map((intake) => intake.start()))
      .then(() => this.connection.flush())
      .then(() => ready(), ready);
  }

  /** Accepts no new calls, finishes the current ones within the grace period, and then aborts the rest. */
  async close(): Promise<void> {
    this.presence.close();
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
    const process = (message: Msg) =>
      contract.kind === 'message'
        ? this.answer(contract, handler, message)
        : this.produce(contract, handler, message);
    const take = (message: Msg) => this.track(contract, message, process);
    this.takers.set(subject, take);
    this.owners.add(ownerOf(contract));
    this.subscriptions.push(
      this.connection.subscribe(subject, {
        queue: ownerOf(contract),
        callback: (error, message) => {
          if (error) this.log.warn({ err: error, subject }, 'subscription failed');
          else take(message);
        },
      }),
    );
  }

  private track(contract: AnyContract, message: Msg, process: (message: Msg) => Promise<string>): void {
    if (this.inFlight.size >= this.configuration.MAX_CALLS_IN_FLIGHT) {
      this.responses.refuse(contract, message, AppError.of('SERVICE_UNAVAILABLE'));
      return;
    }
    // The message is too old, for example because the process was suspended. The caller has already received a timeout,
    // and may have retried.
    if (deadlineOf(message, waitOf(contract)) <= Date.now()) {
      this.responses.refuse(contract, message, AppError.of('SERVICE_TIMEOUT'));
      return;
    }
    const subject = fullSubject(this.configuration.SUBJECT_PREFIX, contract.subject);
    const { data, headers: sent } = message;
    const caller = this.signatures.callerOf({ subject, data, ...(sent && { headers: sent }) });
    if (caller === 'forged' || caller === 'late') {
      this.log.warn({ subject: contract.subject }, REFUSED[caller]);
      this.responses.refuse(contract, message, AppError.of('CALLER_REFUSED'));
      return;
    }
    this.inFlight.begin();
    this.presence.begin(message);
    const done = this.metrics.handled.startTimer({ subject: contract.subject });
    const finish = (outcome: string) => {
      done({ outcome });
      this.presence.end(message);
      this.inFlight.end();
    };
    inRequestContext({ ...requestContextOf(message), caller: caller ?? VISITOR }, () =>
      inSpan(contract.subject, 'server', traceOf(message), () => process(message)),
    ).then(finish, () => finish('failed'));
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
      this.responses.send(message, response);
      return 'answered';
    } catch (error) {
      return this.responses.refuse(contract, message, error);
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
      const outcome = await stream.send(this.responses.reporting(contract, source as AsyncIterable<unknown>));
      return outcome;
    } catch (error) {
      this.responses.report(contract, error);
      stream.fail(error);
      return 'refused';
    } finally {
      stream.close();
      this.streams.delete(stream);
    }
  }

  /** The request of a message, if its caller may send it. @throws AppError why it may not; VALIDATION_FAILED */
  private requestOf(contract: AnyContract, message: Msg): unknown {
    const isUnsigned = !message.headers?.has(HEADER.caller);
    if (isUnsigned && this.configuration.UNSIGNED_CALLS === 'accept')
      return parseInput(contract.request, decode(message));
    const { caller } = currentRequestContext() ?? {};
    // First what does not depend on the request, so that others learn nothing about its shape.
    assertMaySend(contract, undefined, caller);
    const request = parseInput(contract.request, decode(message));
    assertMaySend(contract, request, caller);
    return request;
  }
}

/** @throws AppError why a caller may not send a request */
function assertMaySend(contract: AnyContract, request: unknown, caller: MessageCaller | undefined): void {
  const refusal = refusalOf(contract, request, caller);
  if (refusal) throw refusal;
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
