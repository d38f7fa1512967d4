import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { GetVersionUseCase } from './get-version.use-case.js';
import { ListVersionsUseCase } from './list-versions.use-case.js';
import { RestoreVersionUseCase } from './restore-version.use-case.js';
import { VersionsController } from './versions.controller.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [VersionsController],
  providers: [ListVersionsUseCase, GetVersionUseCase, RestoreVersionUseCase],
})
export class VersionsModule {}
