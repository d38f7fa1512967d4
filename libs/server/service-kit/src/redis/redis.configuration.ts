import {
  defineConfiguration,
  variable,
  type ConfigurationOf,
} from '../configuration/define-configuration.js';
import { address } from '../configuration/values.js';

/** Environment variables of services that use Redis. */
export const redisConfiguration = defineConfiguration('services with Redis', {
  REDIS_URL: variable(address('redis', 'rediss'), 'The Redis server for limits, locks and queues.', {
    secret: true,
  }),
});

export type RedisConfiguration = ConfigurationOf<typeof redisConfiguration>;
