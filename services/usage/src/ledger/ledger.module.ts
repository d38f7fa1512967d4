import { Module } from '@nestjs/common';
import { RollupsModule } from '../rollups/rollups.module.js';
import { DaySumRepository } from './day-sum.repository.js';
import { AggregateUsage } from './aggregate-usage.js';
import { LedgerConsumer } from './ledger.consumer.js';
import { LimitPressure } from './limit-pressure.js';
import { MonthSumRepository } from './month-sum.repository.js';
import { RecordUsageUseCase } from './record-usage.use-case.js';
import { UsageRecordRepository } from './usage-record.repository.js';
import { UsageOfDay } from './usage-of-day.js';

const stored = [
  UsageRecordRepository,
  UsageOfDay,
  DaySumRepository,
  MonthSumRepository,
  AggregateUsage,
  LimitPressure,
];

@Module({
  imports: [RollupsModule],
  providers: [...stored, RecordUsageUseCase, LedgerConsumer],
  exports: stored,
})
export class LedgerModule {}
