import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';
import { documentId } from './account-fields.js';

/** A public key by which access tokens are verified (RFC 8037: Ed25519). */
export const accessKey = z.looseObject({
  kid: z.string(),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
});

/** The public keys of every access token that could still be good. Keys change; a token names its key. */
export const ListAccessKeys = defineMessage({
  subject: 'auth.keys.list',
  request: z.object({}),
  response: z.array(accessKey),
});

/** Whether an access token still stands: asked while the feed of revocations cannot be read. */
export const CheckAccess = defineMessage({
  subject: 'auth.access.check',
  request: z.object({ userId: documentId, sessionId: documentId, issuedAt: z.int() }),
  response: z.object({ stands: z.boolean() }),
});

/**
 * One entry of the feed of revocations, a Redis stream that every gateway follows: tokens of the session, or all tokens
 * of the account that were issued before the time, stand no more.
 */
export const revocation = z.union([
  z.object({ sessionId: documentId }),
  z.object({
    userId: documentId,
    issuedBefore: z.coerce.number().int().meta({ description: 'Seconds since 1970.' }),
  }),
]);

export type Revocation = z.infer<typeof revocation>;

/** Key of the Redis stream of revocations of an installation; each entry has the fields of a revocation. */
export function revocationsKey(prefix: string): string {
  return `${prefix}:revocations`;
}

/** Names of the cookies: the session's, the sign that the device's owner has signed in here, and that of the CSRF token. */
export const COOKIES = { session: 'wu_session', device: 'wu_device', csrf: 'wu_csrf' } as const;

/** Header of the CSRF token. */
export const CSRF_HEADER = 'x-csrf-token';

/** Path below which signed addresses of stored files are served. */
export const FILES_PATH = '/api/files/';
