import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { email, password, verificationToken } from './account-fields.js';
import { device } from './sessions/device.js';
import { sessionResponse } from './sessions/session-grant.js';

/**
 * Returns what an emailed link verifies, and whether it is still valid. It does not use up the link, because mail
 * scanners open links. Error: TOKEN_INVALID, with the `reason`: used, replaced, expired or unknown.
 */
export const CheckVerification = defineMessage({
  subject: 'auth.email.check-verification',
  safe: true,
  request: z.object({ token: verificationToken, device }),
  response: z.object({
    kind: z.enum(['sign-up', 'new-address']),
    email: z.string().meta({ description: 'The address to verify.' }),
    username: z.string(),
    startedAt: z.iso.datetime().meta({ description: 'When the sign-up or the change was requested.' }),
    needsPassword: z
      .boolean()
      .meta({ description: 'Whether this browser must give the password of the account.' }),
  }),
});

export const checkVerificationRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/verify-email/{token}',
  summary: 'What an emailed link verifies; the request verifies nothing',
  tag: 'Accounts',
  gate: 'everyone',
  message: CheckVerification,
  params: z.object({ token: verificationToken }),
  toRequest: ({ params }, { device }) => ({ token: params.token, device }),
});

/**
 * Verifies an address with the link that was sent to it: valid once, for 24 hours. The browser of the sign-up needs
 * nothing else; any other browser must give the password of that sign-up, so that nobody verifies an account that a
 * stranger created. It signs in the reader. Errors: TOKEN_INVALID, EMAIL_TAKEN, PASSWORD_REQUIRED, CREDENTIALS_INVALID,
 * TOO_MANY_ATTEMPTS.
 */
export const VerifyEmail = defineMessage({
  subject: 'auth.email.verify',
  request: z.object({
    token: verificationToken,
    password: password.optional(),
    rememberMe: z.boolean(),
    device,
  }),
  response: z.object({
    kind: z.enum(['sign-up', 'new-address']),
    email: z.string(),
    opened: sessionResponse
      .nullable()
      .meta({ description: 'The session of a sign-up; null after a change of address.' }),
  }),
  timeoutMs: 10_000,
});

export const verifyEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Verify an address with its emailed link',
  tag: 'Accounts',
  gate: 'everyone',
  message: VerifyEmail,
  body: z.object({
    token: verificationToken,
    password: password.optional(),
    rememberMe: z.boolean().default(false),
  }),
  toRequest: ({ body }, { device }) => ({ ...body, device }),
  toAnswer: ({ kind, email, opened }) => ({
    data: { kind, email, opened: opened && opened.data },
    ...(opened && { session: opened.session }),
  }),
  setsSession: true,
  answer: z.object({
    kind: z.enum(['sign-up', 'new-address']),
    email: z.string(),
    opened: sessionResponse.shape.data.nullable(),
  }),
});

/**
 * Sends the verification email again: the link of a pending sign-up, or a notice to the owner that the address already
 * has an account. The response is the same when nothing is pending. Errors: TOO_MANY_ATTEMPTS, MAIL_NOT_SET_UP.
 */
export const SendVerificationEmail = defineMessage({
  subject: 'auth.email.send-verification',
  request: z.object({ email, device }),
  response: z.object({ sent: z.literal(true) }),
});

export const sendVerificationEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Send the email that verifies an address again',
  tag: 'Accounts',
  gate: 'everyone',
  message: SendVerificationEmail,
  body: z.object({ email }),
  status: 202,
  toRequest: ({ body }, { device }) => ({ email: body.email, device }),
});
