import type { QueueContract } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

/** How long a waiter counts after its process has died, in milliseconds. A living one renews three times as often. */
const LEASE_MS = 15_000;

/** For queues without a deadline. In milliseconds. */
const LONGEST_JOB_MS = 24 * 3_600_000;

/** Most jobs that one look for abandoned ones returns. */
const AT_A_TIME = 100;

/** The clock of Redis, so that the clocks of replicas do not matter. */
const NOW = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
`;

/**
 * Keys: waiters of the job, jobs of the queue that are cancelled when nobody waits. Arguments: waiter, milliseconds, id,
 * lifetime of the keys, whether the queue has such jobs.
 */
const WAIT = `${NOW}
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
if ARGV[5] == '0' then return 0 end
local last = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
redis.call('ZADD', KEYS[2], last[2], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return 0
`;

/** Keys: waiters of the job. Arguments: the prefix of the owner's waiters. Returns how many others wait. */
const RENOUNCE = `${NOW}
for _, waiter in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if string.sub(waiter, 1, #ARGV[1]) == ARGV[1] then redis.call('ZREM', KEYS[1], waiter) end
end
return redis.call('ZCOUNT', KEYS[1], '(' .. now, '+inf')
`;

/** Keys: jobs of the queue. Arguments: most. Takes the ids of jobs for which nobody waits any more. */
const ABANDONED = `${NOW}
local ids = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])
if #ids > 0 then redis.call('ZREM', KEYS[1], unpack(ids)) end
return ids
`;

/** A caller that waits for a job. */
export type Lease = {
  /** Ends the waiting; the job is abandoned after the grace period unless somebody waits again. */
  readonly leave: () => Promise<void>;
};

/**
 * Who owns a job, who waits for it, and which jobs were cancelled: in Redis, for all replicas. A waiter has a lease; to
 * leave is to shorten it to the grace period, so that one rule covers those who left and those who died.
 */
export class JobLeases {
  private readonly graceMs: number;
  private readonly rememberedMs: number;
  private readonly cancels: 0 | 1;

  constructor(
    private readonly redis: Redis,
    private readonly base: string,
    { cancelWhenNobodyWaits, deadlineMs = LONGEST_JOB_MS, outcomeSeconds }: QueueContract,
  ) {
    this.graceMs = cancelWhenNobodyWaits?.graceMs ?? 0;
    this.cancels = cancelWhenNobodyWaits ? 1 : 0;
    this.rememberedMs = deadlineMs + outcomeSeconds * 1_000;
  }

  /** Makes an owner one of those of a job, which may be new, and gives it the grace period to begin to wait. */
  async open(id: string, owner: string): Promise<void> {
    const [owners, jobs] = [this.ownersKey(id), this.ownedKey(owner)];
    await Promise.all([
      this.redis.multi().sadd(owners, owner).pexpire(owners, this.rememberedMs).exec(),
      this.redis.multi().sadd(jobs, id).pexpire(jobs, this.rememberedMs).exec(),
      this.wait(id, waiterOf(owner), this.graceMs),
    ]);
  }

  async isOwner(id: string, owner: string): Promise<boolean> {
    return (await this.redis.sismember(this.ownersKey(id), owner)) === 1;
  }

  /** The jobs of an owner whose outcome may still be stored, and some that are forgotten already. */
  jobsOf(owner: string): Promise<string[]> {
    return this.redis.smembers(this.ownedKey(owner));
  }

  /** Makes an owner no longer one of those of a job. @returns the number of the others */
  async disown(id: string, owner: string): Promise<number> {
    await this.renounce(id, owner);
    await this.redis.srem(this.ownersKey(id), owner);
    return this.redis.scard(this.ownersKey(id));
  }

  /** Forgets which jobs an owner has. */
  async forgetOwner(owner: string): Promise<void> {
    await this.redis.del(this.ownedKey(owner));
  }

  /** Waits for a job until the lease is left. */
  async take(id: string, owner: string): Promise<Lease> {
    const waiter = waiterOf(owner);
    const renewal = new PeriodicTask({
      intervalMs: LEASE_MS / 3,
      run: () => this.wait(id, waiter, LEASE_MS),
      onError: () => {}, // the next turn renews, and the connection has logged its error
    });
    await this.wait(id, waiter, LEASE_MS);
    renewal.start();
    return {
      leave: async () => {
        await renewal.stop();
        await this.wait(id, waiter, this.graceMs);
      },
    };
  }

  /** Ends the waiting of an owner at once. @returns whether others still wait */
  async renounce(id: string, owner: string): Promise<boolean> {
    const others = await runScript(this.redis, RENOUNCE, [this.waitersKey(id)], [`${owner}|`]);
    return Number(others) > 0;
  }

  /** Takes the jobs for which nobody waits any more; each is returned once. */
  async takeAbandoned(): Promise<string[]> {
    return (await runScript(this.redis, ABANDONED, [this.jobsKey], [AT_A_TIME])) as string[];
  }

  /** Forgets who waits for a job, because it has ended. */
  async end(id: string): Promise<void> {
    await this.redis.multi().zrem(this.jobsKey, id).del(this.waitersKey(id)).exec();
  }

  async markCancelled(id: string): Promise<void> {
    await this.redis.set(this.cancelledKey(id), '1', 'PX', this.rememberedMs);
  }

  async isCancelled(id: string): Promise<boolean> {
    return (await this.redis.exists(this.cancelledKey(id))) === 1;
  }

  /** Those of the given jobs that were cancelled. */
  async cancelledOf(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const marks = await this.redis.mget(ids.map((id) => this.cancelledKey(id)));
    return ids.filter((_, index) => marks[index] !== null);
  }

  private async wait(id: string, waiter: string, forMs: number): Promise<void> {
    const keys = [this.waitersKey(id), this.jobsKey];
    await runScript(this.redis, WAIT, keys, [waiter, forMs, id, this.rememberedMs, this.cancels]);
  }

  private get jobsKey(): string {
    return `${this.base}:waited-for`;
  }

  private ownedKey = (owner: string) => `${this.base}:jobs-of:${owner}`;
  private ownersKey = (id: string) => `${this.base}:owners-of:${id}`;
  private waitersKey = (id: string) => `${this.base}:waiters:${id}`;
  private cancelledKey = (id: string) => `${this.base}:cancelled:${id}`;
}

/** An owner may wait several times, such as in two tabs. */
function waiterOf(owner: string): string {
  return `${owner}|${randomUUID()}`;
}
