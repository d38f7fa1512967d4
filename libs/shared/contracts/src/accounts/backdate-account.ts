import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';
import { documentId } from './account-fields.js';

/**
 * Moves the registration of an account whose address is not verified yet to an earlier time: for demonstration data. The
 * registration then counts on that day. Error: ACCOUNT_NOT_FOUND, also for an account that is in use.
 */
export const BackdateAccount = defineMessage({
  subject: 'auth.accounts.backdate',
  request: z.object({ userId: documentId, registeredAt: z.iso.datetime() }),
  response: z.object({}),
  idempotent: true,
  requires: 'service',
});
