import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { confirmPassword, documentId, newPassword, password, withSamePasswords } from './account-fields.js';
import { device } from './sessions/device.js';

/**
 * Changes the password of a reader who proves the current one, and ends every other session. Errors:
 * CREDENTIALS_INVALID, PASSWORD_TOO_WEAK.
 */
export const ChangePassword = defineMessage({
  subject: 'auth.password.change',
  request: z.object({
    userId: documentId,
    sessionId: documentId,
    currentPassword: password,
    password: newPassword,
    device,
  }),
  response: z.object({ changed: z.literal(true) }),
  timeoutMs: 10_000,
});

export const changePasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password',
  tag: 'Accounts',
  gate: 'signed-in',
  message: ChangePassword,
  body: withSamePasswords(
    z.object({
      currentPassword: password,
      password: newPassword,
      confirmPassword,
    }),
  ),
  toRequest: ({ body }, { reader, device }) => ({
    userId: reader.id,
    sessionId: reader.sessionId,
    currentPassword: body.currentPassword,
    password: body.password,
    device,
  }),
});
