import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { UsageAmountsSpent } from '@word-unfolded/contracts';
import { EventBus, LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { outboxKey, OUTBOX_PARTS } from './usage-keys.js';

/** How often the outboxes are looked at for what another process left behind, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Events that are published at a time. */
const BATCH = 100;

/**
 * Publishes what was settled, at once and again until it is done. An outbox is written in the step that charges, so that a process
 * may be killed anywhere after it. Several may publish the same event: its id makes it one.
 */
@Injectable()
export class SpentRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private readonly toLookAt = new Set<string>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly bus: EventBus,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(...OUTBOX_PARTS), LOOK_EVERY_MS);
    this.wake(...OUTBOX_PARTS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }

  /** Says in which parts there may be something to publish. */
  wake(...parts: readonly string[]): void {
    if (this.timer === undefined || this.redis.status !== 'ready') return;
    for (const part of parts) this.toLookAt.add(part);
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    try {
      while (this.toLookAt.size > 0) {
        const parts = [...this.toLookAt];
        this.toLookAt.clear();
        await Promise.all(parts.map((part) => this.publishAll(outboxKey(part))));
      }
    } catch (error) {
      this.log.warn({ err: error }, 'what was used is not all published, and is tried again');
    }
  }

  private async publishAll(outbox: string): Promise<void> {
    for (;;) {
      const entries = await this.redis.xrange(outbox, '-', '+', 'COUNT', BATCH);
      if (entries.length === 0) return;
      await Promise.all(entries.map(([, fields]) => this.publish(fields[1] ?? '')));
      await this.redis.xdel(outbox, ...entries.map(([id]) => id));
      if (entries.length < BATCH) return;
    }
  }

  private async publish(written: string): Promise<void> {
    const spent = UsageAmountsSpent.payload.parse(JSON.parse(written));
    await this.bus.publish(UsageAmountsSpent, spent, `${spent.day} ${spent.payer.id} ${spent.id}`);
  }
}
