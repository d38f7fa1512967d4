import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * SHA-256, in base64url: the stored form of secrets of 256 random bits. They cannot be guessed, so one round is enough.
 */
export function digestOf(secret: string | Buffer): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** HMAC-SHA-256 of some bytes: 32 bytes. */
export function sealOf(key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Whether two texts or byte strings are equal, compared in constant time. */
export function isSame(first: string | Buffer, second: string | Buffer): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
}
