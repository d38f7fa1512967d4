import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Subject } from '@word-unfolded/contracts';
import { EventBus, LOGGER, onJourney, type Logger } from '@word-unfolded/service-kit';
import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { OutboxStore } from './outbox.store.js';
import type { OutboxRecord } from './outbox.schema.js';

/** How often the outbox is looked at for what another process left behind, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** How long one relay has for publishing an event before another may try, in milliseconds. */
const TAKEN_FOR_MS = 15_000;

/** Publishes what is in the outbox, at once after its transaction and again until it is done. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly store: OutboxStore,
    private readonly bus: EventBus,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }

  /** Says that there may be something to publish. */
  wake(): void {
    if (this.timer === undefined) return;
    this.again = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    try {
      while (this.again && this.timer !== undefined) {
        this.again = false;
        await this.publishAll();
      }
    } catch (error) {
      this.log.warn({ err: error }, 'the outbox is not empty, and is tried again');
    }
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
    return onJourney({ correlationId, language: DEFAULT_LANGUAGE }, () =>
      this.bus.publishStored(subject as Subject, payload, _id),
    );
  }
}
