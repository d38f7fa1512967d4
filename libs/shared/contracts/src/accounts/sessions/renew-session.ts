import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { device } from './device.js';
import { sessionResponse } from './session-grant.js';

/**
 * Exchanges a session cookie for a new access token and a new cookie. A cookie that was already exchanged ends the
 * whole session, because somebody else has a copy of it (RFC 9700, section 4.14.2). Error: SESSION_EXPIRED.
 */
export const RenewSession = defineMessage({
  subject: 'auth.session.renew',
  request: z.object({ cookie: z.string().max(300).optional(), device }),
  response: sessionResponse,
});

export const refreshRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Renew the access token from the session cookie',
  tag: 'Accounts',
  gate: 'everyone',
  message: RenewSession,
  toRequest: (_, { sessionCookie, device }) => ({ cookie: sessionCookie, device }),
  toAnswer: (session) => session,
  setsSession: true,
  needsSessionCookie: true,
  answer: sessionResponse.shape.data,
});
