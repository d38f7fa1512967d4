import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { Checkouts } from '../checkout/checkouts.js';
import { CustomerRepository } from '../customers/customer.repository.js';
import { isGone, StripeClient } from '../stripe/stripe-client.js';

/**
 * Ends what a deleted account pays for, and then removes what is known of it. While the payment provider does not
 * answer, the event is delivered again: nothing is removed before the subscription has ended. Invoices stay at Stripe,
 * and the digests of used trials here.
 */
@Injectable()
export class ForgetReader {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly checkouts: Checkouts,
    private readonly stripe: StripeClient,
  ) {}

  @Consumes(AccountDeleted, { as: 'forget-reader' })
  async forget({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    const ownerId = ownerOf(userId);
    const customerId = (await this.customers.find(ownerId))?.customerId;
    if (customerId) {
      await this.checkouts.close(ownerId);
      await this.endAll(customerId);
    }
    await this.customers.remove(ownerId);
  }

  /** Removing a customer at Stripe cancels its subscriptions at once, and leaves its invoices. */
  private async endAll(customerId: string): Promise<void> {
    try {
      await this.stripe.call((stripe) => stripe.customers.del(customerId));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
