import { Module } from '@nestjs/common';
import { CreateEntryUseCase } from './create-entry.use-case.js';
import { EntryRecordsModule } from './records/entry-records.module.js';
import { GetEntryUseCase } from './get-entry.use-case.js';
import { ListEntriesUseCase } from './list-entries.use-case.js';
import { UpdateEntryUseCase } from './update-entry.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [CreateEntryUseCase, GetEntryUseCase, ListEntriesUseCase, UpdateEntryUseCase],
})
export class EntriesModule {}
