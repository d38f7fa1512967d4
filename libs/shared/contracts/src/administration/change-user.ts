import { ROLES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { GrantTier } from '../billing/grant-tier.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';
import { listedUser } from './list-users.js';

const REASON_CHARACTERS = 500;

/** Why an administrator does something. It stands in the audit log, which the reader can export. */
const reason = lineText('FIELD_REQUIRED').trim().min(1, 'FIELD_REQUIRED').max(REASON_CHARACTERS);

const optionalReason = lineText().trim().max(REASON_CHARACTERS).default('');

/** For calls that had no body before, so that they may still have none. */
const reasonAlone = z.object({ reason: optionalReason }).prefault({});

const params = z.object({ id: documentId });
const requires = { tier: 'admin' } as const;
const admins = { gate: { tier: 'admin' }, tag: 'Administration', params } as const;

/**
 * Makes an account an administrator, or an ordinary one again; it acts at every gateway within a second. Errors:
 * USER_NOT_FOUND, USER_NOT_VERIFIED, LAST_ADMINISTRATOR.
 */
export const SetUserRole = defineMessage({
  subject: 'auth.users.set-role',
  request: z.object({ id: documentId, role: z.enum(ROLES), reason: optionalReason }),
  response: listedUser,
  requires,
});

export const setUserRoleRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/admin/users/{id}/role',
  summary: 'Make a reader an administrator, or end that',
  message: SetUserRole,
  body: z.object({ role: z.enum(ROLES), reason: optionalReason }),
  toRequest: ({ params: { id }, body }) => ({ id, ...body }),
});

/**
 * Suspends an account: its sessions end, and it cannot sign in. Errors: USER_NOT_FOUND, OWN_ACCOUNT,
 * LAST_ADMINISTRATOR.
 */
export const BanUser = defineMessage({
  subject: 'auth.users.ban',
  request: z.object({ id: documentId, reason }),
  response: listedUser,
  requires,
});

export const banUserRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/admin/users/{id}/ban',
  summary: 'Suspend an account',
  message: BanUser,
  body: z.object({ reason }),
  toRequest: ({ params: { id }, body }) => ({ id, ...body }),
});

/** Ends the suspension of an account. Errors: USER_NOT_FOUND. */
export const UnbanUser = defineMessage({
  subject: 'auth.users.unban',
  request: z.object({ id: documentId, reason: optionalReason }),
  response: listedUser,
  requires,
});

export const unbanUserRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/admin/users/{id}/unban',
  summary: 'End the suspension of an account',
  message: UnbanUser,
  body: z.object({ reason: optionalReason }),
  toRequest: ({ params: { id }, body }) => ({ id, ...body }),
});

/** Mails the link that verifies the address once more. Errors: USER_NOT_FOUND, USER_VERIFIED_ALREADY. */
export const ResendUserVerification = defineMessage({
  subject: 'auth.users.resend-verification',
  request: z.object({ id: documentId, reason: optionalReason }),
  response: z.object({ sent: z.literal(true) }),
  requires,
});

export const resendUserVerificationRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/users/{id}/verification-email',
  summary: 'Mail the verification link once more',
  message: ResendUserVerification,
  body: reasonAlone,
  toRequest: ({ params: { id }, body }) => ({ id, ...body }),
});

/** Signs a reader out everywhere. Errors: USER_NOT_FOUND. */
export const EndUserSessions = defineMessage({
  subject: 'auth.users.end-sessions',
  request: z.object({ id: documentId, reason: optionalReason }),
  response: z.object({ ended: z.int().min(0) }),
  requires,
});

export const endUserSessionsRoute = defineRoute({
  ...admins,
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions',
  summary: 'Sign a reader out everywhere',
  message: EndUserSessions,
  body: reasonAlone,
  toRequest: ({ params: { id }, body }) => ({ id, ...body }),
});

/**
 * Gives a reader a tier until a date, or takes it back, and writes it to the audit log. The tier itself belongs to
 * billing (GrantTier). Errors: USER_NOT_FOUND, those of GrantTier.
 */
export const GiveUserTier = defineMessage({
  subject: 'auth.users.give-tier',
  request: GrantTier.request.omit({ userId: true }).extend({ id: documentId, reason: optionalReason }),
  response: GrantTier.response,
  timeoutMs: 10_000,
  requires,
});

export const giveUserTierRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/admin/users/{id}/tier',
  summary: 'Give a reader a tier until a date',
  message: GiveUserTier,
  body: GiveUserTier.request.omit({ id: true }),
  toRequest: ({ params: { id }, body }) => ({ id, ...body }),
});
