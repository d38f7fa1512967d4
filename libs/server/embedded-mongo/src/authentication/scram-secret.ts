import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** The credentials of the only user of a server. */
export type Credentials = { readonly user: string; readonly password: string };

/**
 * What the server stores of a password (RFC 5802, "StoredKey" and "ServerKey"): enough to verify it, not to log in.
 */
export type ScramSecret = {
  readonly user: string;
  readonly salt: Buffer;
  readonly iterations: number;
  readonly storedKey: Buffer;
  readonly serverKey: Buffer;
};

/** The iteration count that MongoDB uses for SCRAM-SHA-256. */
const ITERATIONS = 15_000;
const SALT_BYTES = 28;
const KEY_BYTES = 32;

/** Takes about a tenth of a second. It runs once per server start. */
export function scramSecretOf({ user, password }: Credentials): ScramSecret {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, KEY_BYTES, 'sha256');
  return {
    user,
    salt,
    iterations: ITERATIONS,
    storedKey: hash(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  };
}

export function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
