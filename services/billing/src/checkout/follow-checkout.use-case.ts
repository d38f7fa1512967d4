import { Controller } from '@nestjs/common';
import { AppError, FollowCheckout, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { CustomerRepository } from '../customers/customer.repository.js';
import { isGone, StripeClient } from '../stripe/stripe-client.js';
import { Synchronise } from '../sync/synchronise.js';

const STATES = ['open', 'complete', 'expired'] as const;

/** Says whether an own checkout is complete, and fetches what it has bought. */
@Controller()
export class FollowCheckoutUseCase {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly stripe: StripeClient,
    private readonly synchronise: Synchronise,
  ) {}

  /** @throws AppError CHECKOUT_NOT_FOUND, also for that of another reader, and those of the payment provider */
  @Handles(FollowCheckout)
  async execute({
    userId,
    sessionId,
  }: RequestOf<typeof FollowCheckout>): Promise<ResponseOf<typeof FollowCheckout>> {
    const ownerId = ownerOf(userId);
    const state = await this.stateOf(sessionId, (await this.customers.find(ownerId))?.customerId ?? null);
    const done = await this.synchronise.run(ownerId);
    const after = await this.customers.find(ownerId);
    return { state, tier: done?.entitlement.tier ?? 'free', trialRefused: after?.trialRefused ?? null };
  }

  private async stateOf(
    sessionId: string,
    customerId: string | null,
  ): Promise<ResponseOf<typeof FollowCheckout>['state']> {
    if (customerId === null) throw AppError.of('CHECKOUT_NOT_FOUND');
    try {
      const session = await this.stripe.call((stripe) => stripe.checkout.sessions.retrieve(sessionId));
      const owner = typeof session.customer === 'string' ? session.customer : session.customer?.id;
      if (owner === customerId) return STATES.find((state) => state === session.status) ?? 'open';
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    throw AppError.of('CHECKOUT_NOT_FOUND');
  }
}
