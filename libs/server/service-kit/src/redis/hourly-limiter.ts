import type { Redis } from 'ioredis';
import { runScript } from './run-script.js';

/** The length of the window in which requests are counted, in milliseconds. */
export const HOUR_MS = 3_600_000;

/** Increments a counter that expires; its lifetime begins with the first request. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

export type HourlyCount = {
  readonly count: number;
  /** The rest of the hour, in milliseconds. */
  readonly leftMs: number;
};

/**
 * Counts a request in an hour that begins with the first one, across all processes.
 *
 * @throws the errors of Redis
 */
export async function countInHour(redis: Redis, key: string): Promise<HourlyCount> {
  const [count, leftMs] = (await runScript(redis, COUNT, [key], [HOUR_MS])) as [number, number];
  return { count, leftMs };
}

/** The fields of an error that says when to retry: in whole seconds, at least one, and as a time in ISO 8601. */
export function retryFields(
  waitMs: number,
  now: Date,
): { readonly retryAfter: number; readonly resetAt: string } {
  return {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
    resetAt: new Date(now.getTime() + waitMs).toISOString(),
  };
}
