import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ACCESS_TOKEN_SECONDS, revocationsKey, type Revocation } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { RevocationRepository } from './revocation.repository.js';

/** Interval of the search for unpublished revocations, in milliseconds: after a crash, and while Redis was away. */
const LOOK_EVERY_MS = 500;

const AT_A_TIME = 500;

/**
 * How long an entry stays in the feed, in milliseconds: gateways begin to read a minute further back than a token is
 * valid.
 */
const LIFETIME_MS = (ACCESS_TOKEN_SECONDS + 5 * 60) * 1_000;

/** Publishes revocations to the Redis stream that every gateway follows, with retries. */
@Injectable()
export class RevocationFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    run: () => this.publishWaiting(),
    onError: (error) =>
      this.log.warn({ err: error }, 'revocations could not be published to the feed and are retried'),
  });
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private isBehind = false;

  constructor(
    private readonly waiting: RevocationRepository,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
    await this.next;
    await this.running;
  }

  /** Publishes the pending revocations. It never fails: those that could not be published stay pending. */
  publishWaiting(): Promise<void> {
    // Callers during a run share one more run, which begins after their writes.
    this.next ??= this.running.then(() => {
      this.next = undefined;
      this.running = this.tryToPublish();
      return this.running;
    });
    return this.next;
  }

  private async tryToPublish(): Promise<void> {
    try {
      await this.publishAll();
      this.isBehind = false;
    } catch (error) {
      if (!this.isBehind)
        this.log.warn({ err: error }, 'revocations could not be published to the feed and are retried');
      this.isBehind = true;
    }
  }

  private async publishAll(): Promise<void> {
    for (;;) {
      const records = await this.waiting.oldest(AT_A_TIME);
      if (records.length === 0) return;
      // A crash before the next line publishes them twice, which has no further effect.
      for (const { revocation } of records) await this.append(revocation);
      await this.waiting.remove(records);
    }
  }

  private async append(revocation: Revocation): Promise<void> {
    const fields = Object.entries(revocation).flatMap(([name, value]) => [name, String(value)]);
    // Redis assigns the times of entries, so this is the machine's time, whatever the clock of the service says.
    const oldest = Date.now() - LIFETIME_MS;
    // Trimmed exactly, and removed after the last one, so that no account is named longer than its tokens could live.
    await this.redis.xadd(this.key, 'MINID', oldest, '*', ...fields);
    await this.redis.pexpire(this.key, LIFETIME_MS);
  }

  /** The connection adds the prefix to each key by itself. */
  private get key(): string {
    const prefix = this.redis.options.keyPrefix ?? '';
    return revocationsKey(prefix.replace(/:$/, '')).slice(prefix.length);
  }
}
