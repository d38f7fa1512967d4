import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { RedisModule } from '@word-unfolded/service-kit';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CounterKeeper } from './counter-keeper.js';
import { GetRateLimitsUseCase } from './get-rate-limits.use-case.js';
import { LimitSettingsRepository } from './limit-settings.repository.js';
import { LimitsController } from './limits.controller.js';
import { RebuildCountersUseCase } from './rebuild-counters.use-case.js';
import { SetAdminLimitsUseCase } from './set-admin-limits.use-case.js';

@Module({
  imports: [RedisModule, MeteringModule, LedgerModule],
  controllers: [LimitsController],
  providers: [
    LimitSettingsRepository,
    RebuildCountersUseCase,
    CounterKeeper,
    SetAdminLimitsUseCase,
    GetRateLimitsUseCase,
  ],
})
export class LimitsModule {}
