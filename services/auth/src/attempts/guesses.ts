import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '../common/clock.js';
import { counted, tooManyAttempts } from './redis-answer.js';

/** How wrong guesses are counted under one key. */
export type Count = {
  readonly key: string;
  /** Wrong guesses that cost nothing. Each one more doubles the wait, which begins with a second. */
  readonly free: number;
  /** The longest wait, in milliseconds. */
  readonly longestMs: number;
  /** Whether a right guess makes up for all wrong ones, and not only for itself. */
  readonly forgives: boolean;
};

/** A guess that was let through, and that counts as wrong until it is known to be right. */
export type Guess = { readonly counts: readonly Count[]; readonly waits: readonly string[] };

/** Wrong guesses are forgotten a day after the last. */
const REMEMBERED_MS = 86_400_000;

const FIRST_WAIT_MS = 1_000;

/**
 * Counts a guess under every key before it is checked, so that a thousand at the same moment are counted like a thousand
 * one after another; or counts nothing when one of the keys has to wait.
 */
const BEGIN = `
local now, remembered, first = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local wait = 0
for _, key in ipairs(KEYS) do
  wait = math.max(wait, tonumber(redis.call('HGET', key, 'until') or '0') - now)
end
if wait > 0 then return { tostring(wait) } end
local waits = { '0' }
for index, key in ipairs(KEYS) do
  local free, longest = tonumber(ARGV[2 + 2 * index]), tonumber(ARGV[3 + 2 * index])
  local count = redis.call('HINCRBY', key, 'count', 1)
  local untilTime = '0'
  if count > free then
    untilTime = string.format('%.0f', now + math.min(longest, first * 2 ^ (count - free - 1)))
    redis.call('HSET', key, 'until', untilTime)
  end
  redis.call('PEXPIRE', key, remembered)
  waits[index + 1] = untilTime
end
return waits`;

/** Takes back what a guess had counted, or all that its key had. The waits of others' wrong guesses stay. */
const SETTLE = `
for index, key in ipairs(KEYS) do
  if ARGV[2 * index - 1] == '1' then
    redis.call('DEL', key)
  elseif redis.call('EXISTS', key) == 1 then
    redis.call('HINCRBY', key, 'count', -1)
    if redis.call('HGET', key, 'until') == ARGV[2 * index] then redis.call('HDEL', key, 'until') end
  end
end`;

/** Lets whoever guesses wait, longer each time. It counts in Redis, for all processes together. */
@Injectable()
export class Guesses {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets a guess through, and counts it as a wrong one.
   *
   * @throws CatalogueError TOO_MANY_ATTEMPTS with `retryAfter` in seconds and `resetAt`; SERVICE_UNAVAILABLE without Redis
   */
  async begin(counts: readonly Count[]): Promise<Guess> {
    const now = this.clock.now();
    const limits = counts.flatMap(({ free, longestMs }) => [free, longestMs]);
    const answer = this.redis.eval(
      BEGIN,
      counts.length,
      ...counts.map(({ key }) => key),
      now.getTime(),
      REMEMBERED_MS,
      FIRST_WAIT_MS,
      ...limits,
    );
    const [wait, ...waits] = (await counted(answer)) as [string, ...string[]];
    if (Number(wait) > 0) throw tooManyAttempts(Number(wait), now);
    return { counts, waits };
  }

  /** Says that a guess was right. */
  async wasRight({ counts, waits }: Guess): Promise<void> {
    await this.settle(
      counts,
      counts.flatMap(({ forgives }, index) => [forgives ? '1' : '0', waits[index] ?? '0']),
    );
  }

  /** Says that a guess was neither right nor wrong: it counts for nothing. */
  async takeBack({ counts, waits }: Guess): Promise<void> {
    await this.settle(
      counts,
      counts.flatMap((_, index) => ['0', waits[index] ?? '0']),
    );
  }

  private async settle(counts: readonly Count[], settlement: readonly string[]): Promise<void> {
    await counted(this.redis.eval(SETTLE, counts.length, ...counts.map(({ key }) => key), ...settlement));
  }

  /** Forgets everything that was counted under some keys. */
  async forget(counts: readonly Count[]): Promise<void> {
    await counted(this.redis.del(...counts.map(({ key }) => key)));
  }
}
