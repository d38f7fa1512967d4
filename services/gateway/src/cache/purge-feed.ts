import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { contentPurged, SERVICES } from '@word-unfolded/contracts';
import {
  eventSubject,
  kitConfiguration,
  LOGGER,
  NATS_CONNECTION,
  type KitConfiguration,
  type Logger,
} from '@word-unfolded/service-kit';
import { AnswerCache } from './answer-cache.js';

/**
 * Forgets cached responses when a service has purged them. Every gateway hears each purge: they subscribe to the events
 * themselves, without a queue group. What was published while the connection was lost is not heard, so the whole cache
 * is forgotten when it is back.
 */
@Injectable()
export class PurgeFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private subscriptions: Subscription[] = [];

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(kitConfiguration.token) private readonly kit: KitConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly cache: AnswerCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const events = SERVICES.map((service) => contentPurged(service));
    this.subscriptions = events.map((event) =>
      this.connection.subscribe(eventSubject(this.kit.SUBJECT_PREFIX, event), {
        callback: (error, message) => {
          if (!error) this.apply(event, message);
        },
      }),
    );
    void this.clearAfterOutages();
    await this.connection.flush();
  }

  onModuleDestroy(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  private apply({ payload, subject }: ReturnType<typeof contentPurged>, message: Msg): void {
    try {
      this.cache.purge(payload.parse(message.json()).tags);
    } catch (error) {
      this.log.error({ err: error, subject }, 'a purge is malformed; the whole cache is forgotten');
      this.cache.clear();
    }
  }

  /** Ends with the connection. */
  private async clearAfterOutages(): Promise<void> {
    for await (const { type } of this.connection.status()) if (type === 'reconnect') this.cache.clear();
  }
}
