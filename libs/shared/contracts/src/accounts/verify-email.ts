import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { email, mailedToken } from './account-fields.js';
import { device } from './device.js';

/** Verifies an address by the link that was mailed to it: good for 24 hours, once. Errors: TOKEN_INVALID, EMAIL_TAKEN. */
export const VerifyEmail = defineMessage({
  subject: 'auth.email.verify',
  request: z.object({ token: mailedToken, device }),
  response: z.object({ verified: z.literal(true) }),
});

export const verifyEmailRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/verify-email/{token}',
  summary: 'Verify an address by its mailed link',
  tag: 'Accounts',
  gate: 'everyone',
  message: VerifyEmail,
  params: z.object({ token: mailedToken }),
  toRequest: ({ params }, { device }) => ({ token: params.token, device }),
});

/** Mails the link again, if there is an account that waits for it; the answer is the same if there is none. */
export const SendVerificationEmail = defineMessage({
  subject: 'auth.email.send-verification',
  request: z.object({ email, language: z.enum(LANGUAGES), device }),
  response: z.object({ sent: z.literal(true) }),
});

export const sendVerificationEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Mail the link that verifies an address again',
  tag: 'Accounts',
  gate: 'everyone',
  message: SendVerificationEmail,
  body: z.object({ email }),
  status: 202,
  toRequest: ({ body }, { language, device }) => ({ email: body.email, language, device }),
});
