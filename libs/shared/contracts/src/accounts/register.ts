import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { confirmPassword, email, name, newPassword, username, withSamePasswords } from './account-fields.js';
import { device } from './sessions/device.js';

const language = z.enum(LANGUAGES);

/**
 * Creates an account whose address is not verified yet, and replaces an older unverified one with the same address. The
 * response is the same whether or not the address has an account: its owner is notified by email (decisions, "Address
 * in use"). Errors: TOO_MANY_ATTEMPTS, PASSWORD_TOO_WEAK, USERNAME_TAKEN, MAIL_NOT_SET_UP.
 */
export const Register = defineMessage({
  subject: 'auth.account.register',
  request: z.object({ name, email, username, password: newPassword, language, device }),
  response: z.object({
    email: z.string(),
    deviceMark: z
      .string()
      .meta({ description: 'Stored in the browser: it can verify the address without the password.' }),
  }),
  timeoutMs: 10_000,
});

export const registration = withSamePasswords(
  z.object({
    name,
    email,
    username,
    password: newPassword,
    confirmPassword,
    agreement: z
      .literal(true, 'FIELD_REQUIRED')
      .meta({ description: 'Agreement to the terms and the privacy policy.' }),
    language: language.optional(),
  }),
);

export const registerRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account; a link to verify its address is emailed',
  tag: 'Accounts',
  gate: 'everyone',
  message: Register,
  body: registration,
  status: 201,
  answer: z.object({ email: z.string() }),
  toAnswer: ({ email, deviceMark }) => ({ data: { email }, deviceMark }),
  setsSession: true,
  toRequest: ({ body }, { language, device }) => ({
    name: body.name,
    email: body.email,
    username: body.username,
    password: body.password,
    language: body.language ?? language,
    device,
  }),
});
