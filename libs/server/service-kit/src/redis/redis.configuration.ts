import {
  defineConfiguration,
  variable,
  type ConfigurationOf,
} from '../configuration/define-configuration.js';
import { z } from 'zod';
import { parseRedisAddress, REDIS_ADDRESS_FORMS } from './redis-address.js';

/** Environment variables of services that use Redis. */
export const redisConfiguration = defineConfiguration('services with Redis', {
  REDIS_URL: variable(
    z
      .string(`expected ${REDIS_ADDRESS_FORMS}`)
      .refine((written) => parseRedisAddress(written) !== undefined, {
        error: `expected ${REDIS_ADDRESS_FORMS}`,
      }),
    'The Redis server for limits, locks and queues. `redis-sentinel://host:port,host:port/?sentinelMasterId=name` for the primary that Sentinels name.',
    { secret: true },
  ),
});

export type RedisConfiguration = ConfigurationOf<typeof redisConfiguration>;
