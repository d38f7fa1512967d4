import { createHash, randomBytes } from 'node:crypto';
import type { StripeStore } from './store.js';

/** A new id in Stripe's form. Later ids are greater, so that lists by id are lists by time. */
export function newId(store: StripeStore, prefix: string): string {
  store.facts.lastId += 1;
  const order = store.facts.lastId.toString(36).padStart(6, '0');
  return `${prefix}_${order}${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** The same for the same card, whichever customer it belongs to. */
export function fingerprintOf(number: string): string {
  return createHash('sha256')
    .update(`sandbox card ${number}`)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .slice(0, 16);
}
