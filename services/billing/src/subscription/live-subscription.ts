import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
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

/** Finds the subscription of a reader as Stripe has it now, before it is changed. */
@Injectable()
export class LiveSubscription {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly synchronise: Synchronise,
  ) {}

  /** @throws AppError NO_SUBSCRIPTION, and those of the payment provider */
  async of(
    ownerId: OwnerId,
  ): Promise<{ customer: Customer; subscription: SubscriptionState; customerId: string }> {
    await this.synchronise.run(ownerId);
    const customer = await this.customers.find(ownerId);
    if (!customer || customer.customerId === null || !isLive(customer.subscription))
      throw AppError.of('NO_SUBSCRIPTION');
    return { customer, subscription: customer.subscription, customerId: customer.customerId };
  }
}
