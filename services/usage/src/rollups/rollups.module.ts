import { Module } from '@nestjs/common';
import { LedgerSums } from './ledger-sums.js';
import { NoteCountsUseCase } from './note-counts.use-case.js';
import { RebuildRollupsUseCase } from './rebuild-rollups.use-case.js';
import { RollupFolder } from './rollup-folder.js';
import { RollupJournal } from './rollup-journal.js';
import { PastSums } from './past-sums.js';
import { RollupRepository } from './rollup.repository.js';
import { RollupsController } from './rollups.controller.js';

/** What is counted by hour and day, for the pages of administrators. */
@Module({
  controllers: [RollupsController],
  providers: [
    RollupJournal,
    PastSums,
    RollupRepository,
    RollupFolder,
    LedgerSums,
    RebuildRollupsUseCase,
    NoteCountsUseCase,
  ],
  exports: [RollupJournal, RollupRepository],
})
export class RollupsModule {}
