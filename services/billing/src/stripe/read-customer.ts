import { Injectable } from '@nestjs/common';
import type { InvoiceSummary } from '@word-unfolded/contracts';
import { isPaidTier, TIERS } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import type Stripe from 'stripe';
import { StripeClient } from './stripe-client.js';
import type { CardState, StripeState, SubscriptionState } from './stripe-state.js';

/** How many invoices are shown. */
const SHOWN_INVOICES = 24;

const PAGE = 100;

/** A payment can be a little older than the period that it pays. */
const SLACK_SECONDS = 3_600;

/** States in which a subscription goes on, the best one first. */
const LIVE: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** States of a dispute in which the money is ours. */
const IS_OURS: ReadonlySet<string> = new Set([
  'won',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
  'prevented',
]);

const EXPANDED = [
  'data.default_payment_method',
  'data.customer.invoice_settings.default_payment_method',
  'data.test_clock',
];

/** Reads from Stripe what a customer may do and has paid. */
@Injectable()
export class ReadCustomer {
  constructor(
    private readonly stripe: StripeClient,
    private readonly clock: Clock,
  ) {}

  /** @param id of the customer at Stripe; @throws AppError BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE */
  async stateOf(id: string): Promise<StripeState> {
    // All at once: a call may take as long as the rest of a run. Lists begin with the newest, so that of charges has
    // those of the present period.
    const [subscriptions, invoices, charges] = await this.stripe.call((stripe) =>
      Promise.all([
        stripe.subscriptions.list({ customer: id, status: 'all', limit: PAGE, expand: EXPANDED }),
        stripe.invoices.list({ customer: id, limit: PAGE, expand: ['data.payments'] }),
        stripe.charges.list({ customer: id, limit: PAGE }),
      ]),
    );
    const chosen = presentOne(subscriptions.data);
    const testClock = chosen?.test_clock ?? null;
    const card = chosen ? cardOf(chosen) : null;
    return {
      subscription: chosen ? await this.subscriptionState(chosen, invoices.data, charges.data) : null,
      card,
      invoices: invoices.data
        .filter(({ status }) => status !== 'draft')
        .slice(0, SHOWN_INVOICES)
        .map(summaryOf),
      testClock: idOf(testClock),
      now: typeof testClock === 'object' && testClock ? dateOf(testClock.frozen_time) : this.clock.now(),
    };
  }

  private async subscriptionState(
    subscription: Stripe.Subscription,
    all: readonly Stripe.Invoice[],
    charges: readonly Stripe.Charge[],
  ): Promise<SubscriptionState> {
    const item = itemOf(subscription);
    const { price } = item;
    const own = all.filter(
      ({ parent }) => idOf(parent?.subscription_details?.subscription ?? null) === subscription.id,
    );
    const owed = own.filter(({ status, attempted }) => status === 'open' && attempted).at(-1);
    const since = item.current_period_start - SLACK_SECONDS;
    // A debt can be older than the period.
    const oldest = Math.min(since, owed?.created ?? since);
    const failed = charges.find(({ status, created }) => status === 'failed' && created >= oldest);
    const present = charges.filter(({ created }) => created >= since);
    return {
      id: subscription.id,
      itemId: item.id,
      status: subscription.status as SubscriptionState['status'],
      tier: tierOf(subscription),
      interval: price.recurring?.interval === 'year' ? 'year' : 'month',
      amount: price.unit_amount ?? 0,
      currency: price.currency,
      startedAt: dateOf(subscription.start_date),
      trialEndsAt: subscription.trial_end === null ? null : dateOf(subscription.trial_end),
      periodStartsAt: dateOf(item.current_period_start),
      periodEndsAt: dateOf(item.current_period_end),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      // The first attempt is made when the invoice is finalized.
      firstFailedAt: owed ? dateOf(owed.status_transitions.finalized_at ?? owed.created) : null,
      isReversed: await this.isReversed(present, paymentsOf(own)),
      openInvoice: owed?.id ?? null,
      failedWith: failed?.payment_method ?? null,
    };
  }

  private async isReversed(
    charges: readonly Stripe.Charge[],
    payments: ReadonlySet<string>,
  ): Promise<boolean> {
    for (const charge of charges) {
      if (!payments.has(idOf(charge.payment_intent) ?? '')) continue;
      if (charge.refunded) return true;
      if (charge.disputed && !(await this.isWon(charge.id))) return true;
    }
    return false;
  }

  private async isWon(charge: string): Promise<boolean> {
    const { data } = await this.stripe.call((stripe) => stripe.disputes.list({ charge, limit: PAGE }));
    return data.every(({ status }) => IS_OURS.has(status));
  }

  /** The time that counts for a customer: that of its test clock, if it has one. */
  async timeOf(testClock: string | null): Promise<Date> {
    if (testClock === null) return this.clock.now();
    const { frozen_time } = await this.stripe.call((stripe) =>
      stripe.testHelpers.testClocks.retrieve(testClock),
    );
    return dateOf(frozen_time);
  }
}

/** The subscription that counts: the best one that goes on, otherwise the last one that ended, otherwise the newest. */
function presentOne(all: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  const ours = all.filter((each) => isPaidTier(planOf(each)));
  const rank = (each: Stripe.Subscription) => {
    const place = LIVE.indexOf(each.status);
    if (place >= 0) return 100 * (LIVE.length - place) + TIERS.indexOf(tierOf(each));
    return each.status === 'canceled' ? 1 : 0;
  };
  return ours.toSorted((one, other) => rank(other) - rank(one) || other.created - one.created)[0];
}

function planOf(subscription: Stripe.Subscription): string {
  return subscription.items.data[0]?.price.metadata['tier'] ?? '';
}

function tierOf(subscription: Stripe.Subscription): SubscriptionState['tier'] {
  const tier = planOf(subscription);
  return isPaidTier(tier) ? tier : 'plus';
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`the subscription ${id} has no item`);
  return item;
}

/** The newer one of the subscription's own card and that of the customer. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): CardState | null {
  const theirs =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const methods = [own, theirs].filter((each) => typeof each === 'object' && each !== null);
  const [method] = methods.toSorted(
    (one, other) => other.created - one.created || (one.id < other.id ? 1 : -1),
  );
  if (!method?.card) return null;
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card;
  return {
    id: method.id,
    fingerprint: fingerprint ?? null,
    brand,
    last4,
    expMonth: exp_month,
    expYear: exp_year,
  };
}

function paymentsOf(invoices: readonly Stripe.Invoice[]): ReadonlySet<string> {
  const payments = invoices.flatMap(({ payments: made }) => made?.data ?? []);
  return new Set(payments.flatMap(({ payment }) => idOf(payment.payment_intent ?? null) ?? []));
}

function summaryOf(invoice: Stripe.Invoice): InvoiceSummary {
  return {
    id: invoice.id ?? '',
    number: invoice.number,
    at: dateOf(invoice.created).toISOString(),
    status: (invoice.status ?? 'draft') as InvoiceSummary['status'],
    total: invoice.total,
    amountPaid: invoice.amount_paid,
    currency: invoice.currency,
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' || reference === null ? reference : reference.id;
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}
