import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { MailedLinksModule } from '../accounts/verification/mailed-links.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ChangePasswordUseCase } from './change-password.use-case.js';
import { CheckPasswordResetUseCase } from './reset/check-password-reset.use-case.js';
import { HashingModule } from './hashing/hashing.module.js';
import { PasswordNotice } from './password-notice.js';
import { ConfirmPasswordUseCase } from './confirm-password.use-case.js';
import { PasswordProofModule } from './password-proof.module.js';
import { PasswordsController } from './passwords.controller.js';
import { RequestPasswordResetUseCase } from './reset/request-password-reset.use-case.js';
import { ResetPasswordUseCase } from './reset/reset-password.use-case.js';

@Module({
  imports: [
    AccountRecordsModule,
    AttemptsModule,
    AuditModule,
    HashingModule,
    MailedLinksModule,
    MailModule,
    NoticesModule,
    PasswordProofModule,
    RevocationsModule,
    SessionsModule,
    TokensModule,
  ],
  controllers: [PasswordsController],
  providers: [
    PasswordNotice,
    RequestPasswordResetUseCase,
    CheckPasswordResetUseCase,
    ResetPasswordUseCase,
    ChangePasswordUseCase,
    ConfirmPasswordUseCase,
  ],
})
export class PasswordsModule {}
