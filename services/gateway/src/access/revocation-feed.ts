import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { revocation, revocationsKey } from '@word-unfolded/contracts';
import {
  kitConfiguration,
  LOGGER,
  redisConfiguration,
  IdleTimeout,
  openRedis,
  type KitConfiguration,
  type Logger,
  type RedisConfiguration,
} from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { abortable, Clock } from '@word-unfolded/primitives';
import { REVOCATION_MATTERS_MS, Revocations } from './revocations.js';

/** Age of the last successful read after which the feed counts as unreadable, in milliseconds. */
const CURRENT_WITHIN_MS = 1_000;

/** How long Redis blocks a read when there is nothing new. Each return shows that the feed can be read. */
const HOLD_MS = 400;

/** A longer read hangs on a broken connection. */
const HANGS_AFTER_MS = 1_500;

const RETRY_MS = 100;
const BATCH = 500;

/**
 * Follows the revocation feed of the auth service (a Redis stream), from the oldest entry that is still relevant.
 * Entries that were appended while Redis was out of reach are read when it is back.
 */
@Injectable()
export class RevocationFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly connection: Redis;
  private readonly key: string;
  private readonly ending = new AbortController();
  private following: Promise<void> = Promise.resolve();
  /** The id of the last entry that was read. */
  private position: string;
  private readAt = -Infinity;

  constructor(
    private readonly revocations: Revocations,
    clock: Clock,
    @Inject(redisConfiguration.token) redis: RedisConfiguration,
    @Inject(kitConfiguration.token) kit: KitConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.key = revocationsKey(kit.SUBJECT_PREFIX);
    // Ids of Redis stream entries begin with their time.
    this.position = `${clock.now().getTime() - REVOCATION_MATTERS_MS}-0`;
    this.connection = openRedis(redis.REDIS_URL, {
      connectionName: 'gateway-revocations',
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: HANGS_AFTER_MS,
      // The timeout also applies to commands of the connection setup: an unanswered one would leave the connection
      // neither ready nor failed.
      commandTimeout: 2 * HANGS_AFTER_MS,
      retryStrategy: () => RETRY_MS,
    });
    this.connection.on('error', () => {}); // each failed read is logged
  }

  onApplicationBootstrap(): void {
    this.following = this.follow();
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    this.connection.disconnect();
    await this.following;
  }

  /** Whether every revocation of more than a second ago has been read. */
  isCurrent(): boolean {
    return performance.now() - this.readAt <= CURRENT_WITHIN_MS;
  }

  private async follow(): Promise<void> {
    this.connection.connect().catch(() => {});
    let unreadable = false;
    while (!this.ending.signal.aborted) {
      try {
        await this.readOn();
        if (unreadable) this.log.info('the revocation feed can be read again');
        unreadable = false;
      } catch (error) {
        if (this.ending.signal.aborted) return;
        if (!unreadable) this.log.warn({ err: error }, 'the revocation feed cannot be read');
        unreadable = true;
        await pause(RETRY_MS, undefined, { signal: this.ending.signal }).catch(() => {});
      }
    }
  }

  private async readOn(): Promise<void> {
    const read = this.connection.xread(
      ...(['COUNT', BATCH, 'BLOCK', HOLD_MS, 'STREAMS', this.key, this.position] as const),
    );
    const entries = (await this.unlessItHangs(read))?.[0]?.[1] ?? [];
    for (const [id, fields] of entries) {
      this.apply(fields);
      this.position = id;
    }
    if (entries.length < BATCH) this.readAt = performance.now();
  }

  private apply(fields: readonly string[]): void {
    const pairs = fields.flatMap((name, index) => (index % 2 ? [] : [[name, fields[index + 1]] as const]));
    const read = revocation.safeParse(Object.fromEntries(pairs));
    if (read.success) this.revocations.add(read.data);
    else
      this.log.error({ fields: pairs.map(([name]) => name) }, 'an entry of the revocation feed is malformed');
  }

  private async unlessItHangs<Value>(read: Promise<Value>): Promise<Value> {
    const hung = new AbortController();
    const idleTimeout = new IdleTimeout(() => {
      this.connection.disconnect(true);
      hung.abort(new Error('Redis does not answer'));
    });
    idleTimeout.endsIn(HANGS_AFTER_MS);
    try {
      return await abortable(read, hung.signal);
    } finally {
      idleTimeout.forget();
    }
  }
}
