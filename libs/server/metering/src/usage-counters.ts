import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOf, UsageCharged } from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';
import { countScript } from './scripts/count.script.js';
import { dayBefore, dayKeys } from './usage-keys.js';
import { usageDay } from '@word-unfolded/domain';

/** The charges of one subject and day in the ledger. */
export type CountedUsage = Pick<PayloadOf<typeof UsageCharged>, 'id' | 'feature' | 'tier' | 'amounts'>;

/** Direct access to the counters, for the usage service, which restores them from its ledger. */
@Injectable()
export class UsageCounters {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** The days with relevant counters: today, and yesterday, which may have open reservations. */
  days(): readonly [string, string] {
    const now = this.clock.now();
    return [usageDay(now), dayBefore(now)];
  }

  /**
   * Counts the charges of one subject on one day that are not counted yet. Existing charges and reservations stay.
   *
   * @returns the number of charges that were missing
   */
  async count(subjectId: string, day: string, entries: readonly CountedUsage[]): Promise<number> {
    const { spent, held, ended, expiresAt } = dayKeys(subjectId, day);
    const now = this.clock.now().getTime();
    const { counted } = await countScript.run(this.redis, [spent, held, ended], {
      now,
      goAt: expiresAt,
      entries,
    });
    return counted;
  }

  /**
   * Sets what a subject has used today back to nothing. Open reservations stay, and charges stay known, so that restoring
   * the counters from the ledger does not count them again.
   */
  async reset(subjectId: string): Promise<void> {
    const [today] = this.days();
    await this.redis.del(dayKeys(subjectId, today).spent);
  }

  /** Deletes the counters of a deleted account. */
  async forget(subjectId: string): Promise<void> {
    for (const day of this.days()) {
      const { spent, held, ended } = dayKeys(subjectId, day);
      await this.redis.del(spent, held, ended);
    }
  }
}
