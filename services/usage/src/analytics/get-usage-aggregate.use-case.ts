import { Controller } from '@nestjs/common';
import {
  daysIn,
  GetUsageAggregate,
  GetUsageTable,
  type DayPeriod,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { NO_AMOUNTS } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { loading } from '../common/loading.js';
import { AggregateUsage, type Sums } from '../ledger/aggregate-usage.js';
import { MonthSumRepository } from '../ledger/month-sum.repository.js';
import { daysAfter } from '../readers/weeks.js';
import { lastDays } from './last-days.js';
import { usageTableOf } from './usage-table.js';
import { figuresOf } from './usage-figures.js';

/** Readers in the list of the costliest ones. */
const COSTLIEST = 20;

const NOTHING: Sums = { ...NO_AMOUNTS, uses: 0, micros: 0 };

/** Returns the usage of all readers in a period, for administrators. */
@Controller()
export class GetUsageAggregateUseCase {
  constructor(
    private readonly sums: AggregateUsage,
    private readonly months: MonthSumRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError USAGE_LOAD_FAILED */
  @Handles(GetUsageAggregate)
  execute({
    period = this.lastWeek(),
  }: RequestOf<typeof GetUsageAggregate>): Promise<ResponseOf<typeof GetUsageAggregate>> {
    return loading(async () => {
      const [{ days, features, tiers }, costliest] = await Promise.all([
        this.sums.of(period),
        this.months.costliest(period.to.slice(0, 7), COSTLIEST),
      ]);
      return {
        days: daysOf(period).map((date) => {
          const sum = days.find(({ day }) => day === date);
          const { readers = 0, visitors = 0 } = sum ?? {};
          return { date, readers, visitors, ...usedOf(sum ?? NOTHING) };
        }),
        features: features.map((sum) => ({ key: sum.feature, ...usedOf(sum) })),
        tiers: tiers.map((sum) => ({ tier: sum.tier, subjects: sum.subjects, ...usedOf(sum) })),
        costliest: costliest.map((sum) => ({ userId: sum.ownerId, tier: sum.tier, ...usedOf(sum) })),
      };
    });
  }

  /** @throws AppError USAGE_LOAD_FAILED */
  @Handles(GetUsageTable)
  async table({ table, period }: RequestOf<typeof GetUsageTable>): Promise<ResponseOf<typeof GetUsageTable>> {
    return usageTableOf(table, period, await this.execute({ period }));
  }

  private lastWeek(): DayPeriod {
    const days = lastDays(this.clock.now());
    return { from: days[0]!, to: days.at(-1)! };
  }
}

function daysOf(period: DayPeriod): string[] {
  return Array.from({ length: daysIn(period) }, (_, index) => daysAfter(period.from, index));
}

function usedOf(sum: Sums) {
  return { uses: sum.uses, usage: figuresOf(sum), costMicros: sum.micros };
}
