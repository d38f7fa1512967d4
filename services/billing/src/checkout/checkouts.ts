import { Injectable } from '@nestjs/common';
import { AppError, CHECKOUT_RETURN } from '@word-unfolded/contracts';
import { PAGES, TRIAL_DAYS, type Language, type PlanChoice } from '@word-unfolded/domain';
import { ownerOf, type OwnerId } from '@word-unfolded/persistence';
import { KeyedMutex } from '@word-unfolded/service-kit';
import { CustomerRepository } from '../customers/customer.repository.js';
import type { Customer, OpenCheckout } from '../customers/customer.js';
import { PriceCatalogue } from '../stripe/price-catalogue.js';
import { isGone, StripeClient } from '../stripe/stripe-client.js';
import { isLive } from '../subscription/live-subscription.js';
import { Synchronise } from '../sync/synchronise.js';
import { TrialUses } from '../trials/trial-uses.js';
import { StripeCustomers, type PayingCustomer } from './stripe-customers.js';

/** What a reader wants to subscribe to. */
export type CheckoutWish = {
  readonly userId: string;
  readonly plan: PlanChoice;
  readonly language: Language;
  readonly isTrial: boolean;
};

/** How often the request of another replica may be faster. Requests of one replica for a reader come one after the other. */
const ATTEMPTS = 10;

/** Opens checkouts. A reader has one at a time, so that nobody subscribes twice from two tabs. */
@Injectable()
export class Checkouts {
  private readonly mutex = new KeyedMutex<OwnerId>();

  constructor(
    private readonly paying: StripeCustomers,
    private readonly customers: CustomerRepository,
    private readonly prices: PriceCatalogue,
    private readonly stripe: StripeClient,
    private readonly synchronise: Synchronise,
    private readonly trials: TrialUses,
  ) {}

  /**
   * The address of a checkout for the wish: the open one for the same wish, otherwise a new one, which ends the former.
   *
   * @throws AppError TRIAL_USED, ALREADY_SUBSCRIBED, and those of the payment provider
   */
  open(wish: CheckoutWish): Promise<string> {
    const ownerId = ownerOf(wish.userId);
    return this.mutex.run(ownerId, () => this.openFor(ownerId, wish));
  }

  private async openFor(ownerId: OwnerId, wish: CheckoutWish): Promise<string> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { email } = await this.paying.open(ownerId);
      await this.synchronise.run(ownerId);
      const { customer } = await this.paying.open(ownerId);
      if (isLive(customer.subscription)) throw AppError.of('ALREADY_SUBSCRIBED');
      if (wish.isTrial && (await this.hadTrial(customer, email))) throw AppError.of('TRIAL_USED');
      const present = await this.presentFor(customer, wish);
      if (present === 'completed') continue; // in another tab, since the look at the subscription
      if (present) return present.url;
      const made = await this.make(customer, wish);
      if (await this.store(customer, made)) return made.url;
      // Another request was faster. For the same wish it has the same session; otherwise this one is superfluous.
      const winner = await this.customers.find(ownerId);
      if (winner?.checkout?.sessionId !== made.sessionId) await this.expire(made.sessionId);
    }
    throw AppError.of('SERVICE_UNAVAILABLE');
  }

  /**
   * Stores a checkout. Events about the reader change other fields at the same time, most of all for a new customer, and
   * are no reason to begin again.
   *
   * @returns false if another request has stored another checkout, or the reader has a subscription now
   */
  private async store(before: Customer, checkout: OpenCheckout): Promise<boolean> {
    const former = before.checkout?.sessionId;
    let present: Customer | null = before;
    while (present && present.checkout?.sessionId === former && !isLive(present.subscription)) {
      if (await this.customers.change(present, { checkout })) return true;
      present = await this.customers.find(before.ownerId as OwnerId);
    }
    return present?.checkout?.sessionId === checkout.sessionId;
  }

  /** Ends the open checkout of a reader, if there is one. */
  async close(ownerId: OwnerId): Promise<void> {
    const customer = await this.customers.find(ownerId);
    if (customer?.checkout) await this.expire(customer.checkout.sessionId);
  }

  private async hadTrial({ trialTakenAt }: Customer, email: string): Promise<boolean> {
    return trialTakenAt !== null || this.trials.hadAddress(email);
  }

  /** The open checkout, if it is for the same wish; another one is ended, unless it was completed meanwhile. */
  private async presentFor(
    { checkout, subscription }: Customer,
    { plan, isTrial }: CheckoutWish,
  ): Promise<OpenCheckout | 'completed' | undefined> {
    if (!checkout) return undefined;
    const isSame =
      checkout.plan.tier === plan.tier &&
      checkout.plan.interval === plan.interval &&
      checkout.isTrial === isTrial;
    if (!isSame) await this.expire(checkout.sessionId);
    const session = await this.stripe.call((stripe) => stripe.checkout.sessions.retrieve(checkout.sessionId));
    if (session.status === 'open') return isSame ? checkout : undefined;
    // The subscription of a checkout that was completed long ago is the one that has ended.
    const bought = session.status === 'complete' ? idOf(session.subscription) : undefined;
    return bought !== undefined && bought !== subscription?.id ? 'completed' : undefined;
  }

  private async make(customer: PayingCustomer, wish: CheckoutWish): Promise<OpenCheckout> {
    const { userId, plan, language, isTrial } = wish;
    const price = await this.prices.priceOf(plan);
    const { publicUrl, collectsTax } = this.stripe.settings;
    const returnTo = (query: string) =>
      `${publicUrl}${PAGES.subscription}?${CHECKOUT_RETURN.outcome}=${query}`;
    const metadata = { userId };
    const session = await this.stripe.call((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customer.customerId,
          client_reference_id: userId,
          line_items: [{ price, quantity: 1 }],
          payment_method_collection: 'always',
          subscription_data: { metadata, ...(isTrial && { trial_period_days: TRIAL_DAYS }) },
          metadata,
          locale: language === 'es' ? 'es-419' : 'en',
          success_url: returnTo(`done&${CHECKOUT_RETURN.session}={CHECKOUT_SESSION_ID}`),
          cancel_url: returnTo('cancelled'),
          ...(collectsTax && {
            automatic_tax: { enabled: true },
            customer_update: { address: 'auto' as const, name: 'auto' as const },
          }),
        },
        { idempotencyKey: `checkout-${userId}-${price}-${isTrial}-${customer.version}` },
      ),
    );
    if (!session.url) throw AppError.of('PAYMENT_PROVIDER_UNAVAILABLE');
    const expiresAt = new Date(session.expires_at * 1_000);
    return { sessionId: session.id, url: session.url, plan, isTrial, expiresAt };
  }

  private async expire(sessionId: string): Promise<void> {
    try {
      await this.stripe.call((stripe) => stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

function idOf(reference: string | { readonly id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
