import {
  defineConfiguration,
  variable,
  type ConfigurationOf,
} from '../configuration/define-configuration.js';
import { address } from '../configuration/values.js';

/** What a service reads that counts, locks or queues in Redis. */
export const redisConfiguration = defineConfiguration('services with Redis', {
  REDIS_URL: variable(address('redis', 'rediss'), 'The Redis server for limits, locks and queues.', {
    secret: true,
  }),
});

export type RedisConfiguration = ConfigurationOf<typeof redisConfiguration>;
