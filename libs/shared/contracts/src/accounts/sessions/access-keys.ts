import { z } from 'zod';
import { defineMessage } from '../../messaging/define.js';
import { documentId } from '../account-fields.js';

/** A public key that verifies access tokens (RFC 8037: Ed25519). */
export const accessKey = z.looseObject({
  kid: z.string(),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
});

/** The public keys of all access tokens that can still be valid. Keys rotate; a token names its key. */
export const ListAccessKeys = defineMessage({
  subject: 'auth.keys.list',
  safe: true,
  request: z.object({}),
  response: z.array(accessKey),
});

/** Checks whether an access token is still valid. The gateway calls it while it cannot read the revocation feed. */
export const CheckAccess = defineMessage({
  subject: 'auth.access.check',
  safe: true,
  request: z.object({ userId: documentId, sessionId: documentId, issuedAt: z.int() }),
  response: z.object({ stands: z.boolean() }),
  // The gateway asks before it knows who the caller is.
  requires: 'anyone',
});

/**
 * One entry of the revocation feed, a Redis stream that every gateway follows. It invalidates the tokens of a session,
 * or all tokens of an account that were issued before the given time.
 */
export const revocation = z.union([
  z.object({ sessionId: documentId }),
  z.object({
    userId: documentId,
    issuedBefore: z.coerce.number().int().meta({ description: 'Seconds since 1970.' }),
  }),
]);

export type Revocation = z.infer<typeof revocation>;

/** Key of the Redis stream of revocations of an installation; each entry has the fields of a `revocation`. */
export function revocationsKey(prefix: string): string {
  return `${prefix}:revocations`;
}

/**
 * Key of the Redis sorted set of the session cookies that gateways have received, newest last: digests as in the claim
 * `scd`. The auth service reads it to distinguish a lost cookie from one that is in use. The connection adds the
 * prefix.
 */
export function seenCookiesKey(sessionId: string): string {
  return `seen-cookies:${sessionId}`;
}

/** Names of the cookies: session, known device (its owner has signed in here) and CSRF token. */
export const COOKIES = {
  session: 'wu_session',
  device: 'wu_device',
  csrf: 'wu_csrf',
  /** Tells a page that a session cookie exists, because scripts cannot read that cookie. It grants nothing. */
  signedIn: 'wu_signed_in',
} as const;

/** Header of the CSRF token. */
export const CSRF_HEADER = 'x-csrf-token';

/** Path below which signed addresses of stored files are served. */
export const FILES_PATH = '/api/files/';
