import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { documentId, email, password } from './account-fields.js';
import { device } from './sessions/device.js';

/**
 * Requests another email address for an account. The new address receives a link and the present one a notice; the
 * present address stays until the link is opened. The response is the same when the new address already has an account,
 * and the owner of that account is notified by email. Errors: CREDENTIALS_INVALID, TOO_MANY_ATTEMPTS, MAIL_NOT_SET_UP.
 */
export const ChangeEmail = defineMessage({
  subject: 'auth.email.change',
  request: z.object({ userId: documentId, email, password, device }),
  response: z.object({ sent: z.literal(true) }),
  timeoutMs: 10_000,
});

export const changeEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Request another email address; a link to verify it is sent there',
  tag: 'Accounts',
  gate: 'signed-in',
  message: ChangeEmail,
  body: z.object({ email, password }),
  status: 202,
  toRequest: ({ body }, { reader, device }) => ({ userId: reader.id, ...body, device }),
});
