import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { email, name, newPassword, username, withSamePasswords } from './account-fields.js';
import { device } from './device.js';

const language = z.enum(LANGUAGES);

/**
 * Makes an account that waits for its address to be verified. The answer is the same whether or not the address has an
 * account: who owns it learns that by mail (issue of accounts: no answer tells whether an address exists).
 */
export const Register = defineMessage({
  subject: 'auth.account.register',
  request: z.object({ name, email, username, password: newPassword, language, device }),
  response: z.object({ email: z.string() }),
  timeoutMs: 10_000,
});

export const registration = withSamePasswords(
  z.object({
    name,
    email,
    username,
    password: newPassword,
    confirmPassword: z.string('PASSWORD_REQUIRED'),
    agreement: z
      .literal(true, 'FIELD_REQUIRED')
      .meta({ description: 'Agreement to the terms and the privacy policy.' }),
    language: language.optional(),
  }),
);

export const registerRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account; a link to verify its address is mailed',
  tag: 'Accounts',
  gate: 'everyone',
  message: Register,
  body: registration,
  status: 201,
  toRequest: ({ body }, { language, device }) => ({
    name: body.name,
    email: body.email,
    username: body.username,
    password: body.password,
    language: body.language ?? language,
    device,
  }),
});
