import { newId } from '../records/ids.js';
import type { InvoiceLine, InvoiceRecord, SubscriptionRecord } from '../records/records.js';
import type { World } from './world.js';

/** What a line says, before it has an id. */
export type DraftLine = Omit<InvoiceLine, 'id'>;

/** The line of a whole period. */
export function periodLine(world: World, { price, periodStart, periodEnd }: SubscriptionRecord): DraftLine {
  const { unitAmount, nickname } = world.store.tables.prices.get(price);
  return {
    amount: unitAmount,
    description: `1 × ${nickname ?? price}`,
    price,
    periodStart,
    periodEnd,
    isProration: false,
  };
}

/** The lines of a change of price in the middle of a period: a credit for the rest of the old one, and the new one. */
export function changeLines(
  world: World,
  subscription: SubscriptionRecord,
  to: { readonly price: string; readonly at: number; readonly periodEnd: number },
): DraftLine[] {
  const { prices } = world.store.tables;
  const old = prices.get(subscription.price);
  const fresh = prices.get(to.price);
  const { periodStart, periodEnd } = subscription;
  const rest = (periodEnd - to.at) / (periodEnd - periodStart);
  const isSameLength = to.periodEnd === periodEnd;
  const line = { periodStart: to.at, isProration: true };
  return [
    {
      ...line,
      amount: -Math.round(old.unitAmount * rest),
      description: `Unused time on ${old.nickname ?? old.id}`,
      price: old.id,
      periodEnd,
    },
    {
      ...line,
      amount: Math.round(fresh.unitAmount * (isSameLength ? rest : 1)),
      description: `${isSameLength ? 'Remaining time on' : '1 ×'} ${fresh.nickname ?? fresh.id}`,
      price: fresh.id,
      periodEnd: to.periodEnd,
      isProration: isSameLength,
    },
  ];
}

/** What an invoice over some lines would be, with the customer's credit applied. */
export function totals(lines: readonly DraftLine[], balance: number) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const withBalance = total + balance;
  const amountDue = Math.max(0, withBalance);
  return { total, amountDue, startingBalance: balance, endingBalance: Math.min(0, withBalance) };
}

/** Issues an invoice. Nothing is charged yet; one over nothing is paid at once. */
export function issueInvoice(
  world: World,
  subscription: SubscriptionRecord,
  lines: readonly DraftLine[],
  billingReason: string,
): InvoiceRecord {
  const { store } = world;
  const customer = store.tables.customers.get(subscription.customer);
  const { total, amountDue, startingBalance, endingBalance } = totals(lines, customer.balance);
  customer.balance = endingBalance;
  const isPaid = amountDue === 0;
  const at = world.now();
  const invoice = store.tables.invoices.add({
    id: newId(store, 'in'),
    created: at,
    number: `${customer.invoicePrefix}-${String(customer.nextInvoice).padStart(4, '0')}`,
    customer: customer.id,
    subscription: subscription.id,
    lines: lines.map((line) => ({ id: newId(store, 'il'), ...line })),
    billingReason,
    startingBalance,
    endingBalance,
    total,
    amountDue,
    amountPaid: 0,
    status: isPaid ? 'paid' : 'open',
    attemptCount: 0,
    nextAttempt: null,
    finalizedAt: at,
    paidAt: isPaid ? at : null,
    voidedAt: null,
    paymentIntent: null,
  });
  customer.nextInvoice += 1;
  subscription.latestInvoice = invoice.id;
  world.emit('invoice.created', world.invoice(invoice));
  world.emit('invoice.finalized', world.invoice(invoice));
  if (isPaid) {
    world.emit('invoice.paid', world.invoice(invoice));
    world.emit('invoice.payment_succeeded', world.invoice(invoice));
  }
  return invoice;
}

/** Voids an invoice: it is not owed any more, and the credit that it used is back. */
export function voidInvoice(world: World, invoice: InvoiceRecord): void {
  const customer = world.store.tables.customers.get(invoice.customer);
  customer.balance += Math.min(0, invoice.startingBalance - invoice.endingBalance);
  invoice.status = 'void';
  invoice.voidedAt = world.now();
  invoice.nextAttempt = null;
  world.emit('invoice.voided', world.invoice(invoice));
}
