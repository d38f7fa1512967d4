import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOf, UsageAmountsSpent } from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { MeteringClock } from './metering-clock.js';
import { countScript } from './scripts/count.script.js';
import { dayBefore, dayKeys } from './usage-keys.js';
import { usageDay } from '@word-unfolded/domain';

/** What the ledger has of one payer and day. */
export type CountedSpending = Pick<
  PayloadOf<typeof UsageAmountsSpent>,
  'id' | 'feature' | 'tier' | 'amounts'
>;

/** The counters themselves, for the usage service: it makes them anew from its ledger. */
@Injectable()
export class UsageCounters {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: MeteringClock,
  ) {}

  /** The days whose counters matter: today, and the day before, on which something may have been reserved. */
  days(): readonly [string, string] {
    const now = this.clock.now();
    return [usageDay(now), dayBefore(now)];
  }

  /**
   * Counts spendings of one payer on one day that are not counted yet. What is counted, or set aside, stays.
   *
   * @returns how many were missing
   */
  async count(payerId: string, day: string, entries: readonly CountedSpending[]): Promise<number> {
    const { spent, held, ended, goAt } = dayKeys(payerId, day);
    const now = this.clock.now().getTime();
    const { counted } = await countScript.run(this.redis, [spent, held, ended], { now, goAt, entries });
    return counted;
  }

  /** Removes the counters of one who is gone. */
  async forget(payerId: string): Promise<void> {
    for (const day of this.days()) {
      const { spent, held, ended } = dayKeys(payerId, day);
      await this.redis.del(spent, held, ended);
    }
  }
}
