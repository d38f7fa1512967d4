import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { Readiness } from '../health/readiness.js';
import { LOGGER, type Logger } from '../observability/logger.js';
import { serversIn } from '../service/backing-server-error.js';
import { SERVICE_NAME } from '../service/service-name.js';
import { openRedis } from './open-redis.js';
import { RedisUse } from './redis-use.js';
import { redisConfiguration, type RedisConfiguration } from './redis.configuration.js';

/** Injection token of the Redis connection. Every key starts with the installation's prefix. */
export const REDIS = Symbol('Redis');

/** Provides a service with its Redis connection. The service lists `redisConfiguration` in its main. */
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [redisConfiguration.token, kitConfiguration.token, SERVICE_NAME, LOGGER, Readiness],
      useFactory: (
        redis: RedisConfiguration,
        kit: KitConfiguration,
        service: string,
        log: Logger,
        readiness: Readiness,
      ) => {
        const connection = openRedis(redis.REDIS_URL, {
          connectionName: service,
          keyPrefix: `${kit.SUBJECT_PREFIX}:`,
          // A command fails at once if Redis is not available. The caller decides what to do without it.
          enableOfflineQueue: false,
          maxRetriesPerRequest: 1,
          commandTimeout: 2_000,
        });
        const servers = serversIn(redis.REDIS_URL);
        connection.on('error', (error: Error) => log.warn({ err: error, servers }, meaningOf(error)));
        const use = new RedisUse(connection, kit.CALLER_SECRET);
        let reported: string | undefined;
        readiness.add('redis', async () => {
          const problem = await use.problem();
          if (problem !== undefined && problem !== reported) log.error({ servers }, problem);
          reported = problem;
          return problem === undefined;
        });
        return connection;
      },
    },
  ],
  exports: [REDIS],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly connection: Redis) {}

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}

/** Redis's replies to a wrong password, and to none where one is needed. */
const REFUSED = /WRONGPASS|NOAUTH|invalid password/;

function meaningOf({ message }: Error): string {
  return REFUSED.test(message)
    ? 'Redis refuses the user or password of REDIS_URL'
    : 'Redis is not reachable: no answer at REDIS_URL';
}
