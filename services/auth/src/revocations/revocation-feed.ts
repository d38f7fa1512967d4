import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ACCESS_TOKEN_SECONDS, revocationsKey, type Revocation } from '@word-unfolded/contracts';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { RevocationRepository } from './revocation.repository.js';

/** How often what waits is looked for, in milliseconds: after a crash, and while Redis was away. */
const LOOK_EVERY_MS = 500;

const AT_A_TIME = 500;

/** How long an entry stays in the feed, in milliseconds: gateways begin to read a minute further back than a token is good. */
const KEPT_MS = (ACCESS_TOKEN_SECONDS + 5 * 60) * 1_000;

/** Puts revocations into the Redis stream that every gateway follows, again and again until they are in it. */
@Injectable()
export class RevocationFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private isBehind = false;

  constructor(
    private readonly waiting: RevocationRepository,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.publishWaiting(), LOOK_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.next;
    await this.running;
  }

  /** Puts what waits into the feed. It never fails: what could not be put there goes on waiting. */
  publishWaiting(): Promise<void> {
    // Who comes while one is running waits for one more, all for the same: it began after what they have written.
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
      if (!this.isBehind) this.log.warn({ err: error }, 'revocations wait to be put into the feed');
      this.isBehind = true;
    }
  }

  private async publishAll(): Promise<void> {
    for (;;) {
      const records = await this.waiting.oldest(AT_A_TIME);
      if (records.length === 0) return;
      // A crash before the next line puts them into the feed twice, which revokes nothing more.
      for (const { revocation } of records) await this.append(revocation);
      await this.waiting.remove(records);
    }
  }

  private async append(revocation: Revocation): Promise<void> {
    const fields = Object.entries(revocation).flatMap(([name, value]) => [name, String(value)]);
    // Entries have their time from Redis, so this is the time of the machine, whatever the service takes it to be.
    const oldest = Date.now() - KEPT_MS;
    await this.redis.xadd(this.key, 'MINID', '~', oldest, '*', ...fields);
  }

  /** The connection puts the prefix before each key by itself. */
  private get key(): string {
    const prefix = this.redis.options.keyPrefix ?? '';
    return revocationsKey(prefix.replace(/:$/, '')).slice(prefix.length);
  }
}
