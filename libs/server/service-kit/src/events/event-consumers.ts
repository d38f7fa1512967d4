import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModuleRef, Reflector } from '@nestjs/core';
import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { headers, nanos } from '@nats-io/transport-node';
import { PeriodicTask } from '@word-unfolded/primitives';
import { KeyedMutex } from '../concurrency/keyed-mutex.js';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { inRequestContext } from '../observability/correlation.js';
import { LOGGER, type Logger } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { requestContextOf, traceOf } from '../messaging/protocol.js';
import { inSpan } from '../observability/tracing.js';
import { SERVICE_NAME } from '../service/service-name.js';
import { CONSUMPTION, type Consumption } from './consumes.js';
import { EventBus } from './event-bus.js';
import { EVENT_CODE, EventSignatures, ForgedEventError, type ReceivedEvent } from './event-signatures.js';
import type { EventStream } from './event-stream.js';
import { KvProcessedEvents } from './kv-processed-events.js';
import { PROCESSED_EVENTS, type ProcessedEvents } from './processed-events.js';

type Consumer = Consumption & { readonly name: string; readonly method: (payload: unknown) => Promise<void> };

/** How long NATS waits for a sign of life from a handler before it redelivers the event. */
const ACKNOWLEDGE_WITHIN_MS = 30_000;

/**
 * Delays before the second, third, ... attempt, in milliseconds. After the last attempt the event is dead-lettered.
 */
const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];

/** The headers of a dead-lettered event: why it failed, how often, which event it is; and why it was refused. */
export const DEAD = { failure: 'failure', attempts: 'attempts', id: 'event-id', refused: 'refused' } as const;

