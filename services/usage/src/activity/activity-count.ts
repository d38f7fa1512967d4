import { Inject, Injectable } from '@nestjs/common';
import { usageDay } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { ErasureParticipant, REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

const DAY_MS = 86_400_000;

/** The key of Redis that counts the actions of a reader on a day. */
export function activityCountKey(userId: string, now: Date): string {
  return `activity:${usageDay(now)}:${userId}`;
}

/** Removes the counts of a deleted account. Those of earlier days have expired. */
@Injectable()
export class ActivityCountErasure extends ErasureParticipant {
  override readonly name = 'counts of activity in Redis';
  override readonly phase = 'rows';

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    const now = this.clock.now();
    const days = [0, 1, 2].map((before) => new Date(now.getTime() - before * DAY_MS));
    for (const day of days) await this.redis.del(activityCountKey(owner, day));
    return true;
  }
}
