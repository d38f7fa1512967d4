import { Module } from '@nestjs/common';
import { DaySumRepository } from './day-sum.repository.js';
import { AggregateUsage } from './aggregate-usage.js';
import { LedgerConsumer } from './ledger.consumer.js';
import { RecordUsageUseCase } from './record-usage.use-case.js';
import { UsageRecordRepository } from './usage-record.repository.js';
import { UsageOfDay } from './usage-of-day.js';

const stored = [UsageRecordRepository, UsageOfDay, DaySumRepository, AggregateUsage];

@Module({ providers: [...stored, RecordUsageUseCase, LedgerConsumer], exports: stored })
export class LedgerModule {}
