import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import type { Tier } from '@word-unfolded/domain';
import type { OwnerId } from '@word-unfolded/persistence';
import { CustomerRepository } from '../customers/customer.repository.js';
import type { Customer } from '../customers/customer.js';
import type { SubscriptionState } from '../stripe/stripe-state.js';
import { Synchronise } from '../sync/synchronise.js';

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete', 'incomplete_expired']);

/** Whether a subscription goes on, so that it can be changed, cancelled and resumed. */
export function isLive(subscription: SubscriptionState | null): subscription is SubscriptionState {
  return subscription !== null && !ENDED.has(subscription.status);
}

type FoundSubscription = {
  readonly customer: Customer;
  readonly subscription: SubscriptionState;
  readonly customerId: string;
  readonly paidTier: Tier;
};

/** Finds the subscription of a reader as Stripe has it now, before it is changed. */
@Injectable()
export class LiveSubscription {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly synchronise: Synchronise,
  ) {}

  /**
   * @returns with the tier that the subscription gives now, without a grant
   * @throws AppError NO_SUBSCRIPTION, and those of the payment provider
   */
  async of(ownerId: OwnerId): Promise<FoundSubscription> {
    const { paidTier = 'free' } = (await this.synchronise.run(ownerId)) ?? {};
    const customer = await this.customers.find(ownerId);
    if (!customer || customer.customerId === null || !isLive(customer.subscription))
      throw AppError.of('NO_SUBSCRIPTION');
    const { subscription, customerId } = customer;
    return { customer, subscription, customerId, paidTier };
  }
}
