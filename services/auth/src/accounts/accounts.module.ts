import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AvatarModule } from '../avatar/avatar.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { HashingModule } from '../passwords/hashing.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AccountRecordsModule } from './account-records.module.js';
import { AccountTraces } from './account-traces.js';
import { AccountViewModule } from './account-view.module.js';
import { AccountsController } from './accounts.controller.js';
import { DeleteAccountUseCase } from './delete-account.use-case.js';
import { GetAccountUseCase } from './get-account.use-case.js';
import { MailedLinksModule } from './mailed-links.module.js';
import { PictureRemoval } from './picture-removal.js';
import { RegisterUseCase } from './register.use-case.js';
import { SendVerificationEmailUseCase } from './send-verification-email.use-case.js';
import { UnverifiedAccounts } from './unverified-accounts.js';
import { UnverifiedSweep } from './unverified-sweep.js';
import { UpdateAccountUseCase } from './update-account.use-case.js';
import { VerifyEmailUseCase } from './verify-email.use-case.js';

@Module({
  imports: [
    AccountRecordsModule,
    AccountViewModule,
    AttemptsModule,
    AuditModule,
    AvatarModule,
    HashingModule,
    MailedLinksModule,
    MailModule,
    NoticesModule,
    RevocationsModule,
    SessionsModule,
    TokensModule,
  ],
  controllers: [AccountsController],
  providers: [
    AccountTraces,
    UnverifiedAccounts,
    UnverifiedSweep,
    PictureRemoval,
    RegisterUseCase,
    VerifyEmailUseCase,
    SendVerificationEmailUseCase,
    GetAccountUseCase,
    UpdateAccountUseCase,
    DeleteAccountUseCase,
  ],
})
export class AccountsModule {}
