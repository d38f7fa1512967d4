import { randomBytes } from 'node:crypto';

/** An id that nothing else has: 24 hex characters, as those of accounts. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}
