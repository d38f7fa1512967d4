import type { JsonObject } from '../records/json.js';
import type { SubscriptionRecord } from '../records/records.js';
import type { StripeStore } from '../records/store.js';
import { planObject, priceObject } from './catalogue-objects.js';
import { listOf, TEST_MODE } from './common.js';

export function subscriptionObject(store: StripeStore, subscription: SubscriptionRecord): JsonObject {
  const { id, customer, cancelAtPeriodEnd } = subscription;
  const price = store.tables.prices.get(subscription.price);
  const item = {
    id: subscription.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price: priceObject(price),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    ...TEST_MODE,
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automaticTax,
      liability: subscription.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'classic', flexible: null },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: { comment: null, feedback: null, reason: subscription.cancellationReason },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: subscription.latestInvoice,
    managed_payments: { enabled: false },
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: store.tables.customers.find(customer)?.testClock ?? null,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: subscription.trialStart,
  };
}
