import { Module } from '@nestjs/common';
import { AllowancesModule } from '@word-unfolded/metering';
import { LedgerModule } from '../ledger/ledger.module.js';
import { GetUsageAggregateUseCase } from './get-usage-aggregate.use-case.js';
import { GetUsageAnalyticsUseCase } from './get-usage-analytics.use-case.js';
import { GetUsageHistoryUseCase } from './get-usage-history.use-case.js';

@Module({
  imports: [AllowancesModule, LedgerModule],
  controllers: [GetUsageAnalyticsUseCase, GetUsageHistoryUseCase, GetUsageAggregateUseCase],
})
export class AnalyticsModule {}
