import { Injectable } from '@nestjs/common';
import {
  AppError,
  GrantTier,
  type GiveUserTier,
  type ListedUser,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { isAdministrator, type Role } from '@word-unfolded/domain';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ContractClient } from '@word-unfolded/service-kit';
import type { Account } from '../accounts/records/account.js';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { MailedLinks } from '../accounts/verification/mailed-links.js';
import { AuditLog } from '../audit/audit-log.js';
import type { Act } from '../audit/audit.schema.js';
import { EmailQueue } from '../mail/email-queue.js';
import { Revocations } from '../revocations/revocations.js';
import { SessionEnding } from '../sessions/ending/session-ending.js';
import { listedUserOf } from './user-views.js';
import { UsersRepository } from './users.repository.js';

/** What an administrator does: to whom, who it is (undefined for the operator), and why. */
export type Action = { readonly id: string; readonly by: string | undefined; readonly reason: string };

/** What administrators do to accounts. Every action is in the audit log, in the same transaction. */
@Injectable()
export class ActOnUsers {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: AccountRepository,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly links: MailedLinks,
    private readonly emails: EmailQueue,
    private readonly audit: AuditLog,
    private readonly client: ContractClient,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError USER_NOT_FOUND, USER_NOT_VERIFIED, LAST_ADMINISTRATOR */
  async setRole(action: Action, role: Role): Promise<ListedUser> {
    return this.act(action, async (account, ownerId) => {
      if (!account.verifiedAt) throw AppError.of('USER_NOT_VERIFIED');
      if (role === 'user') await this.assertNotLast(account);
      const changed = await this.accounts.setRole(ownerId, role);
      // A tier of administrators, which earlier versions gave, would make the account one all the same.
      const settled =
        role === 'user' && account.tier === 'admin' ? await this.accounts.endAdminTier(ownerId) : changed;
      await this.revocations.ofAccount(ownerId);
      await this.record(action, 'role-changed', role);
      return settled;
    });
  }

  /** @throws AppError USER_NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR */
  async ban(action: Action): Promise<ListedUser> {
    if (action.by === action.id) throw AppError.of('OWN_ACCOUNT');
    return this.act(action, async (account, ownerId) => {
      await this.assertNotLast(account);
      const banned = await this.accounts.setBan(ownerId, {
        bannedAt: this.clock.now(),
        banReason: action.reason,
      });
      await this.ending.all(ownerId);
      await this.record(action, 'banned');
      return banned;
    });
  }

  /** @throws AppError USER_NOT_FOUND */
  async unban(action: Action): Promise<ListedUser> {
    return this.act(action, async (account, ownerId) => {
      if (!account.bannedAt) return account;
      const free = await this.accounts.setBan(ownerId, { bannedAt: null, banReason: null });
      await this.record(action, 'unbanned');
      return free;
    });
  }

  /** @throws AppError USER_NOT_FOUND @returns the number of ended sessions */
  async endSessions(action: Action): Promise<number> {
    let ended = 0;
    await this.act(action, async (account, ownerId) => {
      ended = await this.ending.all(ownerId);
      await this.record(action, 'sessions-ended-by-administrator');
      return account;
    });
    return ended;
  }

  /** @throws AppError USER_NOT_FOUND, USER_VERIFIED_ALREADY; any error of the email queue */
  async resendVerification(action: Action): Promise<void> {
    await this.act(action, async (account) => {
      if (account.verifiedAt) throw AppError.of('USER_VERIFIED_ALREADY');
      await this.record(action, 'verification-resent');
      await this.emails.send(await this.links.verification(account)); // last, as at a registration
      return account;
    });
  }

  /** The tier is stored by the billing service, whose event changes the account. @throws AppError USER_NOT_FOUND */
  async giveTier(
    action: Action,
    { tier, until }: Pick<RequestOf<typeof GiveUserTier>, 'tier' | 'until'>,
  ): Promise<ResponseOf<typeof GiveUserTier>> {
    if (!(await this.accounts.byId(ownerOf(action.id)))) throw AppError.of('USER_NOT_FOUND');
    const given = await this.client.ask(GrantTier, { userId: action.id, tier, until });
    const change = tier === null ? 'none' : until === null ? tier : `${tier} until ${until}`;
    await this.unitOfWork.run(() => this.record(action, 'tier-given', change));
    return given;
  }

  private async act(
    { id }: Action,
    change: (account: Account, ownerId: ReturnType<typeof ownerOf>) => Promise<Account | null>,
  ): Promise<ListedUser> {
    const ownerId = ownerOf(id);
    const changed = await this.unitOfWork.run(async () => {
      const account = await this.accounts.byId(ownerId);
      const after = account && (await change(account, ownerId));
      if (!after) throw AppError.of('USER_NOT_FOUND');
      return listedUserOf(after);
    });
    await this.revocations.publish();
    return changed;
  }

  private async assertNotLast(account: Account): Promise<void> {
    if (isAdministrator(account) && (await this.users.otherAdministrators(account.id)) === 0)
      throw AppError.of('LAST_ADMINISTRATOR');
  }

  private record({ id, by, reason }: Action, act: Act, change?: string): Promise<void> {
    return this.audit.record(ownerOf(id), act, '', {
      ...(by !== undefined && { by }),
      ...(reason !== '' && { reason }),
      ...(change !== undefined && { change }),
    });
  }
}