/** Runs the consumers that are marked with {@link Consumes}. */
@Injectable()
export class EventConsumers {
  private readonly running: ConsumerMessages[] = [];
  private readonly working = new Set<Promise<void>>();
  private readonly inOrder = new KeyedMutex<string>();
  private readonly signatures: EventSignatures;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly bus: EventBus,
    private readonly modules: ModuleRef,
    private readonly remembered: KvProcessedEvents,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly metrics: Metrics,
    @Inject(kitConfiguration.token) configuration: KitConfiguration,
  ) {
    this.signatures = new EventSignatures(configuration);
  }

  async start(): Promise<void> {
    const consumers = this.find();
    if (consumers.length === 0) return;
    const stream = await this.bus.stream();
    await Promise.all(consumers.map((consumer) => this.run(stream, consumer)));
  }

  /** The store of processed events: the service's own database if it has one, otherwise NATS. */
  private get processed(): ProcessedEvents {
    try {
      return this.modules.get<ProcessedEvents>(PROCESSED_EVENTS, { strict: false });
    } catch {
      return this.remembered;
    }
  }

  /** Takes no more events and waits for the current ones. Unacknowledged events are redelivered to another replica. */
  async stop(): Promise<void> {
    for (const messages of this.running) messages.stop();
    await Promise.allSettled(this.working);
  }

  /**
   * Processes a dead-lettered event once more, for the consumer that could not.
   *
   * @throws ForgedEventError for one that no service has signed: a program that may publish on NATS can also write dead letters
   */
  async processDead(
    name: string,
    { id, data, headers: sent }: Omit<ReceivedEvent, 'subject'>,
  ): Promise<void> {
    const consumer = this.find().find((each) => each.name === name);
    if (!consumer) throw new Error(`There is no consumer ${name}.`);
    const { subjectOf } = await this.bus.stream();
    this.signatures.verify({ subject: subjectOf(consumer.event), id, data, headers: sent }, Date.now());
    const payload = consumer.event.payload.parse(JSON.parse(Buffer.from(data).toString()));
    await this.inItsOrder(consumer, payload, () =>
      this.processed.once(consumer.name, id, () => consumer.method(payload)),
    );
  }

  private find(): Consumer[] {
    const instances = [...this.discovery.getProviders(), ...this.discovery.getControllers()]
      .map(({ instance }) => instance as unknown)
      .filter(
        (instance): instance is Record<string, unknown> => typeof instance === 'object' && instance !== null,
      );
    return instances.flatMap((instance) => this.consumersOf(instance));
  }

  private consumersOf(instance: Record<string, unknown>): Consumer[] {
    const prototype = Object.getPrototypeOf(instance) as object | null;
    if (!prototype) return [];
    return this.scanner.getAllMethodNames(prototype).flatMap((key) => {
      const method = instance[key] as (payload: unknown) => Promise<void>;
      const consumption = this.reflector.get<Consumption | undefined>(CONSUMPTION, method);
      if (!consumption) return [];
      return [{ ...consumption, name: `${this.service}-${consumption.as}`, method: method.bind(instance) }];
    });
  }

  private async run(stream: EventStream, consumer: Consumer): Promise<void> {
    const settings = {
      filter_subject: stream.subjectOf(consumer.event),
      ack_wait: nanos(ACKNOWLEDGE_WITHIN_MS),
      max_ack_pending: 256,
    };
    await stream.manager.consumers
      .add(stream.name, {
        durable_name: consumer.name,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ...settings,
      })
      .catch(() => stream.manager.consumers.update(stream.name, consumer.name, settings));
    for (const former of consumer.replaces ?? [])
      await stream.manager.consumers.delete(stream.name, `${this.service}-${former}`).catch(() => false);
    const durable = await stream.client.consumers.get(stream.name, consumer.name);
    const messages = await durable.consume({
      max_messages: 32,
      callback: (message) => {
        const work = this.handle(stream, consumer, message).finally(() => this.working.delete(work));
        this.working.add(work);
      },
    });
    this.running.push(messages);
  }

  private async handle(stream: EventStream, consumer: Consumer, message: JsMsg): Promise<void> {
    const heartbeat = new PeriodicTask({
      intervalMs: ACKNOWLEDGE_WITHIN_MS / 3,
      run: () => message.working(),
      onError: () => {}, // the connection is closed: the event is delivered again
    });
    heartbeat.start();
    const { subject } = consumer.event;
    try {
      this.signatures.verify(
        { subject: message.subject, id: idOf(message), data: message.data, headers: message.headers },
        message.time.getTime(),
      );
      const payload = consumer.event.payload.parse(message.json());
      const outcome = await this.inItsOrder(consumer, payload, () =>
        inRequestContext(requestContextOf(message), () =>
          inSpan(consumer.name, 'consumer', traceOf(message), () =>
            this.processed.once(consumer.name, idOf(message), () => consumer.method(payload)),
          ),
        ),
      );
      message.ack();
      this.metrics.events.inc({ subject, outcome });
    } catch (error) {
      await this.postpone(stream, consumer, message, error);
    } finally {
      void heartbeat.stop();
    }
  }

  private inItsOrder<Result>(
    { name, inOrderOf }: Consumer,
    payload: unknown,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const key = inOrderOf?.(payload);
    return key === undefined ? work() : this.inOrder.run(`${name} ${key}`, work);
  }

  private async postpone(
    stream: EventStream,
    consumer: Consumer,
    message: JsMsg,
    error: unknown,
  ): Promise<void> {
    const { deliveryCount } = message.info;
    const isForged = error instanceof ForgedEventError;
    const lastPause = consumer.retriesForever ? PAUSES_MS.at(-1) : undefined;
    const pause = isForged ? undefined : (PAUSES_MS[deliveryCount - 1] ?? lastPause);
    const fields = {
      err: error,
      consumer: consumer.name,
      event: idOf(message),
      attempt: deliveryCount,
    };
    if (pause !== undefined) {
      this.log.warn(fields, `event failed, next attempt in ${pause / 1000} s`);
      this.metrics.events.inc({ subject: consumer.event.subject, outcome: 'postponed' });
      message.nak(pause);
      return;
    }
    const how = isForged ? 'event refused' : 'event failed after all attempts';
    this.log.error(fields, `${how}, dead-lettered`);
    this.metrics.events.inc({
      subject: consumer.event.subject,
      outcome: isForged ? 'refused' : 'dead-lettered',
    });
    const reasons = headers();
    // What was refused must not be published again in the name of a service.
    if (isForged) reasons.set(DEAD.refused, error.message);
    reasons.set(DEAD.failure, lineOf(error));
    reasons.set(DEAD.attempts, String(deliveryCount));
    reasons.set(DEAD.id, idOf(message));
    const code = message.headers?.get(EVENT_CODE);
    if (code && !isForged) reasons.set(EVENT_CODE, code);
    await stream.client.publish(stream.deadSubjectOf(consumer.name), message.data, {
      msgID: `dead-${consumer.name}-${idOf(message)}`,
      headers: reasons,
    });
    message.term();
  }
}

/** The event id from the publisher. Without one, the sequence number in the stream, which is also unique. */
function idOf(message: JsMsg): string {
  return message.headers?.get('Nats-Msg-Id') || `${message.info.stream}-${message.seq}`;
}

/** A header has one line. */
function lineOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 500);
}
