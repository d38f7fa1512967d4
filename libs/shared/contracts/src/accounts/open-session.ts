import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { email, password } from './account-fields.js';
import { device } from './device.js';
import { openedSession } from './session-grant.js';

/**
 * Signs in. Errors: CREDENTIALS_INVALID, EMAIL_NOT_VERIFIED and ACCOUNT_SUSPENDED (both only after the right password),
 * TOO_MANY_ATTEMPTS with `retryAfter`.
 */
export const OpenSession = defineMessage({
  subject: 'auth.session.open',
  request: z.object({ email, password, rememberMe: z.boolean(), device }),
  response: openedSession,
  timeoutMs: 10_000,
});

export const loginRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  tag: 'Accounts',
  gate: 'everyone',
  message: OpenSession,
  body: z.object({ email, password, rememberMe: z.boolean().default(false) }),
  toRequest: ({ body }, { device }) => ({ ...body, device }),
  toAnswer: (opened) => opened,
  setsSession: true,
  answer: openedSession.shape.data,
});
