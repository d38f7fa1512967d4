import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Subject } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { EventBus, LOGGER, inRequestContext, type Logger } from '@word-unfolded/service-kit';
import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { OutboxStore } from './outbox.store.js';
import type { OutboxRecord } from './outbox.schema.js';

/** Polling interval for events that another process left in the outbox, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** How long a relay may take to publish an event before another relay may claim it, in milliseconds. */
const TAKEN_FOR_MS = 15_000;

/** Publishes the events of the outbox: immediately after their transaction, and again until it succeeds. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.publishAll(),
    onError: (error) => this.log.warn({ err: error }, 'publishing the outbox failed; it will be retried'),
  });

  constructor(
    private readonly store: OutboxStore,
    private readonly bus: EventBus,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Notifies the relay that there may be events to publish. */
  wake(): void {
    this.task.wake();
  }

  private async publishAll(): Promise<void> {
    for (;;) {
      const record = await this.store.take(new Date(), TAKEN_FOR_MS);
      if (!record) return;
      await this.publish(record);
      await this.store.remove(record._id);
    }
  }

  private publish({ _id, subject, payload, correlationId }: OutboxRecord): Promise<void> {
    return inRequestContext({ correlationId, language: DEFAULT_LANGUAGE }, () =>
      this.bus.publishStored(subject as Subject, payload, _id),
    );
  }
}
