import { Controller } from '@nestjs/common';
import {
  GetAllowance,
  GetRateLimits,
  RebuildCounters,
  SetAdminLimits,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { Handles } from '@word-unfolded/service-kit';
import { GetRateLimitsUseCase } from './get-rate-limits.use-case.js';
import { RebuildCountersUseCase } from './rebuild-counters.use-case.js';
import { SetAdminLimitsUseCase } from './set-admin-limits.use-case.js';

/** Handles the messages for limits. */
@Controller()
export class LimitsController {
  constructor(
    private readonly meter: Meter,
    private readonly rateLimits: GetRateLimitsUseCase,
    private readonly setAdmins: SetAdminLimitsUseCase,
    private readonly rebuild: RebuildCountersUseCase,
  ) {}

  @Handles(GetAllowance)
  getAllowance({ subject }: RequestOf<typeof GetAllowance>): Promise<ResponseOf<typeof GetAllowance>> {
    return this.meter.remaining(subject);
  }

  @Handles(GetRateLimits)
  getRateLimits(): Promise<ResponseOf<typeof GetRateLimits>> {
    return this.rateLimits.execute();
  }

  @Handles(SetAdminLimits)
  setAdminLimits(request: RequestOf<typeof SetAdminLimits>): Promise<ResponseOf<typeof SetAdminLimits>> {
    return this.setAdmins.execute(request);
  }

  @Handles(RebuildCounters)
  rebuildCounters(): Promise<ResponseOf<typeof RebuildCounters>> {
    return this.rebuild.execute();
  }
}
