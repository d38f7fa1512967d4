import { Injectable } from '@nestjs/common';
import type { GetRateLimits, ResponseOf } from '@word-unfolded/contracts';
import { DAILY_LIMITS, TIERS, usageDay, usageResetsAt } from '@word-unfolded/domain';
import { MeteringClock } from '@word-unfolded/metering';
import { loading } from '../common/loading.js';
import { EverybodysSums } from '../ledger/everybodys-sums.js';
import { LimitSettingsRepository } from './limit-settings.repository.js';

/** Readers that administrators are shown. */
const NEAREST_SHOWN = 20;

/** Tells administrators of the limits, and of who comes near to them today. */
@Injectable()
export class GetRateLimitsUseCase {
  constructor(
    private readonly sums: EverybodysSums,
    private readonly settings: LimitSettingsRepository,
    private readonly clock: MeteringClock,
  ) {}

  /** @throws CatalogueError USAGE_LOAD_FAILED */
  execute(): Promise<ResponseOf<typeof GetRateLimits>> {
    return loading(async () => {
      const now = this.clock.now();
      const day = usageDay(now);
      const [adminsAreLimited, pressure, nearest] = await Promise.all([
        this.settings.adminsAreLimited(),
        this.sums.pressure(day),
        this.sums.nearest(day, NEAREST_SHOWN),
      ]);
      const tiers = TIERS.map((tier) => {
        const { payers = 0, near = 0, reached = 0 } = pressure.find((each) => each.tier === tier) ?? {};
        return { tier, limits: DAILY_LIMITS[tier], payers, near, reached };
      });
      return { adminsAreLimited, resetsAt: usageResetsAt(now).toISOString(), tiers, nearest };
    });
  }
}
