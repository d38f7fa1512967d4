import { Inject, Injectable } from '@nestjs/common';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { EventContract, PayloadOf, Subject } from '@word-unfolded/contracts';
import { randomUUID } from 'node:crypto';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { NATS_CONNECTION } from '../messaging/nats-connection.js';
import { encode, HEADER } from '../messaging/wire.js';
import { correlationIdFrom, currentJourney } from '../observability/correlation.js';
import { Metrics } from '../observability/metrics.js';
import { openEventStream, type EventStream } from './event-stream.js';

const ACKNOWLEDGED_WITHIN_MS = 5_000;

/** Publishes facts that must not be lost. */
@Injectable()
export class EventBus {
  private opened: Promise<EventStream> | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(kitConfiguration.token) private readonly configuration: KitConfiguration,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Publishes an event. When it returns, the event is on disk and every consumer will get it.
   *
   * @param id the same id is the same event: publishing it again, such as after a time-out, adds nothing
   * @throws when the event could not be stored; then it must be published again with the same id
   */
  async publish<Event extends EventContract>(
    event: Event,
    payload: PayloadOf<Event>,
    id: string = randomUUID(),
  ): Promise<void> {
    await this.publishStored(event.subject, event.payload.parse(payload), id);
  }

  /** Publishes an event whose payload was checked when it was stored, such as one from an outbox. */
  async publishStored(subject: Subject, payload: unknown, id: string): Promise<void> {
    const { client, subjectOf } = await this.stream();
    const journey = headers();
    journey.set(HEADER.correlationId, correlationIdFrom(currentJourney()?.correlationId));
    await client.publish(subjectOf({ subject }), encode(payload), {
      msgID: id,
      headers: journey,
      timeout: ACKNOWLEDGED_WITHIN_MS,
    });
    this.metrics.events.inc({ subject, outcome: 'published' });
  }

  /** The stream behind the bus; opened on first use, and again if that failed. */
  stream(): Promise<EventStream> {
    this.opened ??= openEventStream(this.connection, this.configuration.SUBJECT_PREFIX).catch(
      (error: unknown) => {
        this.opened = undefined;
        throw error;
      },
    );
    return this.opened;
  }
}
