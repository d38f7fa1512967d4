import { Module } from '@nestjs/common';
import { AllowancesModule, MeteringModule } from '@word-unfolded/metering';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RollupsModule } from '../rollups/rollups.module.js';
import { GetAdminAnalyticsUseCase } from './get-admin-analytics.use-case.js';
import { GetKpisUseCase } from './get-kpis.use-case.js';
import { InstallationState } from './installation-state.js';
import { ReaderUsageController } from './reader-usage.controller.js';
import { SeriesOfDays } from './series-of-days.js';

/** The figures of the dashboard of administrators. */
@Module({
  imports: [AllowancesModule, MeteringModule, LedgerModule, RollupsModule],
  controllers: [GetKpisUseCase, GetAdminAnalyticsUseCase, ReaderUsageController],
  providers: [SeriesOfDays, InstallationState],
})
export class DashboardModule {}
