import { createHash } from 'node:crypto';
import type { StripeStore } from '../records/store.js';
import { StripeError } from './stripe-error.js';

const KEPT_SECONDS = 24 * 3_600;

/** The answer to an earlier request with the same idempotency key (docs.stripe.com/api/idempotent_requests). */
export class RepeatedRequests {
  constructor(private readonly store: StripeStore) {}

  /** @throws StripeError if the key was used for another request */
  find(
    key: string,
    request: string,
    now: number,
  ): { readonly status: number; readonly body: string } | undefined {
    const before = this.store.tables.answers.find(key);
    if (!before || before.created < now - KEPT_SECONDS) return undefined;
    if (before.digest !== digestOf(request))
      throw new StripeError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
      });
    return before;
  }

  /** Only answers of work are kept: after a refused parameter the key can be used again, as at Stripe. */
  keep(
    key: string,
    request: string,
    now: number,
    answer: { readonly status: number; readonly body: string },
  ): void {
    if (answer.status === 400 || answer.status === 404 || answer.status === 429) return;
    this.store.tables.answers.remove(key);
    this.store.tables.answers.add({ id: key, created: now, digest: digestOf(request), ...answer });
  }
}

function digestOf(request: string): string {
  return createHash('sha256').update(request).digest('base64url');
}
