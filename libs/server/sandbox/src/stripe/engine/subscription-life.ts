import { newId } from '../records/ids.js';
import type { InvoiceRecord, Metadata, PaymentMethodRecord, SubscriptionRecord } from '../records/records.js';
import { issueInvoice, periodLine, voidInvoice } from './invoicing.js';
import { attemptPayment } from './payment.js';
import { periodEnd } from './periods.js';
import type { World } from './world.js';

const DAY = 24 * 3_600;

/** Days after the first failure on which a payment is tried again, as Stripe's schedule of retries does. */
const RETRY_DAYS = [3, 5, 9] as const;

/** How long before the end of a trial it is announced, as at Stripe. */
const ANNOUNCED_BEFORE = 3 * DAY;

/** What a new subscription begins with. */
export type NewSubscription = {
  readonly customer: string;
  readonly price: string;
  readonly trialDays: number;
  readonly method: PaymentMethodRecord;
  readonly metadata: Metadata;
  readonly automaticTax: boolean;
};

/** Begins a subscription. Without a trial its first period is charged while the owner of the card is present. */
export function beginSubscription(
  world: World,
  { customer, price, trialDays, method, metadata, automaticTax }: NewSubscription,
): { readonly subscription: SubscriptionRecord; readonly invoice: InvoiceRecord } {
  const { store } = world;
  const at = world.now();
  const { interval } = store.tables.prices.get(price);
  const trialEnd = trialDays > 0 ? at + trialDays * DAY : null;
  const subscription = store.tables.subscriptions.add({
    id: newId(store, 'sub'),
    created: at,
    customer,
    itemId: newId(store, 'si'),
    price,
    status: trialEnd === null ? 'active' : 'trialing',
    anchor: trialEnd ?? at,
    periodStart: at,
    periodEnd: trialEnd ?? periodEnd(at, interval, at),
    trialStart: trialEnd === null ? null : at,
    trialEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellationReason: null,
    defaultPaymentMethod: method.id,
    latestInvoice: null,
    metadata,
    automaticTax,
    trialEndAnnounced: false,
  });
  const line = periodLine(world, subscription);
  const first =
    trialEnd === null ? line : { ...line, amount: 0, description: `Trial period for ${line.description}` };
  const invoice = issueInvoice(world, subscription, [first], 'subscription_create');
  if (invoice.status === 'open') attemptPayment(world, invoice, { method, isPresent: true });
  world.emit('customer.subscription.created', world.subscription(subscription));
  return { subscription, invoice };
}

/** Ends a subscription at once. Nothing more is charged. */
export function endSubscription(world: World, subscription: SubscriptionRecord, reason: string): void {
  if (subscription.status === 'canceled') return;
  const at = world.now();
  subscription.status = 'canceled';
  subscription.endedAt = at;
  subscription.canceledAt ??= at;
  subscription.cancellationReason ??= reason;
  for (const invoice of openInvoices(world, subscription)) voidInvoice(world, invoice);
  world.emit('customer.subscription.deleted', world.subscription(subscription));
}

/** The next moment at which something happens to a subscription by itself; undefined if nothing will. */
export function nextMoment(world: World, subscription: SubscriptionRecord): number | undefined {
  const { status, periodEnd: end, trialEnd, trialEndAnnounced } = subscription;
  if (status === 'canceled') return undefined;
  const retries = openInvoices(world, subscription).flatMap(({ nextAttempt }) => nextAttempt ?? []);
  if (status === 'trialing' && trialEnd !== null)
    return Math.min(
      trialEndAnnounced ? trialEnd : Math.max(trialEnd - ANNOUNCED_BEFORE, subscription.created),
      trialEnd,
    );
  if (status === 'active' || status === 'past_due' || status === 'unpaid') return Math.min(end, ...retries);
  return undefined;
}

/** Does what is due at the present moment of the world. */
export function liveOn(world: World, subscription: SubscriptionRecord): void {
  const at = world.now();
  const { status, trialEnd } = subscription;
  if (status === 'trialing' && trialEnd !== null && at < trialEnd) {
    subscription.trialEndAnnounced = true;
    world.emit('customer.subscription.trial_will_end', world.subscription(subscription));
    return;
  }
  const due = openInvoices(world, subscription).find(
    ({ nextAttempt }) => nextAttempt !== null && nextAttempt <= at,
  );
  if (due) retry(world, subscription, due);
  else if (subscription.cancelAtPeriodEnd) endSubscription(world, subscription, 'cancellation_requested');
  else renew(world, subscription);
}

function renew(world: World, subscription: SubscriptionRecord): void {
  const { interval } = world.store.tables.prices.get(subscription.price);
  const start = subscription.periodEnd;
  subscription.periodStart = start;
  subscription.periodEnd = periodEnd(start, interval, subscription.anchor);
  // Stripe goes on with drafts of invoices that it never charges; the sandbox leaves them out.
  if (subscription.status === 'unpaid')
    return world.emit('customer.subscription.updated', world.subscription(subscription));
  if (subscription.status === 'trialing') subscription.status = 'active';
  const invoice = issueInvoice(world, subscription, [periodLine(world, subscription)], 'subscription_cycle');
  if (invoice.status === 'open') charge(world, subscription, invoice);
  world.emit('customer.subscription.updated', world.subscription(subscription));
}

function retry(world: World, subscription: SubscriptionRecord, invoice: InvoiceRecord): void {
  charge(world, subscription, invoice);
  if (subscription.status !== 'canceled')
    world.emit('customer.subscription.updated', world.subscription(subscription));
}

/** Charges an invoice without the owner of the card, and plans the next attempt if that fails. */
function charge(world: World, subscription: SubscriptionRecord, invoice: InvoiceRecord): void {
  if (attemptPayment(world, invoice) === 'paid') return settled(world, subscription);
  subscription.status = 'past_due';
  const days = RETRY_DAYS[invoice.attemptCount - 1];
  invoice.nextAttempt = days === undefined ? null : invoice.finalizedAt + days * DAY;
  if (days !== undefined) return;
  if (world.afterLastAttempt === 'canceled') endSubscription(world, subscription, 'payment_failed');
  else subscription.status = world.afterLastAttempt;
}

/** A subscription is in order again when nothing is owed. */
export function settled(world: World, subscription: SubscriptionRecord): void {
  const isOverdue = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (isOverdue && openInvoices(world, subscription).length === 0) subscription.status = 'active';
}

/** The invoices of a subscription that are still owed, the oldest first. */
export function openInvoices(world: World, { id }: SubscriptionRecord): InvoiceRecord[] {
  return world.store.tables.invoices.of(id).filter(({ status }) => status === 'open');
}
