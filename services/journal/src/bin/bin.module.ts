import { Module } from '@nestjs/common';
import { EntryHardDelete } from '../entries/records/entry-hard-delete.js';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { ShareRecordsModule } from '../sharing/share-records.module.js';
import { BinRetention } from './bin-retention.js';
import { HardDeleteEntry } from './hard-delete-entry.js';
import { DeleteEntryUseCase } from './delete-entry.use-case.js';
import { EntryPurge } from './entry-purge.js';
import { ListBinUseCase } from './list-bin.use-case.js';
import { RestoreEntryUseCase } from './restore-entry.use-case.js';

@Module({
  imports: [EntryRecordsModule, ShareRecordsModule],
  controllers: [DeleteEntryUseCase, ListBinUseCase, RestoreEntryUseCase],
  providers: [{ provide: EntryHardDelete, useClass: HardDeleteEntry }, EntryPurge, BinRetention],
  exports: [EntryHardDelete],
})
export class BinModule {}
