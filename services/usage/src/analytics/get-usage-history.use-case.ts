import { Controller } from '@nestjs/common';
import { AppError, GetUsageHistory, type RequestOf, type UsageDayItem } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import {
  DAILY_LIMITS,
  isAdministrator,
  METRICS,
  NO_AMOUNTS,
  percentOf,
  type Amounts,
  type Tier,
} from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { ownerOf } from '@word-unfolded/persistence';
import { loading } from '../common/loading.js';
import { DaySumRepository } from '../ledger/day-sum.repository.js';
import { AggregateUsage } from '../ledger/aggregate-usage.js';
import { lastDays } from './last-days.js';
import { figuresOf, sumOf } from './usage-figures.js';

type Request = RequestOf<typeof GetUsageHistory>;

/** Returns the usage of the last seven days. */
@Controller()
export class GetUsageHistoryUseCase {
  constructor(
    private readonly sums: DaySumRepository,
    private readonly aggregateUsage: AggregateUsage,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError UNAUTHORIZED if the data belongs to another reader; USAGE_LOAD_FAILED */
  @Handles(GetUsageHistory)
  async execute(request: Request): Promise<UsageDayItem[]> {
    const { of, userId } = request;
    if (of !== userId && !isAdministrator(request)) throw onlyForAdministrators();
    const days = lastDays(this.clock.now());
    return loading(() => (of === 'all' ? this.ofAll(days) : this.ofReader(of, days)));
  }

  private async ofReader(userId: string, days: readonly string[]): Promise<UsageDayItem[]> {
    const sums = await this.sums.onDays(ownerOf(userId), days);
    if (sums.length === 0) return [];
    return days.map((day) => {
      const ofDay = sums.filter((sum) => sum.day === day);
      const used = sumOf(ofDay);
      return itemOf(day, used, nearness(used, ofDay.at(-1)?.tier ?? 'free'));
    });
  }

  /** The aggregate has no limit, so nothing is near to it. */
  private async ofAll(days: readonly string[]): Promise<UsageDayItem[]> {
    const { days: sums } = await this.aggregateUsage.of({ from: days[0]!, to: days.at(-1)! });
    if (sums.length === 0) return [];
    return days.map((day) => itemOf(day, sums.find((sum) => sum.day === day) ?? NO_AMOUNTS, 0));
  }
}

function itemOf(date: string, used: Amounts, percentUsed: number): UsageDayItem {
  return { date, usage: { ...figuresOf(used), percentUsed } };
}

function nearness(used: Amounts, tier: Tier): number {
  return Math.max(...METRICS.map((metric) => percentOf(used[metric], DAILY_LIMITS[tier][metric])));
}

function onlyForAdministrators(): AppError {
  return AppError.with('UNAUTHORIZED', {}, { fields: { requiredTier: 'admin' } });
}
