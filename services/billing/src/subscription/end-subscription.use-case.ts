import { Controller } from '@nestjs/common';
import {
  CancelSubscription,
  ResumeSubscription,
  type RequestOf,
  type Subscription,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { isGone, StripeClient } from '../stripe/stripe-client.js';
import { Synchronise } from '../sync/synchronise.js';
import { LiveSubscription } from './live-subscription.js';
import { SubscriptionView } from './subscription-view.js';

/**
 * Cancels a subscription at the end of its period, and takes that back. One that gives nothing any more, because its
 * grace period is over or its payment was taken back, ends at once, so that the reader can subscribe again.
 */
@Controller()
export class EndSubscriptionUseCase {
  constructor(
    private readonly live: LiveSubscription,
    private readonly stripe: StripeClient,
    private readonly synchronise: Synchronise,
    private readonly view: SubscriptionView,
  ) {}

  /** @throws AppError NO_SUBSCRIPTION, and those of the payment provider */
  @Handles(CancelSubscription)
  cancel(request: RequestOf<typeof CancelSubscription>): Promise<Subscription> {
    return this.set(request, true);
  }

  /** @throws AppError NO_SUBSCRIPTION, and those of the payment provider */
  @Handles(ResumeSubscription)
  resume(request: RequestOf<typeof ResumeSubscription>): Promise<Subscription> {
    return this.set(request, false);
  }

  private async set(
    { userId, language }: RequestOf<typeof CancelSubscription>,
    cancels: boolean,
  ): Promise<Subscription> {
    const ownerId = ownerOf(userId);
    const { subscription, customer, paidTier } = await this.live.of(ownerId);
    if (cancels && paidTier === 'free') await this.endNow(subscription.id);
    else if (subscription.cancelAtPeriodEnd !== cancels)
      await this.stripe.change((stripe) =>
        stripe.subscriptions.update(
          subscription.id,
          { cancel_at_period_end: cancels },
          { idempotencyKey: `${cancels ? 'cancel' : 'resume'}-${subscription.id}-${customer.version}` },
        ),
      );
    await this.synchronise.run(ownerId);
    return this.view.of(ownerId, language);
  }

  private async endNow(subscription: string): Promise<void> {
    try {
      await this.stripe.change((stripe) => stripe.subscriptions.cancel(subscription));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
