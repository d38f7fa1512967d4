import { Controller } from '@nestjs/common';
import {
  CheckAccess,
  CloseSession,
  EndOtherSessions,
  EndSession,
  ListSessions,
  OpenDevelopmentSession,
  OpenSession,
  RenewSession,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { orElse } from '../common/or-else.js';
import { CheckAccessUseCase } from './check-access.use-case.js';
import { CloseSessionUseCase } from './ending/close-session.use-case.js';
import { EndOtherSessionsUseCase } from './ending/end-other-sessions.use-case.js';
import { EndSessionUseCase } from './ending/end-session.use-case.js';
import { ListSessionsUseCase } from './list-sessions.use-case.js';
import { OpenDevelopmentSessionUseCase } from './opening/open-development-session.use-case.js';
import { OpenSessionUseCase } from './opening/open-session.use-case.js';
import { RenewSessionUseCase } from './renew-session.use-case.js';

/** Messages about sessions. */
@Controller()
export class SessionsController {
  constructor(
    private readonly open: OpenSessionUseCase,
    private readonly openDevelopment: OpenDevelopmentSessionUseCase,
    private readonly renew: RenewSessionUseCase,
    private readonly close: CloseSessionUseCase,
    private readonly list: ListSessionsUseCase,
    private readonly end: EndSessionUseCase,
    private readonly endOthers: EndOtherSessionsUseCase,
    private readonly check: CheckAccessUseCase,
  ) {}

  @Handles(OpenSession)
  openSession(request: RequestOf<typeof OpenSession>): Promise<ResponseOf<typeof OpenSession>> {
    return orElse('LOGIN_FAILED', () => this.open.execute(request));
  }

  @Handles(OpenDevelopmentSession)
  openDevelopmentSession(
    request: RequestOf<typeof OpenDevelopmentSession>,
  ): Promise<ResponseOf<typeof OpenDevelopmentSession>> {
    return orElse('LOGIN_FAILED', () => this.openDevelopment.execute(request));
  }

  @Handles(RenewSession)
  renewSession(request: RequestOf<typeof RenewSession>): Promise<ResponseOf<typeof RenewSession>> {
    return this.renew.execute(request);
  }

  @Handles(CloseSession)
  closeSession(request: RequestOf<typeof CloseSession>): Promise<ResponseOf<typeof CloseSession>> {
    return this.close.execute(request);
  }

  @Handles(ListSessions)
  listSessions(request: RequestOf<typeof ListSessions>): Promise<ResponseOf<typeof ListSessions>> {
    return this.list.execute(request);
  }

  @Handles(EndSession)
  endSession(request: RequestOf<typeof EndSession>): Promise<ResponseOf<typeof EndSession>> {
    return this.end.execute(request);
  }

  @Handles(EndOtherSessions)
  endOtherSessions(
    request: RequestOf<typeof EndOtherSessions>,
  ): Promise<ResponseOf<typeof EndOtherSessions>> {
    return this.endOthers.execute(request);
  }

  @Handles(CheckAccess)
  checkAccess(request: RequestOf<typeof CheckAccess>): Promise<ResponseOf<typeof CheckAccess>> {
    return this.check.execute(request);
  }
}
