import { runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

/** BullMQ's limit of priorities. Beyond it jobs are in the order of their arrival. */
const MOST = 2_097_151;

/** Above this the count restarts as soon as nothing waits, so that a queue that is never idle stays below the limit. */
const RESTART_ABOVE = 1_000_000;

/** The keys of a queue that was idle for so long are deleted. In milliseconds. */
const IDLE_MS = 24 * 3_600_000;

/** Keys: next start tags by owner, virtual time, BullMQ's waiting jobs. Arguments: owner, restart, most, idle. */
const TAG = `
local time = tonumber(redis.call('GET', KEYS[2]) or 0)
if time > tonumber(ARGV[2]) and redis.call('ZCARD', KEYS[3]) == 0 then
  redis.call('DEL', KEYS[1], KEYS[2])
  time = 0
end
local own = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
local tag = math.min(math.max(time, own), tonumber(ARGV[3]))
redis.call('ZADD', KEYS[1], tag + 1, ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return tag
`;

/** Keys: next start tags by owner, virtual time. Arguments: the tag of a job that starts, idle. */
const START = `
if tonumber(ARGV[1]) > tonumber(redis.call('GET', KEYS[2]) or 0) then
  redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
end
return 0
`;

/**
 * Shares a queue between owners in turns, by start-time fair queuing (Goyal, Vin, Cheng 1996) with jobs of equal weight:
 * a job is tagged with the larger of the virtual time and the tag after its owner's previous job, the job with the
 * lowest tag starts first, and the virtual time is the tag of the job that started last. The tag is the priority of the
 * job in BullMQ. An owner without a recent job is therefore next after the first job of each other owner, however many
 * more these have; one who had the last turn waits for one turn more. No job waits for ever.
 */
export class FairShare {
  private readonly keys: readonly string[];

  /** @param waitingKey the key of BullMQ's jobs that wait with a priority */
  constructor(
    private readonly redis: Redis,
    base: string,
    private readonly waitingKey: string,
  ) {
    this.keys = [`${base}:owners`, `${base}:time`];
  }

  /** The priority of the next job of an owner, from 1. */
  async priorityOf(owner: string): Promise<number> {
    const args = [owner, RESTART_ABOVE, MOST - 1, IDLE_MS];
    return Number(await runScript(this.redis, TAG, [...this.keys, this.waitingKey], args)) + 1;
  }

  /** Forgets an owner. */
  async forget(owner: string): Promise<void> {
    await this.redis.zrem(this.keys[0]!, owner);
  }

  /** Notes that a job with a priority has started. */
  async started(priority: number): Promise<void> {
    await runScript(this.redis, START, this.keys, [priority - 1, IDLE_MS]);
  }
}
