import { cardOf } from '../records/cards.js';
import type { JsonObject } from '../records/json.js';
import type { CustomerRecord, PaymentMethodRecord, PortalRecord } from '../records/records.js';
import { NO_ADDRESS, TEST_MODE } from './common.js';

export function customerObject(customer: CustomerRecord): JsonObject {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  return {
    id: customer.id,
    object: 'customer',
    ...TEST_MODE,
    address: null,
    balance: customer.balance,
    created: customer.created,
    currency: 'usd',
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.defaultPaymentMethod,
      footer: null,
      rendering_options: null,
    },
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: customer.nextInvoice,
    phone: null,
    preferred_locales: customer.locales,
    shipping: null,
    tax_exempt: 'none',
    test_clock: customer.testClock,
  };
}

/** The card of a payment method or of a charge. */
export function cardFields({ number, expMonth, expYear, fingerprint }: PaymentMethodRecord) {
  const brand = cardOf(number)?.brand ?? 'visa';
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint,
    funding: 'credit',
    last4: number.slice(-4),
    regulated_status: 'unregulated',
    wallet: null,
  };
}

export function paymentMethodObject(method: PaymentMethodRecord): JsonObject {
  const card = cardFields(method);
  return {
    id: method.id,
    object: 'payment_method',
    ...TEST_MODE,
    allow_redisplay: 'limited',
    billing_details: { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null },
    card: {
      ...card,
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
    },
    created: method.created,
    customer: method.customer,
    customer_account: null,
    metadata: {},
    type: 'card',
  };
}

/** @param url of the portal's page */
export function portalObject(portal: PortalRecord, url: string): JsonObject {
  return {
    id: portal.id,
    object: 'billing_portal.session',
    ...TEST_MODE,
    configuration: 'bpc_sandbox',
    created: portal.created,
    customer: portal.customer,
    customer_account: null,
    flow: null,
    locale: portal.locale,
    on_behalf_of: null,
    return_url: portal.returnUrl,
    url,
  };
}
