import { Module } from '@nestjs/common';
import { PersistenceModule } from '@word-unfolded/persistence';
import { JobsModule } from '@word-unfolded/queues';
import { migrations } from './migrations/index.js';
import { activityModel } from './activity/activity.schema.js';
import { ActivityModule } from './activity/activity.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { contactMessageModel } from './contact/contact-message.schema.js';
import { ContactModule } from './contact/contact.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { daySumModel } from './ledger/day-sum.schema.js';
import { ExportModule } from './export/export.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { monthSumModel } from './ledger/month-sum.schema.js';
import { usageRecordModel } from './ledger/usage-record.schema.js';
import { readerFactsModel } from './readers/reader-facts.schema.js';
import { rollupEntryModel } from './rollups/schemas/rollup-entry.schema.js';
import { rollupStateModel } from './rollups/schemas/rollup-state.schema.js';
import { rollupModel } from './rollups/schemas/rollup.schema.js';
import { RollupsModule } from './rollups/rollups.module.js';
import { limitSettingsModel } from './limits/limit-settings.schema.js';
import { LimitsModule } from './limits/limits.module.js';

const models = [
  contactMessageModel,
  usageRecordModel,
  daySumModel,
  monthSumModel,
  limitSettingsModel,
  activityModel,
  readerFactsModel,
  rollupModel,
  rollupEntryModel,
  rollupStateModel,
];

@Module({
  imports: [
    PersistenceModule.migrated(migrations, ...models),
    ContactModule,
    LedgerModule,
    RollupsModule,
    LimitsModule,
    AnalyticsModule,
    DashboardModule,
    ActivityModule,
    JobsModule.of('usage'),
    ExportModule,
  ],
})
export class AppModule {}
