import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { documentId } from './account-fields.js';
import { user } from './user.js';

/** A reader's own account. Error: NOT_AUTHENTICATED when it was deleted. */
export const GetAccount = defineMessage({
  subject: 'auth.account.get',
  safe: true,
  request: z.object({ userId: documentId }),
  response: user,
});

export const meRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in reader',
  tag: 'Accounts',
  gate: 'signed-in',
  message: GetAccount,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});
