import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  kitConfiguration,
  LOGGER,
  Readiness,
  redisConfiguration,
  SERVICE_NAME,
  type KitConfiguration,
  type Logger,
  type RedisConfiguration,
} from '@word-unfolded/service-kit';
import { Redis, type RedisOptions } from 'ioredis';
import { once } from 'node:events';

/** A job that cannot be put down is refused at once, and not kept waiting in this process, where it could be lost. */
const FAIL_AT_ONCE: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 2_000,
};

/** How long a job waits for a connection that is just being made, in milliseconds. */
const CONNECT_WITHIN_MS = 2_000;

/** A worker waits for Redis for as long as it is away (BullMQ demands it). */
const WAIT_FOREVER: RedisOptions = { maxRetriesPerRequest: null };

/** The connections of this process on which queues work. They are apart from others: BullMQ sets keys by its own prefix. */
@Injectable()
export class QueueConnections implements OnApplicationShutdown {
  /** For putting jobs down. */
  readonly producer: Redis;
  private readonly opened: Redis[] = [];
  private connecting: Promise<unknown> | undefined;

  constructor(
    @Inject(redisConfiguration.token) private readonly redis: RedisConfiguration,
    @Inject(kitConfiguration.token) private readonly kit: KitConfiguration,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly log: Logger,
    readiness: Readiness,
  ) {
    this.producer = this.open('jobs', FAIL_AT_ONCE);
    readiness.add('queues', async () => (await this.producer.ping()) === 'PONG');
  }

  /** What every key of every queue begins with. */
  get prefix(): string {
    return `${this.kit.SUBJECT_PREFIX}:jobs`;
  }

  /**
   * Returns when jobs can be put down. BullMQ itself would wait for a Redis that was never there for as long as it takes.
   *
   * @throws when Redis is out of reach
   */
  async reachable(): Promise<void> {
    if (this.producer.status === 'ready') return;
    const signal = AbortSignal.timeout(CONNECT_WITHIN_MS);
    this.connecting ??= once(this.producer, 'ready', { signal }).finally(() => {
      this.connecting = undefined;
    });
    await this.connecting;
  }

  /** A connection for a worker, which closes it no sooner than the last job is done. */
  openForWorker(): Redis {
    return this.open('worker', WAIT_FOREVER);
  }

  onApplicationShutdown(): void {
    for (const connection of this.opened) connection.disconnect();
  }

  private open(purpose: string, options: RedisOptions): Redis {
    const connection = new Redis(this.redis.REDIS_URL, {
      ...options,
      connectionName: `${this.service}-${purpose}`,
    });
    connection.on('error', (error: Error) => this.log.warn({ err: error, purpose }, 'Redis is out of reach'));
    this.opened.push(connection);
    return connection;
  }
}
