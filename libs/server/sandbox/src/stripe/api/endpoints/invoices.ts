import { totals, periodLine } from '../../engine/invoicing.js';
import { attemptPayment } from '../../engine/payment.js';
import { previewChange } from '../../engine/plan-change.js';
import { settled } from '../../engine/subscription-life.js';
import { newId } from '../../records/ids.js';
import type { InvoiceRecord } from '../../records/records.js';
import type { ApiCall, Endpoint } from '../endpoint.js';
import { page } from '../listing.js';
import { StripeError } from '../stripe-error.js';

function invoiceOf({ world, id }: ApiCall): InvoiceRecord {
  const invoice = world.store.tables.invoices.find(id);
  if (!invoice) throw StripeError.missing('invoice', id, 'invoice');
  return invoice;
}

function pay(call: ApiCall): void {
  const { world, parameters } = call;
  const { tables } = world.store;
  const invoice = invoiceOf(call);
  if (invoice.status !== 'open')
    throw StripeError.invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  const named = parameters.text('payment_method');
  const method = tables.paymentMethods.find(named);
  if (named !== undefined && method?.customer !== invoice.customer)
    throw StripeError.missing('PaymentMethod', named, 'payment_method');
  const result = attemptPayment(world, invoice, {
    method,
    isPresent: parameters.boolean('off_session') === false,
  });
  const subscription = tables.subscriptions.find(invoice.subscription);
  if (subscription) {
    if (result === 'paid') settled(world, subscription);
    world.emit('customer.subscription.updated', world.subscription(subscription));
  }
  if (result !== 'paid') throw StripeError.declined(result);
}

/** The invoice that a change of price would issue; nothing is stored. */
function preview({ world, parameters }: ApiCall): InvoiceRecord {
  const { store } = world;
  const id = parameters.needed('subscription');
  const subscription = store.tables.subscriptions.find(id);
  if (!subscription || subscription.status === 'canceled')
    throw StripeError.missing('subscription', id, 'subscription');
  const details = parameters.object('subscription_details');
  const [item] = details.objects('items');
  const price = item?.text('price');
  if (price !== undefined && store.tables.prices.find(price)?.active !== true)
    throw StripeError.missing('price', price, 'subscription_details[items][0][price]');
  const at = world.now();
  const change = price !== undefined && { price, prorationDate: details.integer('proration_date') ?? at };
  const customer = store.tables.customers.get(subscription.customer);
  const line = periodLine(world, subscription);
  const { lines, total, amountDue, startingBalance, endingBalance } = change
    ? previewChange(world, subscription, change)
    : { lines: [line], ...totals([line], customer.balance) };
  return {
    id: newId(store, 'upcoming_in'),
    created: change ? at : subscription.periodEnd,
    number: null,
    customer: customer.id,
    subscription: id,
    lines: lines.map((each) => ({ id: newId(store, 'il_tmp'), ...each })),
    billingReason: 'upcoming',
    startingBalance,
    endingBalance,
    total,
    amountDue,
    amountPaid: 0,
    status: 'draft',
    attemptCount: 0,
    nextAttempt: null,
    finalizedAt: at,
    paidAt: null,
    voidedAt: null,
    paymentIntent: null,
  };
}

export const invoiceEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/invoices',
    answer: ({ world, parameters }) => {
      const customer = parameters.text('customer');
      const subscription = parameters.text('subscription');
      const status = parameters.text('status');
      const rows = world.store.tables.invoices.where(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (subscription === undefined || each.subscription === subscription) &&
          (status === undefined || each.status === status),
      );
      return page(rows, (row) => world.invoice(row), '/v1/invoices', parameters);
    },
  },
  { method: 'GET', path: '/invoices/:id', answer: (call) => call.world.invoice(invoiceOf(call)) },
  {
    method: 'POST',
    path: '/invoices/create_preview',
    answer: (call) => call.world.invoice(preview(call)),
  },
  {
    method: 'POST',
    path: '/invoices/:id/pay',
    answer: (call) => {
      pay(call);
      return call.world.invoice(invoiceOf(call));
    },
  },
];
