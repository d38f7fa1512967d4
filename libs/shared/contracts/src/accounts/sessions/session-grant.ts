import { PRODUCT, ROLES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { user } from '../user.js';

/** Lifetime of an access token, in seconds (decisions, "Accounts"). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** The value that the gateway puts into the session cookie of a browser, and never into a response body. */
export const sessionGrant = z.object({
  cookie: z.string(),
  /** Max-Age of the cookie in seconds; without it, the cookie ends with the browser session. */
  maxAgeSeconds: z.int().nullable(),
  /** Marks the device as one on which its owner has signed in; it outlives the session. */
  deviceMark: z.string(),
});

export type SessionGrant = z.infer<typeof sessionGrant>;

/** The response of a sign-in or a renewal: `data` is for the page, `session` for the cookie. */
export const sessionResponse = z.object({
  data: z.object({
    token: z.string().meta({ description: 'Signed access token (JWT), sent as a bearer token.' }),
    expiresIn: z.int().meta({ description: 'Seconds for which the token is valid.' }),
    user,
  }),
  session: sessionGrant,
});

/** Issuer and audience of access tokens. A token with others is refused. */
export const ACCESS_TOKEN_PARTIES = {
  issuer: `${PRODUCT.slug}/auth`,
  audience: `${PRODUCT.slug}/api`,
} as const;

/**
 * The claims of an access token (RFC 7519). `sub` is the account, `sid` the session.
 *
 * A token is valid only together with a cookie of its session. Every cookie of a session, however often it was renewed,
 * ends with the same binding (`sessionBinding`), and the token has the digest `sbd` of it: a gateway checks both
 * without a request, and a stolen token alone is useless.
 */
export const accessClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  tier: z.enum(TIERS),
  role: z.enum(ROLES),
  /** SHA-256 of the binding, in base64url. */
  sbd: z.string(),
  /**
   * SHA-256 of the cookie that was issued with the token, in base64url: it proves that the client received that cookie.
   */
  scd: z.string().optional(),
  iat: z.int(),
  exp: z.int(),
});

/**
 * The binding in a session cookie, its third part: `<session>.<secret>.<binding>`; undefined when the cookie has none.
 */
export function sessionBinding(cookie: string): string | undefined {
  return cookie.split('.')[2] || undefined;
}
