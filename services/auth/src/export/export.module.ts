import { Module } from '@nestjs/common';
import { FileSweepModule, StorageModule, type SweepRule } from '@word-unfolded/storage';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { AccountViewModule } from '../accounts/records/account-view.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AvatarModule } from '../avatar/avatar.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ExportAccountUseCase } from './export-account.use-case.js';
import { ExportRemoval } from './export-removal.js';
import { ExportController } from './export.controller.js';
import { StoredExports } from './stored-exports.js';

/** A file is sent as soon as it is made, and removed; one that is older than a day was never fetched. */
const NEVER_FETCHED: SweepRule = { folder: 'exports', olderThanMs: 24 * 3_600_000 };

/** The data export; the main file of the service lists `storageConfiguration`. */
@Module({
  imports: [
    AccountRecordsModule,
    AccountViewModule,
    AuditModule,
    AvatarModule,
    SessionsModule,
    StorageModule,
    FileSweepModule.of(NEVER_FETCHED),
  ],
  controllers: [ExportController],
  providers: [StoredExports, ExportAccountUseCase, ExportRemoval],
})
export class ExportModule {}
