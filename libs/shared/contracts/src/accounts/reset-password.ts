import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { email, mailedToken, newPassword, withSamePasswords } from './account-fields.js';
import { device } from './device.js';

/** Mails a link to set a new password, if the address has an account; the answer is the same if it has none. */
export const RequestPasswordReset = defineMessage({
  subject: 'auth.password.request-reset',
  request: z.object({ email, language: z.enum(LANGUAGES), device }),
  response: z.object({ sent: z.literal(true) }),
});

export const forgotPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link to set a new password',
  tag: 'Accounts',
  gate: 'everyone',
  message: RequestPasswordReset,
  body: z.object({ email }),
  status: 202,
  toRequest: ({ body }, { language, device }) => ({ email: body.email, language, device }),
});

/** Whether a mailed link can still set a password: within an hour, and not used. Error: RESET_TOKEN_INVALID. */
export const CheckPasswordReset = defineMessage({
  subject: 'auth.password.check-reset',
  request: z.object({ token: mailedToken }),
  response: z.object({ valid: z.literal(true) }),
});

export const verifyResetTokenRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/verify-reset-token/{token}',
  summary: 'Whether a mailed link can still set a password',
  tag: 'Accounts',
  gate: 'everyone',
  message: CheckPasswordReset,
  params: z.object({ token: mailedToken }),
  toRequest: ({ params }) => ({ token: params.token }),
});

/** Sets a new password by a mailed link, and ends every session. Errors: RESET_TOKEN_INVALID, PASSWORD_TOO_WEAK. */
export const ResetPassword = defineMessage({
  subject: 'auth.password.reset',
  request: z.object({ token: mailedToken, password: newPassword, device }),
  response: z.object({ changed: z.literal(true) }),
  timeoutMs: 10_000,
});

export const resetPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by a mailed link',
  tag: 'Accounts',
  gate: 'everyone',
  message: ResetPassword,
  body: withSamePasswords(
    z.object({ token: mailedToken, password: newPassword, confirmPassword: z.string('PASSWORD_REQUIRED') }),
  ),
  toRequest: ({ body }, { device }) => ({ token: body.token, password: body.password, device }),
});
