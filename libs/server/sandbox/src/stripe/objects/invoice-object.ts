import type { JsonObject } from '../records/json.js';
import type { InvoiceLine, InvoiceRecord } from '../records/records.js';
import type { StripeStore } from '../records/store.js';
import { listOf, TEST_MODE } from './common.js';

/** @param base the public address of the sandbox's pages */
export function invoiceObject(store: StripeStore, invoice: InvoiceRecord, base: string): JsonObject {
  const { id, total, amountDue, amountPaid, status } = invoice;
  const customer = store.tables.customers.find(invoice.customer);
  const subscription = store.tables.subscriptions.find(invoice.subscription);
  const page = `${base}/sandbox/stripe/invoice/${id}`;
  return {
    id,
    object: 'invoice',
    ...TEST_MODE,
    account_country: 'US',
    account_name: 'Payment sandbox',
    account_tax_ids: null,
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: amountPaid,
    amount_remaining: status === 'open' ? amountDue - amountPaid : 0,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attemptCount,
    attempted: invoice.attemptCount > 0,
    auto_advance: status === 'open' && invoice.nextAttempt !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription?.automaticTax ?? false,
      liability: subscription?.automaticTax ? { type: 'self' } : null,
      provider: null,
      status: subscription?.automaticTax ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: invoice.billingReason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: 'usd',
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: page,
    invoice_pdf: `${page}.pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      invoice.lines.map((line) => lineObject(invoice, line, subscription?.itemId ?? null)),
      `/v1/invoices/${id}/lines`,
    ),
    metadata: {},
    next_payment_attempt: status === 'open' ? invoice.nextAttempt : null,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription?.metadata ?? {}, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    payments: listOf(paymentsOf(invoice), `/v1/invoice_payments?invoice=${id}`),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.created,
    period_start: invoice.lines[0]?.periodStart ?? invoice.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subscription: invoice.subscription,
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer?.testClock ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: invoice.finalizedAt,
  };
}

function paymentsOf(invoice: InvoiceRecord): JsonObject[] {
  const { id, paymentIntent, paidAt } = invoice;
  if (paymentIntent === null) return [];
  return [
    {
      id: `inpay_${paymentIntent.slice(3)}`,
      object: 'invoice_payment',
      ...TEST_MODE,
      amount_paid: paidAt === null ? null : invoice.amountPaid,
      amount_requested: invoice.amountDue,
      created: invoice.created,
      currency: 'usd',
      invoice: id,
      is_default: true,
      payment: { payment_intent: paymentIntent, type: 'payment_intent' },
      status: paidAt === null ? 'open' : 'paid',
      status_transitions: { canceled_at: null, paid_at: paidAt },
    },
  ];
}

function lineObject(
  { id: invoice, subscription }: InvoiceRecord,
  line: InvoiceLine,
  item: string | null,
): JsonObject {
  return {
    id: line.id,
    object: 'line_item',
    ...TEST_MODE,
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.periodEnd, start: line.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: null },
      type: 'price_details',
      unit_amount_decimal: String(line.amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: line.amount,
    taxes: [],
  };
}
