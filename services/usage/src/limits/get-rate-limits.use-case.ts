import { Injectable } from '@nestjs/common';
import type { GetRateLimits, ResponseOf } from '@word-unfolded/contracts';
import { DAILY_LIMITS, usageDay, usageResetsAt } from '@word-unfolded/domain';
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
      const [adminsAreLimited, pressure, refusals] = await Promise.all([
        this.settings.adminsAreLimited(),
        this.sums.ofDay(day, NEAREST_SHOWN),
        this.refusals(now),
      ]);
      const tiers = pressure.tiers.map((each) => ({ ...each, limits: DAILY_LIMITS[each.tier] }));
      const resetsAt = usageResetsAt(now).toISOString();
      return { adminsAreLimited, resetsAt, tiers, nearest: [...pressure.nearest], refusals };
    });
  }

  private async refusals(now: Date): Promise<ResponseOf<typeof GetRateLimits>['refusals']> {
    const days = lastDays(now);
    const sums = await this.rollups.days([REPORTED_SERIES.refused], {
      from: days[0]!,
      to: days.at(-1)!,
    });
    return sums.map(({ key, at, values }) => ({ route: key, date: at, count: values.count ?? 0 }));
  }
}
