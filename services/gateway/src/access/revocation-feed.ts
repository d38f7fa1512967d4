import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { revocation, revocationsKey } from '@word-unfolded/contracts';
import {
  kitConfiguration,
  LOGGER,
  redisConfiguration,
  Silence,
  type KitConfiguration,
  type Logger,
  type RedisConfiguration,
} from '@word-unfolded/service-kit';
import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../clock.js';
import { REVOCATION_MATTERS_MS, Revocations } from './revocations.js';

/** Beyond this the feed counts as unreadable, in milliseconds. */
const CURRENT_WITHIN_MS = 1_000;

/** How long Redis holds a read back when there is nothing new: each return is a sign that the feed can be read. */
const HOLD_MS = 400;

/** A read that takes longer hangs on a connection that is no more. */
const HANGS_AFTER_MS = 1_500;

const TRY_AGAIN_MS = 100;
const BATCH = 500;

/**
 * Follows the feed of revocations of the auth service (a Redis stream), from as far back as a revocation matters. What
 * was appended while Redis was out of reach is read when it is back.
 */
@Injectable()
export class RevocationFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly connection: Redis;
  private readonly key: string;
  private readonly ending = new AbortController();
  private following: Promise<void> = Promise.resolve();
  /** The last entry that was read. */
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
    // Entries of a Redis stream are named by their time.
    this.position = `${clock.now() - REVOCATION_MATTERS_MS}-0`;
    this.connection = new Redis(redis.REDIS_URL, {
      connectionName: 'gateway-revocations',
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: HANGS_AFTER_MS,
      // Also of what is asked when a connection is made: one that is never answered would never be ready, nor given up.
      commandTimeout: 2 * HANGS_AFTER_MS,
      retryStrategy: () => TRY_AGAIN_MS,
    });
    this.connection.on('error', () => {}); // each read that fails says so
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
        if (unreadable) this.log.info('the feed of revocations can be read again');
        unreadable = false;
      } catch (error) {
        if (this.ending.signal.aborted) return;
        if (!unreadable) this.log.warn({ err: error }, 'the feed of revocations cannot be read');
        unreadable = true;
        await pause(TRY_AGAIN_MS, undefined, { signal: this.ending.signal }).catch(() => {});
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
      this.log.error(
        { fields: pairs.map(([name]) => name) },
        'an entry of the feed of revocations is malformed',
      );
  }

  private async unlessItHangs<Value>(read: Promise<Value>): Promise<Value> {
    let silence: Silence | undefined;
    const hangs = new Promise<never>((_, reject) => {
      silence = new Silence(() => {
        this.connection.disconnect(true);
        reject(new Error('Redis does not answer'));
      });
      silence.endsIn(HANGS_AFTER_MS);
    });
    try {
      return await Promise.race([read, hangs]);
    } finally {
      silence?.forget();
      read.catch(() => {}); // one that was given up ends later
    }
  }
}
