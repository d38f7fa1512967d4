import { randomBytes } from 'node:crypto';

/** An id for a change that can be undone. */
export function newStepId(): string {
  return randomBytes(9).toString('base64url');
}
