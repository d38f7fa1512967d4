import { StripeError } from '../api/stripe-error.js';
import type { SubscriptionRecord } from '../records/records.js';
import { changeLines, issueInvoice, totals, voidInvoice, type DraftLine } from './invoicing.js';
import { attemptPayment } from './payment.js';
import { periodEnd } from './periods.js';
import type { World } from './world.js';

/** A change of the price of a subscription. */
export type PlanChange = { readonly price: string; readonly prorationDate: number };

/** What a change costs at once, and what remains as a credit. A trial goes on, and costs nothing. */
export function previewChange(world: World, subscription: SubscriptionRecord, change: PlanChange) {
  const customer = world.store.tables.customers.get(subscription.customer);
  const lines = linesOf(world, subscription, change);
  return { lines, ...totals(lines, customer.balance) };
}

/**
 * Changes the price at once, and charges the difference (`proration_behavior: always_invoice`, `payment_behavior:
 * error_if_incomplete`).
 *
 * @throws StripeError with status 402 if the card is declined; then nothing has changed
 */
export function changePlan(world: World, subscription: SubscriptionRecord, change: PlanChange): void {
  if (change.price === subscription.price) return;
  const lines = linesOf(world, subscription, change);
  const before = { ...subscription };
  if (subscription.status !== 'trialing') {
    const next = periodAfter(world, subscription, change);
    subscription.periodStart = next.start;
    subscription.periodEnd = next.end;
    subscription.anchor = next.anchor;
  }
  subscription.price = change.price;
  if (lines.length > 0) {
    const invoice = issueInvoice(world, subscription, lines, 'subscription_update');
    const result = invoice.status === 'open' ? attemptPayment(world, invoice) : 'paid';
    if (result !== 'paid') {
      voidInvoice(world, invoice);
      Object.assign(subscription, before);
      throw StripeError.declined(result);
    }
  }
  world.emit('customer.subscription.updated', world.subscription(subscription));
}

function linesOf(world: World, subscription: SubscriptionRecord, change: PlanChange): DraftLine[] {
  if (subscription.status === 'trialing' || change.price === subscription.price) return [];
  const { prorationDate: at, price } = change;
  if (at < subscription.periodStart || at > subscription.periodEnd)
    throw StripeError.invalid('Invalid proration date.', 'subscription_details[proration_date]');
  return changeLines(world, subscription, {
    price,
    at,
    periodEnd: periodAfter(world, subscription, change).end,
  });
}

/** Another interval begins a new period, as at Stripe; the same one keeps the present period. */
function periodAfter(
  world: World,
  subscription: SubscriptionRecord,
  { price, prorationDate: at }: PlanChange,
) {
  const { prices } = world.store.tables;
  const { interval } = prices.get(price);
  if (prices.get(subscription.price).interval === interval)
    return { start: subscription.periodStart, end: subscription.periodEnd, anchor: subscription.anchor };
  return { start: at, end: periodEnd(at, interval, at), anchor: at };
}
