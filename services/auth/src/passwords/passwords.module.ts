import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { MailedLinksModule } from '../accounts/mailed-links.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { ChangePasswordUseCase } from './change-password.use-case.js';
import { CheckPasswordResetUseCase } from './check-password-reset.use-case.js';
import { HashingModule } from './hashing.module.js';
import { PasswordNotice } from './password-notice.js';
import { PasswordsController } from './passwords.controller.js';
import { RequestPasswordResetUseCase } from './request-password-reset.use-case.js';
import { ResetPasswordUseCase } from './reset-password.use-case.js';

@Module({
  imports: [
    AccountRecordsModule,
    AttemptsModule,
    AuditModule,
    HashingModule,
    MailedLinksModule,
    NoticesModule,
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
  ],
})
export class PasswordsModule {}
