import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { documentId, password } from '../account-fields.js';
import { device } from './device.js';

/** For how long a password confirmation, at sign-in or by this message, is valid for its session, in seconds. */
export const PASSWORD_CONFIRMED_SECONDS = 15 * 60;

/**
 * Confirms the password again, for actions that need more than a session. Errors: CREDENTIALS_INVALID,
 * TOO_MANY_ATTEMPTS.
 */
export const ConfirmPassword = defineMessage({
  subject: 'auth.password.confirm',
  request: z.object({ userId: documentId, sessionId: documentId, password, device }),
  response: z.object({ confirmed: z.literal(true) }),
  timeoutMs: 10_000,
});

export const confirmPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/confirm-password',
  summary: 'Confirm the password again',
  tag: 'Accounts',
  gate: 'signed-in',
  message: ConfirmPassword,
  body: z.object({ password }),
  toRequest: ({ body }, { reader, device }) => ({
    userId: reader.id,
    sessionId: reader.sessionId,
    password: body.password,
    device,
  }),
});
