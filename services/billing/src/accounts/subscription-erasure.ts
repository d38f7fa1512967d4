import { Injectable } from '@nestjs/common';
import { ownerOf } from '@word-unfolded/persistence';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { Checkouts } from '../checkout/checkouts.js';
import { CustomerRepository } from '../customers/customer.repository.js';
import { isGone, StripeClient } from '../stripe/stripe-client.js';

/**
 * Ends what a deleted account pays for, before its documents are erased: while the payment provider does not answer, they
 * stay, because only they know the customer. Invoices stay at Stripe, and the digests of used trials here.
 */
@Injectable()
export class SubscriptionErasure extends ErasureParticipant {
  override readonly name = 'customers at Stripe';
  override readonly phase = 'linked';

  constructor(
    private readonly customers: CustomerRepository,
    private readonly checkouts: Checkouts,
    private readonly stripe: StripeClient,
  ) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    const ownerId = ownerOf(owner);
    const customerId = (await this.customers.find(ownerId))?.customerId ?? null;
    if (customerId !== null) {
      await this.checkouts.close(ownerId);
      await this.remove(customerId);
    }
    if (this.stripe.settings.provider !== 'none')
      for (const unknown of await this.unknownOf(owner)) await this.remove(unknown);
    return true;
  }

  /** Removing a customer at Stripe cancels its subscriptions at once, and leaves its invoices. */
  private async remove(customerId: string): Promise<void> {
    try {
      await this.stripe.call((stripe) => stripe.customers.del(customerId));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  /**
   * Customers that were made at Stripe by a process that died before it stored their ids. Stripe's search finds them
   * within a minute, so the second round of the erasure finds also those that were made during the first.
   */
  private async unknownOf(owner: string): Promise<readonly string[]> {
    const query = `metadata['userId']:'${owner}'`;
    try {
      const { data } = await this.stripe.call((stripe) => stripe.customers.search({ query }));
      return data.map(({ id }) => id);
    } catch (error) {
      if (isGone(error)) return []; // Stripe offers no search in some countries
      throw error;
    }
  }
}
