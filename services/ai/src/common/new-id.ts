import { randomBytes } from 'node:crypto';

/** A new unique id: 24 hex characters, like the ids of accounts. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}
