import { completeCheckout, payOpenInvoices, replaceCard, type TypedCard } from './engine/checkout.js';
import { decideDispute, dispute, refund } from './engine/reversals.js';
import { advance } from './engine/time-line.js';
import type { World } from './engine/world.js';
import type { Deliveries } from './events/deliveries.js';
import type { ChargeRecord, SubscriptionRecord } from './records/records.js';

/** What a customer, a bank or the network does, for tests. Cards are given by their numbers. */
export class StripeDriver {
  constructor(
    private readonly world: World,
    private readonly deliveries: Deliveries,
  ) {}

  /** Milliseconds since 1970. */
  now(): number {
    return this.world.now() * 1_000;
  }

  /** @throws StripeError as the page of the checkout says it */
  completeCheckout(url: string, number: string): void {
    const id = url.slice(url.lastIndexOf('/') + 1);
    completeCheckout(this.world, this.world.store.tables.checkouts.get(id), cardWith(number), true);
  }

  /** Completes a checkout with a card that nobody has used. @param isGood otherwise every charge of it is declined */
  completeCheckoutWithNewCard(url: string, isGood: boolean): void {
    const { tables } = this.world.store;
    const id = url.slice(url.lastIndexOf('/') + 1);
    const checkout = tables.checkouts.get(id);
    completeCheckout(this.world, checkout, cardWith(isGood ? SUCCEEDS : FAILS_LATER), true);
    const method = tables.paymentMethods.find(
      tables.subscriptions.find(checkout.subscription)?.defaultPaymentMethod,
    );
    if (method) method.fingerprint = `new${method.id.slice(-13)}`;
  }

  /** The tier in the metadata of the price of a subscription. */
  planOf(subscription: string): 'plus' | 'premium' {
    const { subscriptions, prices } = this.world.store.tables;
    return prices.get(subscriptions.get(subscription).price).metadata['tier'] === 'premium'
      ? 'premium'
      : 'plus';
  }

  /** What a subscription owes, in seconds since 1970, and whether a payment of its present period was taken back. */
  ledgerOf(subscription: string): { unpaidSince: number | null; isReversed: boolean } {
    const { invoices, charges, disputes, subscriptions } = this.world.store.tables;
    const own = invoices.where((invoice) => invoice.subscription === subscription);
    const { periodStart } = subscriptions.get(subscription);
    const present = new Set(own.filter(({ created }) => created >= periodStart - 3_600).map(({ id }) => id));
    const isLost = ({ id }: ChargeRecord) =>
      disputes.where(({ charge }) => charge === id).some(({ status }) => status !== 'won');
    const isReversed = charges
      .where(({ invoice, status }) => present.has(invoice) && status === 'succeeded')
      .some((charge) => charge.amountRefunded === charge.amount || (charge.disputed && isLost(charge)));
    return { unpaidSince: own.find(({ status }) => status === 'open')?.finalizedAt ?? null, isReversed };
  }

  /** All subscriptions of a customer, the oldest first. */
  subscriptions(customer: string): readonly SubscriptionRecord[] {
    return this.world.store.tables.subscriptions.where((each) => each.customer === customer);
  }

  replaceCard(customer: string, number: string): void {
    replaceCard(this.world, this.world.store.tables.customers.get(customer), cardWith(number));
  }

  /** Pays what a customer owes, in the portal. */
  pay(customer: string): void {
    payOpenInvoices(this.world, this.world.store.tables.customers.get(customer));
  }

  /** Refunds the last payment of a customer. @param share of the amount, up to 1. @returns whether there was one */
  refundLast(customer: string, share = 1): boolean {
    const charge = this.lastPayment(customer);
    if (!charge || charge.amountRefunded > 0) return false;
    refund(this.world, charge, Math.round(charge.amount * share), null);
    return true;
  }

  /** Disputes the last payment of a customer. @returns whether there was one */
  disputeLast(customer: string): boolean {
    const charge = this.lastPayment(customer);
    if (!charge || charge.disputed) return false;
    dispute(this.world, charge);
    return true;
  }

  /** Decides the open dispute of a customer. @returns whether there was one */
  decide(customer: string, outcome: 'won' | 'lost'): boolean {
    const { disputes, charges } = this.world.store.tables;
    const open = disputes.where(
      ({ status, charge }) => status === 'needs_response' && charges.get(charge).customer === customer,
    )[0];
    if (open) decideDispute(this.world, open, outcome);
    return open !== undefined;
  }

  /** Moves the clock forward; everything due in between happens at its moment. */
  advance(seconds: number): void {
    advance(this.world, seconds);
  }

  /** The ids of events that were not accepted yet, the oldest first. */
  waitingEvents(): readonly string[] {
    return [...this.deliveries.waiting];
  }

  /** Sends an event now, also again. @returns whether it was accepted */
  deliver(event: string): Promise<boolean> {
    return this.deliveries.deliver(event);
  }

  /** Loses an event. */
  lose(event: string): void {
    this.deliveries.drop(event);
  }

  private lastPayment(customer: string) {
    return this.world.store.tables.charges
      .where((charge) => charge.customer === customer && charge.status === 'succeeded')
      .at(-1);
  }
}

const SUCCEEDS = '4242424242424242';
const FAILS_LATER = '4000000000000341';

function cardWith(number: string): TypedCard {
  return { number, expMonth: 12, expYear: 2034 };
}
