import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { AccountViewModule } from '../accounts/account-view.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { HashingModule } from '../passwords/hashing.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { CheckAccessUseCase } from './check-access.use-case.js';
import { CloseSessionUseCase } from './close-session.use-case.js';
import { Credentials } from './credentials.js';
import { EndOtherSessionsUseCase } from './end-other-sessions.use-case.js';
import { EndSessionUseCase } from './end-session.use-case.js';
import { KnownDeviceRepository } from './known-device.repository.js';
import { KnownDevices } from './known-devices.js';
import { ListSessionsUseCase } from './list-sessions.use-case.js';
import { OpenSessionUseCase } from './open-session.use-case.js';
import { RenewSessionUseCase } from './renew-session.use-case.js';
import { SessionEnding } from './session-ending.js';
import { SessionGrants } from './session-grants.js';
import { SessionRepository } from './session.repository.js';
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
    SessionRepository,
    SessionEnding,
    SessionGrants,
    KnownDevices,
    KnownDeviceRepository,
    Credentials,
    OpenSessionUseCase,
    RenewSessionUseCase,
    CloseSessionUseCase,
    ListSessionsUseCase,
    EndSessionUseCase,
    EndOtherSessionsUseCase,
    CheckAccessUseCase,
  ],
  exports: [SessionEnding, ListSessionsUseCase, KnownDevices],
})
export class SessionsModule {}
