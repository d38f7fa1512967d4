import { Module } from '@nestjs/common';
import { erasesFilesIn, expiresFilesIn, StorageModule } from '@word-unfolded/storage';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { AccountViewModule } from '../accounts/records/account-view.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AvatarModule } from '../avatar/avatar.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ExportAccountUseCase } from './export-account.use-case.js';
import { ExportController } from './export.controller.js';
import { StoredExports } from './stored-exports.js';

/** A file is sent as soon as it is made, and removed; one that is older than a day was never fetched. */
const NEVER_FETCHED = expiresFilesIn('exports', 24);

/** The data export; the main file of the service lists `storageConfiguration`. */
@Module({
  imports: [
    AccountRecordsModule,
    AccountViewModule,
    AuditModule,
    AvatarModule,
    SessionsModule,
    StorageModule,
  ],
  controllers: [ExportController],
  providers: [StoredExports, ExportAccountUseCase, NEVER_FETCHED, erasesFilesIn('exports')],
})
export class ExportModule {}
