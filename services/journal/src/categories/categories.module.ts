import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { AddTagUseCase } from './add-tag.use-case.js';
import { ArchiveEntryUseCase } from './archive-entry.use-case.js';
import { FileEntryUseCase } from './file-entry.use-case.js';
import { ListMarksUseCase } from './list-marks.use-case.js';
import { RemoveTagUseCase } from './remove-tag.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [ArchiveEntryUseCase, FileEntryUseCase, AddTagUseCase, RemoveTagUseCase, ListMarksUseCase],
})
export class CategoriesModule {}
