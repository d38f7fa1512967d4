import { Controller } from '@nestjs/common';
import {
  AppError,
  ChangePlan,
  PreviewPlan,
  type RequestOf,
  type ResponseOf,
  type Subscription,
} from '@word-unfolded/contracts';
import { PRICE_BOOK, type PlanChoice } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import type { OwnerId } from '@word-unfolded/persistence';
import { PriceCatalogue } from '../stripe/price-catalogue.js';
import { ReadCustomer } from '../stripe/read-customer.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { Synchronise } from '../sync/synchronise.js';
import { LiveSubscription } from './live-subscription.js';
import { SubscriptionView } from './subscription-view.js';

/** How long a previewed amount is charged as it was shown, in seconds. */
const QUOTE_SECONDS = 15 * 60;

/** Changes plan or interval of a subscription, and says before what that costs. */
@Controller()
export class ChangePlanUseCase {
  constructor(
    private readonly live: LiveSubscription,
    private readonly prices: PriceCatalogue,
    private readonly reading: ReadCustomer,
    private readonly stripe: StripeClient,
    private readonly synchronise: Synchronise,
    private readonly view: SubscriptionView,
  ) {}

  /** @throws AppError NO_SUBSCRIPTION, PLAN_UNCHANGED, PAYMENT_REVERSED, and those of the payment provider */
  @Handles(PreviewPlan)
  async preview({ userId, plan }: RequestOf<typeof PreviewPlan>): Promise<ResponseOf<typeof PreviewPlan>> {
    const { subscription, customerId, price, now } = await this.changeOf(ownerOf(userId), plan);
    const quote = Math.floor(now.getTime() / 1_000);
    const invoice = await this.stripe.call((stripe) =>
      stripe.invoices.createPreview({
        customer: customerId,
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: subscription.itemId, price }],
          proration_behavior: 'always_invoice',
          proration_date: quote,
        },
      }),
    );
    const isTrial = subscription.status === 'trialing';
    const nextAt =
      plan.interval === subscription.interval ? subscription.periodEndsAt : endOf(invoice.lines.data);
    return {
      dueToday: isTrial ? 0 : invoice.amount_due,
      credit: isTrial ? 0 : Math.max(0, -(invoice.ending_balance ?? 0)),
      currency: invoice.currency,
      nextCharge: {
        at: (nextAt ?? subscription.periodEndsAt).toISOString(),
        amount: PRICE_BOOK[plan.tier][plan.interval],
      },
      quote,
    };
  }

  /**
   * @throws AppError NO_SUBSCRIPTION, PLAN_UNCHANGED, PAYMENT_REVERSED, QUOTE_EXPIRED, PAYMENT_DECLINED, PAYMENT_OUTCOME_UNKNOWN,
   * and those of the provider
   */
  @Handles(ChangePlan)
  async change({ userId, plan, quote, language }: RequestOf<typeof ChangePlan>): Promise<Subscription> {
    const ownerId = ownerOf(userId);
    const { subscription, price, now, version } = await this.changeOf(ownerId, plan);
    const at = Math.floor(now.getTime() / 1_000);
    if (quote !== undefined && (quote > at || quote < at - QUOTE_SECONDS)) throw AppError.of('QUOTE_EXPIRED');
    const isTrial = subscription.status === 'trialing';
    await this.stripe.change((stripe) =>
      stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: subscription.itemId, price }],
          proration_behavior: isTrial ? 'none' : 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          ...(!isTrial && { proration_date: quote ?? at }),
        },
        { idempotencyKey: `change-${subscription.id}-${price}-${version}` },
      ),
    );
    await this.synchronise.run(ownerId);
    return this.view.of(ownerId, language);
  }

  private async changeOf(ownerId: OwnerId, plan: PlanChoice) {
    const { subscription, customer, customerId } = await this.live.of(ownerId);
    if (subscription.tier === plan.tier && subscription.interval === plan.interval)
      throw AppError.of('PLAN_UNCHANGED');
    // A change gives credit for the rest of the period, which must not be money that was given back.
    if (subscription.isReversed) throw AppError.of('PAYMENT_REVERSED');
    // A debt is paid first, with a card that works.
    if (subscription.openInvoice !== null) throw AppError.of('PAYMENT_DECLINED');
    const [price, { now }] = await Promise.all([this.prices.priceOf(plan), this.reading.stateOf(customerId)]);
    return { subscription, customerId, price, now, version: customer.version };
  }
}

/** The end of the last period of an invoice. */
function endOf(lines: readonly { readonly period: { readonly end: number } }[]): Date | undefined {
  const ends = lines.map(({ period }) => period.end);
  return ends.length > 0 ? new Date(Math.max(...ends) * 1_000) : undefined;
}
