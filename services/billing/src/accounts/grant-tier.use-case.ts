import { Controller } from '@nestjs/common';
import { AppError, GrantTier, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { entitlementOf } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Handles } from '@word-unfolded/service-kit';
import { CustomerRepository } from '../customers/customer.repository.js';
import { Entitlements } from '../sync/entitlements.js';

/** Most attempts against changes by events, which each time have brought the reader up to date. */
const ATTEMPTS = 20;

/** Gives a reader a tier beside the subscription, or takes it back. It works without a payment provider. */
@Controller()
export class GrantTierUseCase {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly entitlements: Entitlements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a time that is over, ACCOUNT_NOT_FOUND; SERVICE_UNAVAILABLE if the reader's subscription keeps changing */
  @Handles(GrantTier)
  async execute({ userId, tier, until }: RequestOf<typeof GrantTier>): Promise<ResponseOf<typeof GrantTier>> {
    if (until !== null && new Date(until) <= this.clock.now())
      throw AppError.with('VALIDATION_FAILED', {}, { details: [{ field: 'until', code: 'FIELD_INVALID' }] });
    const grant = tier === null ? null : { tier, until: until === null ? null : new Date(until) };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = await this.customers.open(ownerOf(userId)).catch(asNotFound);
      const entitlement = entitlementOf(before.subscription, grant, this.clock.now());
      const dueAt = earlierOf(before.dueAt, grant?.until ?? null);
      if (await this.entitlements.store(before, entitlement, { grant, dueAt }))
        return { tier: entitlement.tier };
    }
    throw AppError.of('SERVICE_UNAVAILABLE');
  }
}

/** ACCOUNT_DELETED would say that the account of the administrator was deleted. */
function asNotFound(error: unknown): never {
  throw error instanceof AppError && error.code === 'ACCOUNT_DELETED'
    ? AppError.of('ACCOUNT_NOT_FOUND')
    : error;
}

/** A grant that ends later must not put off what is due before, such as a mail. */
function earlierOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
