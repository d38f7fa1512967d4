import { Module } from '@nestjs/common';
import { BinModule } from '../bin/bin.module.js';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { OperationStore } from './operation-store.js';
import { OperationRepository } from './operation.repository.js';
import { SyncJournalUseCase } from './sync-journal.use-case.js';

@Module({
  imports: [EntryRecordsModule, BinModule],
  controllers: [SyncJournalUseCase],
  providers: [OperationRepository, { provide: OperationStore, useExisting: OperationRepository }],
  exports: [OperationRepository],
})
export class SyncModule {}
