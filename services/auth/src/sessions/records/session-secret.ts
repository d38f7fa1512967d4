import type { Randomness } from '../../common/randomness.js';
import { digestOf, isSame, sealOf } from '../../common/digest.js';

/**
 * The session cookie: `<id of the session>.<secret and seal>.<binding>`. The secret is 256 bits, of which only the
 * digest is stored. The seal is an HMAC of the secret with a key of the session. It distinguishes a former secret from
 * a guess: a former secret means that somebody else has a copy, and ends the session; a guess has no effect.
 *
 * The binding is the same in all cookies of a session. Access tokens contain its digest, so that a gateway can check
 * that a token and a cookie belong to one session, also when the cookie was renewed since, or its renewal was lost.
 */

const SECRET_BYTES = 32;
const SEAL_BYTES = 16;
const BINDING_BYTES = 16;
/** Cookies from before the binding are renewed like any other, and get one. */
const COOKIE = /^([0-9a-f]{24})\.([\w-]{64})(?:\.([\w-]{22}))?$/;

/** A cookie as it was sent. */
export type SessionCookie = {
  readonly sessionId: string;
  readonly secret: Buffer;
  readonly seal: Buffer;
  /** Absent from a cookie from before the binding. */
  readonly binding: string | undefined;
};

/** Reads a cookie; undefined when it does not have the form of one. */
export function readCookie(cookie: string | undefined): SessionCookie | undefined {
  const [, sessionId, sealed, binding] = COOKIE.exec(cookie ?? '') ?? [];
  if (!sessionId || !sealed) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  return { sessionId, secret: bytes.subarray(0, SECRET_BYTES), seal: bytes.subarray(SECRET_BYTES), binding };
}

/** The cookie of a session with this secret. */
export function writeCookie(sessionId: string, sealKey: string, secret: Buffer): string {
  const sealed = Buffer.concat([secret, sealOfSecret(sealKey, secret)]).toString('base64url');
  return `${sessionId}.${sealed}.${bindingOf(sessionId, sealKey)}`;
}

/** The binding of a session's access tokens to its cookies. A holder of the token alone cannot compute it. */
export function bindingOf(sessionId: string, sealKey: string): string {
  const seal = sealOf(Buffer.from(sealKey, 'base64url'), 'session binding', sessionId);
  return seal.subarray(0, BINDING_BYTES).toString('base64url');
}

/** Whether the session with this key has, or once had, the secret of a cookie. */
export function isGenuine({ sessionId, secret, seal, binding }: SessionCookie, sealKey: string): boolean {
  const isBound = binding === undefined || isSame(binding, bindingOf(sessionId, sealKey));
  return isBound && isSame(seal, sealOfSecret(sealKey, secret));
}

/** A new secret, key or handover value. */
export function newSecret(randomness: Randomness): Buffer {
  return randomness.bytes(SECRET_BYTES);
}

/**
 * Derives the successor of a secret.
 *
 * Two tabs may renew at the same moment, and the later one must set the same cookie as the earlier one. So the next
 * secret derives from the previous one, which is not stored, and a random value, which is: both together give it again.
 */
export function nextSecret(secret: Buffer, handover: string): Buffer {
  return sealOf(secret, 'next secret', Buffer.from(handover, 'base64url'));
}

/** Whether a stored digest is that of the secret. */
export function isDigestOf(digest: string | null, secret: Buffer): boolean {
  return digest !== null && isSame(digest, digestOf(secret));
}

function sealOfSecret(sealKey: string, secret: Buffer): Buffer {
  return sealOf(Buffer.from(sealKey, 'base64url'), 'session secret', secret).subarray(0, SEAL_BYTES);
}
