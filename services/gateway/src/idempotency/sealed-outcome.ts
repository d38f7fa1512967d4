import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts an outcome while it is stored in Redis: it may contain a reader's text or address. The key derives from the
 * idempotency key, which Redis does not know; the retried write sends it again.
 */
export function sealOutcome(idempotencyKey: string, id: string, outcome: unknown): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(idempotencyKey, id), nonce);
  const sealed = [nonce, cipher.update(JSON.stringify(outcome), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** @throws an error when it was sealed by another key, or was changed */
export function openOutcome(idempotencyKey: string, id: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(idempotencyKey, id), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(text).toString('utf8')) as unknown;
}

function keyOf(idempotencyKey: string, id: string): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, id, 'outcome in Redis', 32));
}
