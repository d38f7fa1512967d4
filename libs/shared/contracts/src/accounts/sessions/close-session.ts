import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { device } from './device.js';

/** Signs out: ends the session of a cookie, if there is one. */
export const CloseSession = defineMessage({
  subject: 'auth.session.close',
  request: z.object({ cookie: z.string().max(300).optional(), device }),
  response: z.object({ signedOut: z.literal(true) }),
});

export const logoutRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  tag: 'Accounts',
  gate: 'everyone',
  message: CloseSession,
  toRequest: (_, { sessionCookie, device }) => ({ cookie: sessionCookie, device }),
  toAnswer: (data) => ({ data, session: null }),
  setsSession: true,
});
