import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { confirmPassword, email, newPassword, resetToken, withSamePasswords } from './account-fields.js';
import { device } from './sessions/device.js';

/**
 * Sends a link to set a new password if the address has an account; the response is the same if it has none. Errors:
 * TOO_MANY_ATTEMPTS, MAIL_NOT_SET_UP.
 */
export const RequestPasswordReset = defineMessage({
  subject: 'auth.password.request-reset',
  request: z.object({ email, device }),
  response: z.object({ sent: z.literal(true) }),
});

export const forgotPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Email a link to set a new password',
  tag: 'Accounts',
  gate: 'everyone',
  message: RequestPasswordReset,
  body: z.object({ email }),
  status: 202,
  toRequest: ({ body }, { device }) => ({ email: body.email, device }),
});

/**
 * Checks that an emailed link can still set a password: it is less than an hour old and unused. Error:
 * RESET_TOKEN_INVALID, with the `reason`: used, replaced, expired or unknown.
 */
export const CheckPasswordReset = defineMessage({
  subject: 'auth.password.check-reset',
  safe: true,
  request: z.object({ token: resetToken }),
  response: z.object({ valid: z.literal(true) }),
});

export const verifyResetTokenRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/verify-reset-token/{token}',
  summary: 'Whether an emailed link can still set a password',
  tag: 'Accounts',
  gate: 'everyone',
  message: CheckPasswordReset,
  params: z.object({ token: resetToken }),
  toRequest: ({ params }) => ({ token: params.token }),
});

/** Sets a new password with an emailed link, and ends every session. Errors: RESET_TOKEN_INVALID, PASSWORD_TOO_WEAK. */
export const ResetPassword = defineMessage({
  subject: 'auth.password.reset',
  request: z.object({ token: resetToken, password: newPassword, device }),
  response: z.object({ changed: z.literal(true) }),
  timeoutMs: 10_000,
});

export const resetPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with an emailed link',
  tag: 'Accounts',
  gate: 'everyone',
  message: ResetPassword,
  body: withSamePasswords(z.object({ token: resetToken, password: newPassword, confirmPassword })),
  toRequest: ({ body }, { device }) => ({ token: body.token, password: body.password, device }),
});
