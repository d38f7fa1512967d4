import { Module } from '@nestjs/common';
import { expiresFilesIn, StorageModule } from '@word-unfolded/storage';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { MailedLinksModule } from '../accounts/verification/mailed-links.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ActOnUsers } from './act-on-users.js';
import { AdminActedConsumer } from './admin-acted.consumer.js';
import { LookAtUsers } from './look-at-users.js';
import { UsersController } from './users.controller.js';
import { TABLES_FOLDER, UsersTable } from './users-table.js';
import { UsersRepository } from './users.repository.js';

/** A file is sent as soon as it is made, and removed; one that is older than a day was never fetched. */
const NEVER_FETCHED = expiresFilesIn(TABLES_FOLDER, 24);

/** What administrators see of accounts, and do to them. */
@Module({
  imports: [
    AccountRecordsModule,
    AuditModule,
    MailedLinksModule,
    MailModule,
    RevocationsModule,
    SessionsModule,
    StorageModule,
  ],
  controllers: [UsersController],
  providers: [UsersRepository, LookAtUsers, ActOnUsers, AdminActedConsumer, UsersTable, NEVER_FETCHED],
})
export class AdministrationModule {}
