import { DELETION_WORD } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineEvent, defineMessage } from '../messaging/define.js';
import { documentId } from './account-fields.js';
import { device } from './device.js';

/** Deletes a reader's account and everything that belongs to it; every service hears of it by AccountDeleted. */
export const DeleteAccount = defineMessage({
  subject: 'auth.account.delete',
  request: z.object({ userId: documentId, device }),
  response: z.object({ deleted: z.literal(true) }),
});

export const deleteAccountRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/account',
  summary: 'Delete the account',
  tag: 'Accounts',
  gate: 'signed-in',
  message: DeleteAccount,
  body: z.object({ confirmation: z.literal(DELETION_WORD) }),
  toRequest: (_, { reader, device }) => ({ userId: reader.id, device }),
  toAnswer: (data) => ({ data, session: null }),
  setsSession: true,
});

/** An account is gone: whoever holds something of its owner deletes it. */
export const AccountDeleted = defineEvent({
  subject: 'auth.account.deleted',
  payload: z.object({ userId: documentId, at: z.iso.datetime() }),
});
