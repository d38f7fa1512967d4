import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { email, password } from '../account-fields.js';
import { device } from './device.js';
import { sessionResponse } from './session-grant.js';
import { user } from '../user.js';

/**
 * Signs in. Errors: CREDENTIALS_INVALID, EMAIL_NOT_VERIFIED and ACCOUNT_SUSPENDED (both only after the correct
 * password), TOO_MANY_ATTEMPTS with `retryAfter`.
 */
export const OpenSession = defineMessage({
  subject: 'auth.session.open',
  request: z.object({ email, password, rememberMe: z.boolean(), device }),
  response: sessionResponse,
  timeoutMs: 10_000,
});

/** Specification, section 3, "User": the response of a sign-in also has these names for the picture. */
const pictureAtSignIn = {
  avatar: user.shape.avatarUrl.optional().meta({ description: 'The same as avatarUrl.' }),
  avatar_expiration: user.shape.avatarExpiresIn
    .optional()
    .meta({ description: 'The same as avatarExpiresIn.' }),
};

const signedIn = sessionResponse.shape.data.extend({ user: user.extend(pictureAtSignIn) });

export type SignedInUser = z.infer<typeof signedIn>['user'];

export const loginRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  tag: 'Accounts',
  gate: 'everyone',
  message: OpenSession,
  body: z.object({ email, password, rememberMe: z.boolean().default(false) }),
  toRequest: ({ body }, { device }) => ({ ...body, device }),
  toAnswer: ({ data, session }) => {
    const { avatarUrl, avatarExpiresIn } = data.user;
    const user = { ...data.user, avatar: avatarUrl, avatar_expiration: avatarExpiresIn };
    return { data: { ...data, user }, session };
  },
  setsSession: true,
  answer: signedIn,
});
