import { Module } from '@nestjs/common';
import { EntryBurial } from '../entries/entry-burial.js';
import { EntryRecordsModule } from '../entries/entry-records.module.js';
import { ShareRecordsModule } from '../sharing/share-records.module.js';
import { BinController } from './bin.controller.js';
import { BinSweep } from './bin-sweep.js';
import { BuryEntry } from './bury-entry.js';
import { DeleteEntryUseCase } from './delete-entry.use-case.js';
import { EntryPurge } from './entry-purge.js';
import { ListBinUseCase } from './list-bin.use-case.js';
import { RestoreEntryUseCase } from './restore-entry.use-case.js';

@Module({
  imports: [EntryRecordsModule, ShareRecordsModule],
  controllers: [BinController],
  providers: [
    { provide: EntryBurial, useClass: BuryEntry },
    EntryPurge,
    BinSweep,
    DeleteEntryUseCase,
    ListBinUseCase,
    RestoreEntryUseCase,
  ],
  exports: [EntryBurial],
})
export class BinModule {}
