import { ROLES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { user } from './user.js';

/** Lifetime of an access token, in seconds (decisions, "Accounts"). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** What the gateway puts into the session cookie of a browser; never into the body of an answer. */
export const sessionGrant = z.object({
  cookie: z.string(),
  /** Seconds for which the browser keeps it; without it, until the browser closes. */
  maxAgeSeconds: z.int().nullable(),
  /** The sign that this device's owner has signed in here, kept longer than the session. */
  deviceMark: z.string(),
});

export type SessionGrant = z.infer<typeof sessionGrant>;

/** What a sign-in or a renewal answers: `data` is for the page, `session` for the cookie. */
export const openedSession = z.object({
  data: z.object({
    token: z.string().meta({ description: 'Signed access token (JWT), sent as a bearer.' }),
    expiresIn: z.int().meta({ description: 'Seconds for which the token is good.' }),
    user,
  }),
  session: sessionGrant,
});

/** The claims of an access token (RFC 7519). `sub` is the account, `sid` the session. */
export const accessClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  tier: z.enum(TIERS),
  role: z.enum(ROLES),
  iat: z.int(),
  exp: z.int(),
});
