import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AvatarModule } from '../avatar/avatar.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { HashingModule } from '../passwords/hashing/hashing.module.js';
import { PasswordProofModule } from '../passwords/password-proof.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AccountRecordsModule } from './records/account-records.module.js';
import { AccountViewModule } from './records/account-view.module.js';
import { AccountsController } from './accounts.controller.js';
import { BackdateAccountUseCase } from './backdate-account.use-case.js';
import { ChangeEmailUseCase } from './change-email.use-case.js';
import { CheckVerificationUseCase } from './verification/check-verification.use-case.js';
import { DeleteAccountUseCase } from './delete-account.use-case.js';
import { GetAccountUseCase } from './get-account.use-case.js';
import { DeletedKeyRepository } from './device-keys/deleted-key.repository.js';
import { FindDeletedKeysUseCase } from './device-keys/find-deleted-keys.use-case.js';
import { GetDeviceKeyUseCase } from './device-keys/get-device-key.use-case.js';
import { MailedLinksModule } from './verification/mailed-links.module.js';
import { RegisterUseCase } from './register.use-case.js';
import { SendVerificationEmailUseCase } from './verification/send-verification-email.use-case.js';
import { UnverifiedAccounts } from './verification/unverified-accounts.js';
import { UnverifiedRetention } from './verification/unverified-retention.js';
import { UpdateAccountUseCase } from './update-account.use-case.js';
import { VerificationTokens } from './verification/verification-tokens.js';
import { VerifyEmailUseCase } from './verification/verify-email.use-case.js';

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
    PasswordProofModule,
    RevocationsModule,
    SessionsModule,
    TokensModule,
  ],
  controllers: [AccountsController, BackdateAccountUseCase, FindDeletedKeysUseCase],
  providers: [
    UnverifiedAccounts,
    UnverifiedRetention,
    DeletedKeyRepository,
    RegisterUseCase,
    VerificationTokens,
    CheckVerificationUseCase,
    VerifyEmailUseCase,
    ChangeEmailUseCase,
    SendVerificationEmailUseCase,
    GetAccountUseCase,
    GetDeviceKeyUseCase,
    UpdateAccountUseCase,
    DeleteAccountUseCase,
  ],
})
export class AccountsModule {}
