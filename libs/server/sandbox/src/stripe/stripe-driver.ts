import { completeCheckout, payOpenInvoices, replaceCard, type TypedCard } from './engine/checkout.js';
import { decideDispute, dispute, refund } from './engine/reversals.js';
import { advance } from './engine/time-line.js';
import type { World } from './engine/world.js';
import type { Deliveries } from './events/deliveries.js';
import type { SubscriptionRecord } from './records/records.js';

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

  /** The ids of all customers, the oldest first. */
  customers(): readonly string[] {
    return this.world.store.tables.customers.all().map(({ id }) => id);
  }

  /** All subscriptions of a customer, the oldest first. */
  subscriptions(customer: string): readonly SubscriptionRecord[] {
    return this.world.store.tables.subscriptions.where((each) => each.customer === customer);
  }

  /** Gives the last subscription of a customer a state that its life in the sandbox does not reach. */
  setStatus(customer: string, status: SubscriptionRecord['status']): void {
    const subscription = this.subscriptions(customer).at(-1);
    if (!subscription) throw new Error(`the customer ${customer} has no subscription`);
    subscription.status = status;
    this.world.emit('customer.subscription.updated', this.world.subscription(subscription));
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

  /**
   * Decides the first open dispute of a customer.
   *
   * @param again whether also a dispute that was decided before. @returns whether there was one
   */
  decide(customer: string, outcome: 'won' | 'lost', { again = false } = {}): boolean {
    const { disputes, charges } = this.world.store.tables;
    const open = disputes.where(
      ({ status, charge }) =>
        (again || status === 'needs_response') && charges.get(charge).customer === customer,
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

  /** Forgets all customers and what belongs to them, and sets the clock back. */
  forget(): void {
    this.world.store.forget();
  }

  private lastPayment(customer: string) {
    return this.world.store.tables.charges
      .where((charge) => charge.customer === customer && charge.status === 'succeeded')
      .at(-1);
  }
}

function cardWith(number: string): TypedCard {
  return { number, expMonth: 12, expYear: 2034 };
}
