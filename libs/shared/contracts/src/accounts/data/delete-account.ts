import { DELETION_WORD } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineEvent, defineMessage } from '../../messaging/define.js';
import { documentId, password } from '../account-fields.js';
import { device } from '../sessions/device.js';

/**
 * Deletes the account of a reader who confirms its password, with everything that belongs to it; AccountDeleted
 * notifies every service. Errors: CREDENTIALS_INVALID, TOO_MANY_ATTEMPTS.
 */
export const DeleteAccount = defineMessage({
  subject: 'auth.account.delete',
  request: z.object({ userId: documentId, password, device }),
  response: z.object({ deleted: z.literal(true) }),
  timeoutMs: 10_000,
});

export const deleteAccountRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/account',
  summary: 'Delete the account',
  tag: 'Accounts',
  gate: 'signed-in',
  message: DeleteAccount,
  body: z.object({ confirmation: z.literal(DELETION_WORD), password }),
  toRequest: ({ body }, { reader, device }) => ({ userId: reader.id, password: body.password, device }),
  toAnswer: (data) => ({ data, session: null }),
  setsSession: true,
});

/** An account was deleted: every service that stores data of its owner deletes that data. */
export const AccountDeleted = defineEvent({
  subject: 'auth.account.deleted',
  payload: z.object({ userId: documentId, at: z.iso.datetime() }),
});
