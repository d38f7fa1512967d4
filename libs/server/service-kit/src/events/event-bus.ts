import { Inject, Injectable } from '@nestjs/common';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { EventContract, PayloadOf, Subject } from '@word-unfolded/contracts';
import { randomUUID } from 'node:crypto';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { NATS_CONNECTION } from '../messaging/nats-connection.js';
import { encode, HEADER } from '../messaging/protocol.js';
import { correlationIdFrom, currentRequestContext } from '../observability/correlation.js';
import { Metrics } from '../observability/metrics.js';
import { outgoingTrace } from '../observability/tracing.js';
import { EVENT_CODE, EventSignatures } from './event-signatures.js';
import { openEventStream, type EventStream } from './event-stream.js';

const ACKNOWLEDGED_WITHIN_MS = 5_000;

/** Publishes durable events. */
@Injectable()
export class EventBus {
  private readonly signatures: EventSignatures;
  private openStream: Promise<EventStream> | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(kitConfiguration.token) private readonly configuration: KitConfiguration,
    private readonly metrics: Metrics,
  ) {
    this.signatures = new EventSignatures(configuration);
  }

  /**
   * Publishes an event. When it returns, the event is on disk and will reach every consumer.
   *
   * @param id publishing an event again with the same id, for example after a timeout, has no effect
   * @throws if the event could not be stored; then it must be published again with the same id
   */
  async publish<Event extends EventContract>(
    event: Event,
    payload: PayloadOf<Event>,
    id: string = randomUUID(),
  ): Promise<void> {
    await this.publishStored(event.subject, event.payload.parse(payload), id);
  }

  /** Publishes an event whose payload was validated when it was stored, such as one from an outbox. */
  async publishStored(subject: Subject, payload: unknown, id: string): Promise<void> {
    const { client, subjectOf } = await this.stream();
    const requestContext = headers();
    requestContext.set(HEADER.correlationId, correlationIdFrom(currentRequestContext()?.correlationId));
    for (const [name, value] of Object.entries(outgoingTrace())) requestContext.set(name, value);
    const [to, body] = [subjectOf({ subject }), encode(payload)];
    requestContext.set(EVENT_CODE, this.signatures.codeOf(to, id, body));
    await client.publish(to, body, {
      msgID: id,
      headers: requestContext,
      timeout: ACKNOWLEDGED_WITHIN_MS,
    });
    this.metrics.events.inc({ subject, outcome: 'published' });
  }

  /** The stream of the bus. It is opened on first use, and again after a failure. */
  stream(): Promise<EventStream> {
    const { SUBJECT_PREFIX, NATS_REPLICAS } = this.configuration;
    this.openStream ??= openEventStream(this.connection, SUBJECT_PREFIX, NATS_REPLICAS).catch(
      (error: unknown) => {
        this.openStream = undefined;
        throw error;
      },
    );
    return this.openStream;
  }
}
