import { Redis, type RedisOptions } from 'ioredis';
import { parseRedisAddress, REDIS_ADDRESS_FORMS } from './redis-address.js';

/**
 * Opens a connection to REDIS_URL: to one server, or to the primary that Sentinels name.
 *
 * @throws Error if the address has neither form
 */
export function openRedis(address: string, options: RedisOptions): Redis {
  const parsed = parseRedisAddress(address);
  if (!parsed) throw new Error(`expected ${REDIS_ADDRESS_FORMS}`);
  return 'url' in parsed ? new Redis(parsed.url, options) : new Redis({ ...parsed, ...options });
}
