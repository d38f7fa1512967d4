import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { ActivateContentUseCase } from './activate-content.use-case.js';
import { DeleteContentUseCase } from './delete-content.use-case.js';
import { SaveContentUseCase } from './save-content.use-case.js';
import { ListContentsUseCase } from './list-contents.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [ListContentsUseCase, SaveContentUseCase, ActivateContentUseCase, DeleteContentUseCase],
})
export class ContentsModule {}
