import { Injectable } from '@nestjs/common';
import type { GetRateLimits, ResponseOf } from '@word-unfolded/contracts';
import { DAILY_LIMITS, TIERS, usageDay, usageResetsAt } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { lastDays } from '../analytics/last-days.js';
import { loading } from '../common/loading.js';
import { LimitPressure } from '../ledger/limit-pressure.js';
import { RollupRepository } from '../rollups/rollup.repository.js';
import { REPORTED_SERIES } from '../rollups/series.js';
import { LimitSettingsRepository } from './limit-settings.repository.js';

/** Maximum number of readers in the list for administrators. */
const NEAREST_SHOWN = 20;

/** Returns the limits, and the readers who are near to them today, for administrators. */
@Injectable()
export class GetRateLimitsUseCase {
  constructor(
    private readonly sums: LimitPressure,
    private readonly settings: LimitSettingsRepository,
    private readonly rollups: RollupRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError USAGE_LOAD_FAILED */
  execute(): Promise<ResponseOf<typeof GetRateLimits>> {
    return loading(async () => {
      const now = this.clock.now();
      const day = usageDay(now);
      const [adminsAreLimited, pressure, nearest, refusals] = await Promise.all([
        this.settings.adminsAreLimited(),
        this.sums.pressure(day),
        this.sums.nearest(day, NEAREST_SHOWN),
        this.refusals(now),
      ]);
      const tiers = TIERS.map((tier) => {
        const { subjects = 0, near = 0, reached = 0 } = pressure.find((each) => each.tier === tier) ?? {};
        return { tier, limits: DAILY_LIMITS[tier], subjects, near, reached };
      });
      return { adminsAreLimited, resetsAt: usageResetsAt(now).toISOString(), tiers, nearest, refusals };
    });
  }

  private async refusals(now: Date): Promise<ResponseOf<typeof GetRateLimits>['refusals']> {
    const days = lastDays(now);
    const sums = await this.rollups.series('day', [REPORTED_SERIES.refused], {
      from: days[0]!,
      to: days.at(-1)!,
    });
    return sums.map(({ key, at, values }) => ({ route: key, date: at, count: values.count ?? 0 }));
  }
}
