import type { Json, JsonObject } from '../records/json.js';
import type { ChargeRecord, DisputeRecord, PaymentIntentRecord, RefundRecord } from '../records/records.js';
import type { StripeStore } from '../records/store.js';
import { listOf, NO_ADDRESS, TEST_MODE } from './common.js';
import { cardFields } from './customer-objects.js';

export function paymentIntentObject(intent: PaymentIntentRecord): JsonObject {
  const isPaid = intent.status === 'succeeded';
  return {
    id: intent.id,
    object: 'payment_intent',
    ...TEST_MODE,
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: isPaid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${intent.id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: 'usd',
    customer: intent.customer,
    customer_account: null,
    description: 'Subscription',
    excluded_payment_method_types: null,
    last_payment_error: intent.failureCode
      ? { type: 'card_error', code: 'card_declined', decline_code: intent.failureCode }
      : null,
    latest_charge: intent.latestCharge,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function chargeObject(store: StripeStore, charge: ChargeRecord): JsonObject {
  const { id, amount, amountRefunded, failureCode } = charge;
  const isPaid = charge.status === 'succeeded';
  const refunds = store.tables.refunds
    .where((refund) => refund.charge === id)
    .map((each) => refundObject(store, each));
  return {
    id,
    object: 'charge',
    ...TEST_MODE,
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: NO_ADDRESS,
      email: store.tables.customers.find(charge.customer ?? '')?.email ?? null,
      ...{ name: null, phone: null, tax_id: null },
    },
    calculated_statement_descriptor: 'SANDBOX',
    captured: isPaid,
    created: charge.created,
    currency: 'usd',
    customer: charge.customer,
    description: 'Subscription',
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: failureCode ? 'card_declined' : null,
    failure_message: failureCode ? 'Your card was declined.' : null,
    fraud_details: {},
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: failureCode,
      seller_message: isPaid ? 'Payment complete.' : 'The bank did not return any further details.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: cardDetails(store, charge),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: isPaid && amountRefunded === amount,
    refunds: listOf(refunds, `/v1/charges/${id}/refunds`),
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(store: StripeStore, charge: ChargeRecord): Json {
  const method = store.tables.paymentMethods.find(charge.paymentMethod);
  if (!method) return null;
  const card = cardFields(method);
  const unavailable = { status: 'unavailable' };
  return {
    type: 'card',
    card: {
      ...card,
      amount_authorized: charge.amount,
      authorization_code: null,
      extended_authorization: { status: 'disabled' },
      incremental_authorization: unavailable,
      installments: null,
      mandate: null,
      multicapture: unavailable,
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: charge.amount, status: 'unavailable' },
      three_d_secure: null,
      transaction_link_id: null,
    },
  };
}

export function refundObject(store: StripeStore, refund: RefundRecord): JsonObject {
  const charge = store.tables.charges.get(refund.charge);
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.charge,
    created: refund.created,
    currency: 'usd',
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'reversal' }, type: 'card' },
    metadata: {},
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

const DISPUTE_DAYS = 9 * 24 * 3_600;

export function disputeObject(store: StripeStore, dispute: DisputeRecord): JsonObject {
  const charge = store.tables.charges.get(dispute.charge);
  return {
    id: dispute.id,
    object: 'dispute',
    ...TEST_MODE,
    amount: dispute.amount,
    balance_transactions: [],
    charge: dispute.charge,
    created: dispute.created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: {
      ...Object.fromEntries(EVIDENCE.map((name) => [name, null])),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: dispute.created + DISPUTE_DAYS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.paymentIntent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: dispute.status,
  };
}
