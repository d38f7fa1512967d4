import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { email } from '../account-fields.js';
import { device } from './device.js';
import { sessionResponse } from './session-grant.js';

/**
 * Signs in without a password, on the machine of a developer only. Errors: DEVELOPMENT_LOGIN_ONLY outside development
 * mode and for every other machine, CREDENTIALS_INVALID when the address has no account.
 */
export const OpenDevelopmentSession = defineMessage({
  subject: 'auth.session.open-development',
  request: z.object({ email, device }),
  response: sessionResponse,
});

export const developmentLoginRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/development-login',
  summary: 'Sign in without a password, in development mode',
  tag: 'Accounts',
  gate: 'everyone',
  message: OpenDevelopmentSession,
  body: z.object({ email }),
  toRequest: ({ body }, { device }) => ({ ...body, device }),
  toAnswer: (session) => session,
  setsSession: true,
  answer: sessionResponse.shape.data,
});
