import type { Redis } from 'ioredis';
import { currentCall, type IdempotentCommand } from '../messaging/current-call.js';
import { runScript } from './run-script.js';

/** The length of the window in which requests are counted, in milliseconds. */
export const HOUR_MS = 3_600_000;

/**
 * Increments a counter that expires; its lifetime begins with the first request. The second key, if any, keeps the
 * number of a command as long as the counter lives. KEYS: counter, command. ARGV: milliseconds of the window.
 */
const COUNT = `
local count = KEYS[2] and tonumber(redis.call('GET', KEYS[2]) or nil)
if not count then
  count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  if KEYS[2] then redis.call('SET', KEYS[2], count, 'PX', math.max(1, redis.call('PTTL', KEYS[1]))) end
end
return { count, redis.call('PTTL', KEYS[1]) }`;

export type HourlyCount = {
  readonly count: number;
  /** The rest of the hour, in milliseconds. */
  readonly leftMs: number;
};

/**
 * Counts a request in an hour that begins with the first one, across all processes. An idempotent command that is
 * repeated gets the number of its first attempt again: a client that repeats a write because its outcome is unknown
 * makes no further request.
 *
 * @throws the errors of Redis
 */
export async function countInHour(redis: Redis, key: string): Promise<HourlyCount> {
  const command = currentCall()?.command;
  const keys = command ? [key, commandKey(key, command)] : [key];
  const [count, leftMs] = (await runScript(redis, COUNT, keys, [HOUR_MS])) as [number, number];
  return { count, leftMs };
}

/** Reverts the count of a request. A counter that has expired stays so. */
const TAKE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end`;

/**
 * Takes a request back that {@link countInHour} has counted. That of an idempotent command stays: it is counted once
 * anyway.
 *
 * @throws the errors of Redis
 */
export async function takeBackInHour(redis: Redis, key: string): Promise<void> {
  if (!currentCall()?.command) await runScript(redis, TAKE_BACK, [key], []);
}

/** In the slot of the counter in a cluster. The fingerprint, because another request under the same key is counted. */
function commandKey(counter: string, { id, fingerprint }: IdempotentCommand): string {
  return `{${counter}}:${id}:${fingerprint}`;
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
