import { Module } from '@nestjs/common';
import { StorageModule } from '@word-unfolded/storage';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { AccountViewModule } from '../accounts/account-view.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AvatarModule } from '../avatar/avatar.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ExportAccountUseCase } from './export-account.use-case.js';
import { ExportRemoval } from './export-removal.js';
import { ExportController } from './export.controller.js';
import { StoredExports } from './stored-exports.js';

/** The file that a reader takes along; the service names `storageConfiguration` in its main. */
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
  providers: [StoredExports, ExportAccountUseCase, ExportRemoval],
})
export class ExportModule {}
