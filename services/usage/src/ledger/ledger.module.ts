import { Module } from '@nestjs/common';
import { DaySumRepository } from './day-sum.repository.js';
import { EverybodysSums } from './everybodys-sums.js';
import { KnownReaderRepository } from './known-reader.repository.js';
import { LedgerConsumer } from './ledger.consumer.js';
import { RecordSpendingUseCase } from './record-spending.use-case.js';
import { SpendingRepository } from './spending.repository.js';
import { SpendingsOfDay } from './spendings-of-day.js';

const kept = [SpendingRepository, SpendingsOfDay, DaySumRepository, EverybodysSums, KnownReaderRepository];

@Module({ providers: [...kept, RecordSpendingUseCase, LedgerConsumer], exports: kept })
export class LedgerModule {}
