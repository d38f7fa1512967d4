import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { UsageCharged } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { EventBus, LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { outboxKey, OUTBOX_PARTS } from './usage-keys.js';

/** Polling interval for events that another process left in the outboxes, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Number of events per batch. */
const BATCH = 100;

/**
 * Publishes settled amounts: immediately, and again until it succeeds. The outbox is written in the same atomic step as
 * the charge, so a crash loses nothing. Several processes may publish the same event; its id makes it unique.
 */
@Injectable()
export class UsageRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.publishPending(),
    onError: (error) => this.log.warn({ err: error }, 'publishing usage failed; it will be retried'),
  });
  private readonly pendingParts = new Set<string>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly bus: EventBus,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Notifies the relay of partitions that may have events to publish. */
  wake(...parts: readonly string[]): void {
    for (const part of parts) this.pendingParts.add(part);
    this.task.wake();
  }

  private async publishPending(): Promise<void> {
    // The turn of the interval has no notified partitions, and reads all of them.
    const parts = this.pendingParts.size > 0 ? [...this.pendingParts] : OUTBOX_PARTS;
    this.pendingParts.clear();
    if (this.redis.status !== 'ready') return;
    await Promise.all(parts.map((part) => this.publishAll(outboxKey(part))));
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
    const charge = UsageCharged.payload.parse(JSON.parse(written));
    await this.bus.publish(UsageCharged, charge, `${charge.day} ${charge.payer.id} ${charge.id}`);
  }
}
