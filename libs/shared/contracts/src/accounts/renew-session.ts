import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { device } from './device.js';
import { openedSession } from './session-grant.js';

/**
 * A new access token for a session cookie, and a new cookie for it. A cookie that was renewed before ends the whole
 * session: somebody else has it (RFC 9700, section 4.14.2). Error: SESSION_EXPIRED.
 */
export const RenewSession = defineMessage({
  subject: 'auth.session.renew',
  request: z.object({ cookie: z.string().max(300).optional(), device }),
  response: openedSession,
});

export const refreshRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Renew the access token from the session cookie',
  tag: 'Accounts',
  gate: 'everyone',
  message: RenewSession,
  toRequest: (_, { sessionCookie, device }) => ({ cookie: sessionCookie, device }),
  toAnswer: (opened) => opened,
  setsSession: true,
  answer: openedSession.shape.data,
});
