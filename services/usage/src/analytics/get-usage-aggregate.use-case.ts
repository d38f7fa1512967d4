import { Controller } from '@nestjs/common';
import { GetUsageAggregate, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { NO_AMOUNTS, TIERS } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { loading } from '../common/loading.js';
import { AggregateUsage } from '../ledger/aggregate-usage.js';
import { lastDays } from './last-days.js';
import { figuresOf } from './usage-figures.js';

/** Returns the usage of all readers on the last seven days, for administrators. */
@Controller()
export class GetUsageAggregateUseCase {
  constructor(
    private readonly sums: AggregateUsage,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError USAGE_LOAD_FAILED */
  @Handles(GetUsageAggregate)
  execute(): Promise<ResponseOf<typeof GetUsageAggregate>> {
    return loading(async () => {
      const days = lastDays(this.clock.now());
      const [byDay, byFeature, byTier] = await Promise.all([
        this.sums.byDay(days),
        this.sums.byFeature(days),
        this.sums.byTier(days),
      ]);
      return {
        days: days.map((date) => {
          const sum = byDay.find(({ day }) => day === date);
          const { readers = 0, visitors = 0, uses = 0 } = sum ?? {};
          return { date, readers, visitors, uses, usage: figuresOf(sum ?? NO_AMOUNTS) };
        }),
        features: byFeature.map((sum) => ({ key: sum.feature, uses: sum.uses, usage: figuresOf(sum) })),
        tiers: TIERS.map((tier) => {
          const sum = byTier.find((each) => each.tier === tier);
          const { subjects = 0, uses = 0 } = sum ?? {};
          return { tier, subjects, uses, usage: figuresOf(sum ?? NO_AMOUNTS) };
        }),
      };
    });
  }
}
