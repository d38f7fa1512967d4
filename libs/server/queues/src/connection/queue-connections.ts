import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import {
  kitConfiguration,
  LOGGER,
  openRedis,
  Readiness,
  redisConfiguration,
  SERVICE_NAME,
  type KitConfiguration,
  type Logger,
  type RedisConfiguration,
} from '@word-unfolded/service-kit';
import type { Redis, RedisOptions } from 'ioredis';
import { once } from 'node:events';

/**
 * A job that cannot be added is rejected at once. It does not wait in the memory of this process, where it could be
 * lost.
 */
const FAIL_AT_ONCE: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 2_000,
};

/** How long adding a job waits for a connection in progress, in milliseconds. */
const CONNECT_WITHIN_MS = 2_000;

/** A worker waits for Redis without a limit (BullMQ requires it). */
const WAIT_FOREVER: RedisOptions = { maxRetriesPerRequest: null };

/** The Redis connections of this process for queues. They are separate, because BullMQ uses its own key prefix. */
@Injectable()
export class QueueConnections implements OnApplicationShutdown {
  /** For adding jobs. */
  readonly producer: Redis;
  private readonly connections: Redis[] = [];
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

  /** The key prefix of all queues. */
  get prefix(): string {
    return `${this.kit.SUBJECT_PREFIX}:jobs`;
  }

  /**
   * Resolves when jobs can be added. BullMQ itself would wait without a limit for a Redis that was never available.
   *
   * @throws AppError SERVICE_UNAVAILABLE if Redis is not reachable
   */
  async reachable(): Promise<void> {
    if (this.producer.status === 'ready') return;
    const signal = AbortSignal.timeout(CONNECT_WITHIN_MS);
    this.connecting ??= once(this.producer, 'ready', { signal })
      .catch((cause: unknown) => {
        throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
      })
      .finally(() => {
        this.connecting = undefined;
      });
    await this.connecting;
  }

  /** A connection for a worker. The worker closes it after its last job. */
  openForWorker(): Redis {
    return this.open('worker', WAIT_FOREVER);
  }

  onApplicationShutdown(): void {
    for (const connection of this.connections) connection.disconnect();
  }

  private open(purpose: string, options: RedisOptions): Redis {
    const connection = openRedis(this.redis.REDIS_URL, {
      ...options,
      connectionName: `${this.service}-${purpose}`,
    });
    connection.on('error', (error: Error) =>
      this.log.warn({ err: error, purpose }, 'Redis is not reachable'),
    );
    this.connections.push(connection);
    return connection;
  }
}
