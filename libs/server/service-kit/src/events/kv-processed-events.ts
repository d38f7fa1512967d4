import { Inject, Injectable } from '@nestjs/common';
import { jetstream } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { createHash } from 'node:crypto';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { NATS_CONNECTION } from '../messaging/nats-connection.js';
import type { ProcessedEvents } from './processed-events.js';

/** As long as an event can be redelivered. */
const REMEMBERED_MS = 31 * 86_400_000;

/** The default store for services without a database: records processed events in a NATS key-value bucket. */
@Injectable()
export class KvProcessedEvents implements ProcessedEvents {
  private bucket: Promise<KV> | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(kitConfiguration.token) private readonly configuration: KitConfiguration,
  ) {}

  async once(consumer: string, eventId: string, work: () => Promise<void>): Promise<'done' | 'repeated'> {
    const bucket = await this.open();
    const key = `${consumer}.${createHash('sha256').update(eventId).digest('base64url')}`;
    if (await bucket.get(key)) return 'repeated';
    await work();
    await bucket.put(key, new Date().toISOString());
    return 'done';
  }

  /** Opened on first use, and again after a failure. */
  private open(): Promise<KV> {
    this.bucket ??= new Kvm(jetstream(this.connection))
      .create(`${this.configuration.SUBJECT_PREFIX}-processed`, {
        ttl: REMEMBERED_MS,
        history: 1,
        replicas: this.configuration.NATS_REPLICAS,
      })
      .catch((error: unknown) => {
        this.bucket = undefined;
        throw error;
      });
    return this.bucket;
  }
}
