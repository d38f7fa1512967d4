import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import {
  CatalogueError,
  ownerOf,
  parseInput,
  type MessageContract,
  type StreamContract,
} from '@word-unfolded/contracts';
import { isObservable, lastValueFrom } from 'rxjs';
import type { KitConfiguration } from '../configuration/kit.configuration.js';
import { onJourney } from '../observability/correlation.js';
import type { Logger } from '../observability/logger.js';
import type { Metrics } from '../observability/metrics.js';
import { inSpan } from '../observability/tracing.js';
import type { CallContext } from './call-context.js';
import type { HandlerExtras } from './handles.js';
import { InFlight } from './in-flight.js';
import { Patience } from './patience.js';
import { StreamProducer } from './stream-producer.js';
import { decode, encode, encodeError, fullSubject, HEADER, journeyOf, patienceOf, traceOf } from './wire.js';
import { headers } from '@nats-io/transport-node';

/** Something else that takes in work, and has to stop doing so before the process ends. */
export type Intake = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

type AnyContract = MessageContract | StreamContract;
type Handler = (request: unknown, context: CallContext) => unknown;

/**
 * The transport of every service: handlers by contract, over NATS, in a queue group of the service's name.
 *
 * Nest's own NATS transport has no cancellation, no back-pressure, loses an answer that is too large, and at its end
 * waits its whole grace period even when nothing is in flight; this one uses the same client library without these.
 */
export class ContractServer extends Server implements CustomTransportStrategy {
  private readonly subscriptions: Subscription[] = [];
  private readonly streams = new Set<StreamProducer>();
  private readonly inFlight: InFlight;

  constructor(
    private readonly connection: NatsConnection,
    private readonly configuration: KitConfiguration,
    private readonly log: Logger,
    private readonly metrics: Metrics,
    private readonly intakes: readonly Intake[],
  ) {
    super();
    this.inFlight = new InFlight((count) => metrics.inFlight.set(count));
  }

  /** Adds a handler that is not a controller's method. */
  handle(contract: AnyContract, handler: Handler): void {
    this.subscribe(contract, handler);
  }

  listen(ready: (error?: unknown) => void): void {
    for (const handler of this.messageHandlers.values())
      this.subscribe(contractOf(handler), handler as unknown as Handler);
    Promise.all(this.intakes.map((intake) => intake.start()))
      .then(() => this.connection.flush())
      .then(() => ready(), ready);
  }

  /** Takes nothing new, finishes what is in flight within the grace period, and then ends what is still open. */
  async close(): Promise<void> {
    await Promise.all([
      ...this.subscriptions.map((subscription) => subscription.drain()),
      ...this.intakes.map((intake) => intake.stop()),
    ]);
    const grace = timer(this.configuration.SHUTDOWN_GRACE_MS);
    await Promise.race([this.inFlight.none(), grace.promise]);
    grace.clear();
    for (const stream of this.streams) stream.fail(CatalogueError.of('STREAM_INTERRUPTED'));
    await this.connection.flush().catch(() => {});
  }

  override on(): never {
    throw new Error('The contract server has no events of its own; readiness shows its connection.');
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
      this.refuse(contract, message, CatalogueError.of('SERVICE_UNAVAILABLE'));
      return;
    }
    this.inFlight.begin();
    const done = this.metrics.handled.startTimer({ subject: contract.subject });
    const finish = (outcome: string) => {
      done({ outcome });
      this.inFlight.end();
    };
    onJourney(journeyOf(message), () =>
      inSpan(contract.subject, 'server', traceOf(message), () => take(message)),
    ).then(finish, () => finish('failed'));
  }

  private async answer(contract: MessageContract, handler: Handler, message: Msg): Promise<string> {
    const patience = new Patience(patienceOf(message, contract.timeoutMs));
    try {
      const request = parseInput(contract.request, decode(message));
      const response = contract.response.parse(await valueOf(handler(request, contextOf(message, patience))));
      const body = encode(response);
      this.assertCarried(body);
      message.respond(body);
      return 'answered';
    } catch (error) {
      return this.refuse(contract, message, error);
    } finally {
      patience.end();
    }
  }

  private async produce(contract: StreamContract, handler: Handler, message: Msg): Promise<string> {
    if (!message.reply) return 'refused';
    const stream = new StreamProducer(this.connection, contract, message.reply, message);
    this.streams.add(stream);
    try {
      const request = parseInput(contract.request, decode(message));
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

  /** The same source; what it throws is logged here, where it happens. */
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
    return error instanceof CatalogueError ? error.code : 'INTERNAL';
  }

  /** A refusal of the catalogue is an answer like any other; everything else is our fault and is written down whole. */
  private report(contract: AnyContract, error: unknown): void {
    if (error instanceof CatalogueError && error.status < 500)
      this.log.debug({ subject: contract.subject, code: error.code }, 'refused');
    else
      this.log.error(
        { err: error, cause: error instanceof Error ? error.cause : undefined, subject: contract.subject },
        'handler failed',
      );
  }

  /** NATS drops a message that is too large, and its caller would wait in vain. */
  private assertCarried(body: Uint8Array): void {
    const most = this.connection.info?.max_payload ?? Infinity;
    if (body.length > most)
      throw new Error(
        `an answer of ${body.length} bytes is more than the ${most} that NATS carries; page or stream it`,
      );
  }
}

function contextOf(message: Msg, patience: { readonly signal: AbortSignal }): CallContext {
  const { correlationId, language } = journeyOf(message);
  return {
    correlationId,
    language,
    get signal() {
      return patience.signal;
    },
  };
}

function contractOf(handler: MessageHandler): AnyContract {
  const { contract } = (handler.extras ?? {}) as HandlerExtras;
  if (!contract)
    throw new Error('Every handler names its contract: use @Handles or @Streams instead of @MessagePattern.');
  return contract;
}

/** What a handler gives: Nest hands an error that it has caught on as an observable. */
async function valueOf(result: unknown): Promise<unknown> {
  const settled = await result;
  return isObservable(settled) ? lastValueFrom(settled) : settled;
}

function timer(milliseconds: number): { promise: Promise<void>; clear: () => void } {
  let handle: NodeJS.Timeout;
  const promise = new Promise<void>((resolve) => {
    handle = setTimeout(resolve, milliseconds);
  });
  return { promise, clear: () => clearTimeout(handle) };
}
