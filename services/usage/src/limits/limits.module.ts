import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { RedisModule } from '@word-unfolded/service-kit';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RollupsModule } from '../rollups/rollups.module.js';
import { CounterErasure } from './counter-erasure.js';
import { CounterRebuilder } from './counter-rebuilder.js';
import { GetRateLimitsUseCase } from './get-rate-limits.use-case.js';
import { LimitSettingsRepository } from './limit-settings.repository.js';
import { LimitsController } from './limits.controller.js';
import { RebuildCountersUseCase } from './rebuild-counters.use-case.js';
import { SetAdminLimitsUseCase } from './set-admin-limits.use-case.js';

@Module({
  imports: [RedisModule, MeteringModule, LedgerModule, RollupsModule],
  controllers: [LimitsController],
  providers: [
    LimitSettingsRepository,
    RebuildCountersUseCase,
    CounterRebuilder,
    CounterErasure,
    SetAdminLimitsUseCase,
    GetRateLimitsUseCase,
  ],
})
export class LimitsModule {}
