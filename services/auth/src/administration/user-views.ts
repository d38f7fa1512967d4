import type { ListedUser, ResponseOf, GetUser } from '@word-unfolded/contracts';
import type { Account } from '../accounts/records/account.js';
import type { AuditRecord } from '../audit/audit.schema.js';
import type { SessionRecord } from '../sessions/records/session.schema.js';

type Detail = ResponseOf<typeof GetUser>;

type Shown = Pick<
  Account,
  | 'id'
  | 'name'
  | 'username'
  | 'email'
  | 'role'
  | 'tier'
  | 'subscriptionStatus'
  | 'verifiedAt'
  | 'bannedAt'
  | 'lastActiveAt'
  | 'createdAt'
>;

/** An account as administrators see it in a list. */
export function listedUserOf(account: Shown): ListedUser {
  // Accounts of earlier versions have no status.
  const { id, name, username, email, role, tier } = account;
  const subscriptionStatus = account.subscriptionStatus ?? null;
  return {
    ...{ id, name, username, email, role, tier, subscriptionStatus },
    verified: account.verifiedAt !== null,
    bannedAt: account.bannedAt?.toISOString() ?? null,
    lastActive: account.lastActiveAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
  };
}

/** An account as administrators see it by itself. */
export function userOf(account: Account): Detail['user'] {
  const { language, banReason, givenTier } = account;
  return { ...listedUserOf(account), language, banReason, givenTier };
}

export function sessionOf(session: SessionRecord): Detail['sessions'][number] {
  const { _id, browser, system, address, openedAt, lastUsedAt, expiresAt } = session;
  return {
    ...{ id: _id.toHexString(), browser, system, address },
    openedAt: openedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export function auditEntryOf(entry: AuditRecord): Detail['audit'][number] {
  const { act, at, address, by = null, reason = null, change = null } = entry;
  return { act, at: at.toISOString(), address, by, reason, change };
}
