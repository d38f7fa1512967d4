import type { Randomness } from '../common/randomness.js';
import { digestOf, isSame, sealOf } from '../common/digest.js';

/**
 * The session cookie: `<id of the session>.<secret and seal>`. The secret is 256 bits of which only the digest is kept;
 * the seal is made of it with a key of the session, so that a secret that the session once had can be told from a
 * guess: the first means that somebody else has a copy, and ends the session, the second means nothing.
 */

const SECRET_BYTES = 32;
const SEAL_BYTES = 16;
const COOKIE = /^([0-9a-f]{24})\.([\w-]{64})$/;

/** A cookie as it was sent. */
export type SessionCookie = { readonly sessionId: string; readonly secret: Buffer; readonly seal: Buffer };

/** Reads a cookie; undefined when it is not even of the shape of one. */
export function readCookie(cookie: string | undefined): SessionCookie | undefined {
  const [, sessionId, sealed] = COOKIE.exec(cookie ?? '') ?? [];
  if (!sessionId || !sealed) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  return { sessionId, secret: bytes.subarray(0, SECRET_BYTES), seal: bytes.subarray(SECRET_BYTES) };
}

/** The cookie of a session with this secret. */
export function writeCookie(sessionId: string, sealKey: string, secret: Buffer): string {
  return `${sessionId}.${Buffer.concat([secret, sealOfSecret(sealKey, secret)]).toString('base64url')}`;
}

/** Whether the session of this key has, or once had, the secret of a cookie. */
export function isGenuine({ secret, seal }: SessionCookie, sealKey: string): boolean {
  return isSame(seal, sealOfSecret(sealKey, secret));
}

/** A new secret, a new key or a new handover. */
export function newSecret(randomness: Randomness): Buffer {
  return randomness.bytes(SECRET_BYTES);
}

/**
 * The secret that follows another.
 *
 * Two tabs may renew at the same moment, and the later one must leave the cookie as the earlier one has set it. So the
 * next secret is made of the one before it, which is not kept, and a random value, which is: whoever has both can tell it again.
 */
export function nextSecret(secret: Buffer, handover: string): Buffer {
  return sealOf(secret, 'next secret', Buffer.from(handover, 'base64url'));
}

/** Whether a digest that is kept is that of the secret. */
export function isDigestOf(digest: string | null, secret: Buffer): boolean {
  return digest !== null && isSame(digest, digestOf(secret));
}

function sealOfSecret(sealKey: string, secret: Buffer): Buffer {
  return sealOf(Buffer.from(sealKey, 'base64url'), 'session secret', secret).subarray(0, SEAL_BYTES);
}
