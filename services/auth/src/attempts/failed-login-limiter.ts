import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS, REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';
import { counted, tooManyAttempts } from './redis-answer.js';

/** How failed logins of one source are counted. */
type Count = {
  readonly key: string;
  /** Failed logins without a delay. Each further one doubles the delay, which begins with a second. */
  readonly free: number;
  /** The same, while one of the pressures exceeds its tolerance. */
  readonly freeUnderPressure: number;
  /** The longest delay, in milliseconds. */
  readonly longestMs: number;
};

/**
 * A counter that many sources share, such as that of an account or a network. It never locks anyone out by itself,
 * because that would lock out the owner or their neighbours. Above its tolerance each source has fewer failed logins
 * without a delay.
 */
type Pressure = { readonly key: string; readonly tolerated: number };

/** How many sources may begin under a key in an hour: those of a network that each try another account. */
type Beginners = { readonly key: string; readonly perHour: number };

/** All counters of a login attempt. */
export type Counting = {
  readonly guesser: Count;
  readonly pressures: readonly Pressure[];
  readonly beginners?: Beginners;
};

/** An attempt that was allowed, and counts as failed until it succeeds. */
export type FailedLogin = { readonly counting: Counting; readonly until: string; readonly isFirst: boolean };

/** Counters of failed logins expire a day after the last one. */
const REMEMBERED_MS = 86_400_000;

const FIRST_WAIT_MS = 1_000;

/**
 * Counts an attempt before it is checked, so that a thousand concurrent attempts count like a thousand sequential ones.
 * Counts nothing when the source has to wait. KEYS: the source, the beginners, the pressures.
 */
const BEGIN = `
local now, remembered, first, hour = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local free, freeUnder, longest, beginners = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
local wait = tonumber(redis.call('HGET', KEYS[1], 'until') or '0') - now
if wait > 0 then return { tostring(wait), '0', '0' } end
local isFirst = redis.call('EXISTS', KEYS[1]) == 0 and '1' or '0'
if beginners > 0 and isFirst == '1' then
  if tonumber(redis.call('GET', KEYS[2]) or '0') >= beginners then
    return { tostring(math.max(1, redis.call('PTTL', KEYS[2]))), '0', '0' }
  end
  if redis.call('INCR', KEYS[2]) == 1 then redis.call('PEXPIRE', KEYS[2], hour) end
end
for index = 3, #KEYS do
  local count = redis.call('INCR', KEYS[index])
  redis.call('PEXPIRE', KEYS[index], remembered)
  if count > tonumber(ARGV[6 + index]) then free = freeUnder end
end
local count = redis.call('HINCRBY', KEYS[1], 'count', 1)
local untilTime = '0'
if count > free then
  untilTime = string.format('%.0f', now + math.min(longest, first * 2 ^ math.min(40, count - free - 1)))
  redis.call('HSET', KEYS[1], 'until', untilTime)
end
redis.call('PEXPIRE', KEYS[1], remembered)
return { '0', untilTime, isFirst }`;

/** Reverts the count of an attempt; after a successful one, all counts of its source. Failed logins of others stay. */
const SETTLE = `
if ARGV[1] == '1' then
  redis.call('DEL', KEYS[1])
elseif redis.call('EXISTS', KEYS[1]) == 1 then
  if redis.call('HINCRBY', KEYS[1], 'count', -1) <= 0 then
    redis.call('DEL', KEYS[1])
  elseif redis.call('HGET', KEYS[1], 'until') == ARGV[2] then
    redis.call('HDEL', KEYS[1], 'until')
  end
end
for index = (ARGV[3] == '1') and 2 or 3, #KEYS do
  if redis.call('EXISTS', KEYS[index]) == 1 then redis.call('DECR', KEYS[index]) end
end`;

/** Delays failed logins, doubling each time. It counts in Redis, across all processes. */
@Injectable()
export class FailedLoginLimiter {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /**
   * Allows an attempt, and counts it as failed.
   *
   * @throws AppError TOO_MANY_ATTEMPTS with `retryAfter` in seconds and `resetAt`; SERVICE_UNAVAILABLE without Redis
   */
  async begin(counting: Counting): Promise<FailedLogin> {
    const now = this.clock.now();
    const { guesser, pressures, beginners } = counting;
    const keys = keysOf(counting);
    const answer = this.redis.eval(
      BEGIN,
      keys.length,
      ...keys,
      ...[now.getTime(), REMEMBERED_MS, FIRST_WAIT_MS, HOUR_MS],
      ...[guesser.free, guesser.freeUnderPressure, guesser.longestMs, beginners?.perHour ?? 0],
      ...pressures.map(({ tolerated }) => tolerated),
    );
    const [wait, until, isFirst] = (await counted(answer)) as [string, string, string];
    if (Number(wait) > 0) throw tooManyAttempts(Number(wait), now);
    return { counting, until, isFirst: isFirst === '1' };
  }

  /** Records that an attempt succeeded, which clears the failed logins of its source. */
  async wasRight(guess: FailedLogin): Promise<void> {
    await this.settle(guess, true);
  }

  /** Records that an attempt neither succeeded nor failed, so that it does not count. */
  async takeBack(guess: FailedLogin): Promise<void> {
    await this.settle(guess, false);
  }

  private async settle({ counting, until, isFirst }: FailedLogin, forgives: boolean): Promise<void> {
    const keys = keysOf(counting);
    const isBeginner = isFirst && counting.beginners !== undefined;
    const settlement = [forgives ? '1' : '0', until, isBeginner ? '1' : '0'];
    await counted(this.redis.eval(SETTLE, keys.length, ...keys, ...settlement));
  }

  /** Removes all counts of some keys. */
  async forget(keys: readonly string[]): Promise<void> {
    await counted(this.redis.del(...keys));
  }
}

function keysOf({ guesser, beginners, pressures }: Counting): string[] {
  return [guesser.key, beginners?.key ?? `${guesser.key}:beginners`, ...pressures.map(({ key }) => key)];
}
