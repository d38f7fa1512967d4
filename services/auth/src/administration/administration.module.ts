import { Module } from '@nestjs/common';
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
import { UsersRepository } from './users.repository.js';

/** What administrators see of accounts, and do to them. */
@Module({
  imports: [
    AccountRecordsModule,
    AuditModule,
    MailedLinksModule,
    MailModule,
    RevocationsModule,
    SessionsModule,
  ],
  controllers: [UsersController],
  providers: [UsersRepository, LookAtUsers, ActOnUsers, AdminActedConsumer],
})
export class AdministrationModule {}
