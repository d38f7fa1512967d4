import { Injectable } from '@nestjs/common';
import {
  AppError,
  COUNTED_USERS,
  GetSubscription,
  type GetUser,
  type ListUsernames,
  type ListUsers,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ContractClient, inRequestContext, type CallContext } from '@word-unfolded/service-kit';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { SessionRepository } from '../sessions/records/session.repository.js';
import { readPlace } from './user-places.repository.js';
import { auditEntryOf, listedUserOf, sessionOf, userOf } from './user-views.js';
import { UsersRepository } from './users.repository.js';

/** Entries of the audit log on the page of a reader. */
const AUDIT_SHOWN = 100;

/** Lists accounts and shows one, for administrators. */
@Injectable()
export class LookAtUsers {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly history: AuditRepository,
    private readonly client: ContractClient,
    private readonly clock: Clock,
  ) {}

  async list(request: RequestOf<typeof ListUsers>): Promise<ResponseOf<typeof ListUsers>> {
    const after = readPlace(request.after, request.sort);
    const [total, all] = await Promise.all([this.users.total(request), this.users.all()]);
    const { records, next } = await this.users.page({ ...request, after }, total >= COUNTED_USERS);
    const users = records.map(({ _id, ...record }) => listedUserOf({ ...record, id: _id.toHexString() }));
    return { users, next, total, all };
  }

  async usernames(ids: readonly string[]): Promise<ResponseOf<typeof ListUsernames>> {
    return { users: await this.users.usernames(ids) };
  }

  /** @throws AppError USER_NOT_FOUND */
  async get({ id }: RequestOf<typeof GetUser>, context: CallContext): Promise<ResponseOf<typeof GetUser>> {
    const ownerId = ownerOf(id);
    const account = await this.accounts.byId(ownerId);
    if (!account) throw AppError.of('USER_NOT_FOUND');
    const [subscription, sessions, audit] = await Promise.all([
      this.subscriptionOf(id, context),
      this.sessions.all(ownerId, this.clock.now()),
      this.history.history(ownerId, AUDIT_SHOWN),
    ]);
    return {
      user: userOf(account),
      subscription,
      sessions: sessions.map(sessionOf),
      audit: audit.map(auditEntryOf),
    };
  }

  /**
   * The service asks in its own name, because a reader's subscription is open to that reader only. What administrators
   * may not see of it is removed by the contract.
   */
  private subscriptionOf(userId: string, { correlationId, language }: CallContext) {
    return inRequestContext({ correlationId, language }, () =>
      this.client.ask(GetSubscription, { userId, language }),
    ).catch(() => null);
  }
}
