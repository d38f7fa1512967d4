import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { GetVersionUseCase } from './get-version.use-case.js';
import { ListVersionsUseCase } from './list-versions.use-case.js';
import { RestoreVersionUseCase } from './restore-version.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [ListVersionsUseCase, GetVersionUseCase, RestoreVersionUseCase],
})
export class VersionsModule {}
