import { Controller } from '@nestjs/common';
import {
  BanUser,
  EndUserSessions,
  GetUser,
  GiveUserTier,
  ListUsernames,
  ListUsers,
  ResendUserVerification,
  SetUserRole,
  UnbanUser,
  WriteUsersTable,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { orElse } from '../common/or-else.js';
import { ActOnUsers, type Action } from './act-on-users.js';
import { LookAtUsers } from './look-at-users.js';
import { UsersTable } from './users-table.js';

/** Messages of administrators about accounts. The kit refuses them for everyone else. */
@Controller()
export class UsersController {
  constructor(
    private readonly looking: LookAtUsers,
    private readonly acting: ActOnUsers,
    private readonly tables: UsersTable,
  ) {}

  @Handles(ListUsers)
  list(request: RequestOf<typeof ListUsers>): Promise<ResponseOf<typeof ListUsers>> {
    return orElse('LOAD_FAILED', () => this.looking.list(request));
  }

  @Handles(ListUsernames)
  usernames({ ids }: RequestOf<typeof ListUsernames>): Promise<ResponseOf<typeof ListUsernames>> {
    return orElse('LOAD_FAILED', () => this.looking.usernames(ids));
  }

  @Handles(WriteUsersTable)
  writeTable(
    request: RequestOf<typeof WriteUsersTable>,
    { signal }: CallContext,
  ): Promise<ResponseOf<typeof WriteUsersTable>> {
    return orElse('LOAD_FAILED', () => this.tables.write(request, signal));
  }

  @Handles(GetUser)
  get(request: RequestOf<typeof GetUser>, context: CallContext): Promise<ResponseOf<typeof GetUser>> {
    return orElse('LOAD_FAILED', () => this.looking.get(request, context));
  }

  @Handles(SetUserRole)
  setRole(request: RequestOf<typeof SetUserRole>, context: CallContext) {
    return orElse('ACTION_FAILED', () => this.acting.setRole(actionOf(request, context), request.role));
  }

  @Handles(BanUser)
  ban(request: RequestOf<typeof BanUser>, context: CallContext) {
    return orElse('ACTION_FAILED', () => this.acting.ban(actionOf(request, context)));
  }

  @Handles(UnbanUser)
  unban(request: RequestOf<typeof UnbanUser>, context: CallContext) {
    return orElse('ACTION_FAILED', () => this.acting.unban(actionOf(request, context)));
  }

  @Handles(ResendUserVerification)
  async resend(
    request: RequestOf<typeof ResendUserVerification>,
    context: CallContext,
  ): Promise<ResponseOf<typeof ResendUserVerification>> {
    await orElse('ACTION_FAILED', () => this.acting.resendVerification(actionOf(request, context)));
    return { sent: true };
  }

  @Handles(EndUserSessions)
  async endSessions(
    request: RequestOf<typeof EndUserSessions>,
    context: CallContext,
  ): Promise<ResponseOf<typeof EndUserSessions>> {
    const ended = await orElse('ACTION_FAILED', () => this.acting.endSessions(actionOf(request, context)));
    return { ended };
  }

  @Handles(GiveUserTier)
  giveTier(
    request: RequestOf<typeof GiveUserTier>,
    context: CallContext,
  ): Promise<ResponseOf<typeof GiveUserTier>> {
    return orElse('ACTION_FAILED', () => this.acting.giveTier(actionOf(request, context), request));
  }
}

function actionOf({ id, reason }: Pick<Action, 'id' | 'reason'>, { caller }: CallContext): Action {
  return { id, reason, by: caller.kind === 'reader' ? caller.id : undefined };
}
