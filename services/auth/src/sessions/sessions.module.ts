import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { AccountViewModule } from '../accounts/records/account-view.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { HashingModule } from '../passwords/hashing/hashing.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { CheckAccessUseCase } from './check-access.use-case.js';
import { CloseSessionUseCase } from './ending/close-session.use-case.js';
import { Credentials } from './opening/credentials.js';
import { EndOtherSessionsUseCase } from './ending/end-other-sessions.use-case.js';
import { EndSessionUseCase } from './ending/end-session.use-case.js';
import { KnownDeviceRepository } from './devices/known-device.repository.js';
import { KnownDevices } from './devices/known-devices.js';
import { DailyActivity } from './daily-activity.js';
import { ListSessionsUseCase } from './list-sessions.use-case.js';
import { OpenDevelopmentSessionUseCase } from './opening/open-development-session.use-case.js';
import { OpenSessionUseCase } from './opening/open-session.use-case.js';
import { RenewSessionUseCase } from './renew-session.use-case.js';
import { SeenCookies } from './records/seen-cookies.js';
import { SessionConfirmation } from './session-confirmation.js';
import { SessionEnding } from './ending/session-ending.js';
import { SessionGrants } from './session-grants.js';
import { SessionOpening } from './opening/session-opening.js';
import { SessionRepository } from './records/session.repository.js';
import { SessionsController } from './sessions.controller.js';

@Module({
  imports: [
    AccountRecordsModule,
    AccountViewModule,
    AttemptsModule,
    AuditModule,
    HashingModule,
    KeysModule,
    NoticesModule,
    RevocationsModule,
  ],
  controllers: [SessionsController],
  providers: [
    DailyActivity,
    SessionRepository,
    SessionEnding,
    SessionGrants,
    SeenCookies,
    KnownDevices,
    KnownDeviceRepository,
    Credentials,
    SessionOpening,
    SessionConfirmation,
    OpenSessionUseCase,
    OpenDevelopmentSessionUseCase,
    RenewSessionUseCase,
    CloseSessionUseCase,
    ListSessionsUseCase,
    EndSessionUseCase,
    EndOtherSessionsUseCase,
    CheckAccessUseCase,
  ],
  exports: [
    SessionRepository,
    SessionEnding,
    SessionOpening,
    SessionConfirmation,
    ListSessionsUseCase,
    KnownDevices,
  ],
})
export class SessionsModule {}
