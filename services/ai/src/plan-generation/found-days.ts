import { Inject, Injectable } from '@nestjs/common';
import type { FoundPlanDay } from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

/** How long the days of a generation can be read, in seconds; the plan itself is stored by the journal. */
const KEPT_SECONDS = 3_600;

/** A day as it is stored during the generation. */
export type StoredDay = { readonly attempt: number; readonly day: FoundPlanDay; readonly total: number };

/** The job of a reader. */
export type OwnedJob = { readonly ownerId: string; readonly id: string };

/** The days that a job has found so far, for those who follow it from any replica. */
@Injectable()
export class FoundDays {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Forgets the days of an earlier attempt. */
  async begin({ ownerId, id }: OwnedJob): Promise<void> {
    await this.redis
      .multi()
      .del(keyOf({ ownerId, id }))
      .sadd(jobsOf(ownerId), id)
      .expire(jobsOf(ownerId), KEPT_SECONDS)
      .exec();
  }

  async add(job: OwnedJob, day: StoredDay): Promise<void> {
    await this.redis.multi().rpush(keyOf(job), JSON.stringify(day)).expire(keyOf(job), KEPT_SECONDS).exec();
  }

  async all(job: OwnedJob): Promise<StoredDay[]> {
    const stored = await this.redis.lrange(keyOf(job), 0, -1);
    return stored.map((text) => JSON.parse(text) as StoredDay);
  }

  /** Removes the days of all jobs of a reader. */
  async forget(ownerId: string): Promise<void> {
    const ids = await this.redis.smembers(jobsOf(ownerId));
    await this.redis.del(jobsOf(ownerId), ...ids.map((id) => keyOf({ ownerId, id })));
  }
}

function keyOf({ ownerId, id }: OwnedJob): string {
  return `plans:days:${ownerId}:${id}`;
}

function jobsOf(ownerId: string): string {
  return `plans:jobs:${ownerId}`;
}
