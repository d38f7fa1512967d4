import { StripeError } from '../api/stripe-error.js';
import { checkoutObject } from '../objects/checkout-object.js';
import { customerObject, paymentMethodObject } from '../objects/customer-objects.js';
import { cardOf } from '../records/cards.js';
import { fingerprintOf, newId } from '../records/ids.js';
import type { CheckoutRecord, CustomerRecord, PaymentMethodRecord } from '../records/records.js';
import { beginSubscription, openInvoices, settled } from './subscription-life.js';
import { attemptPayment } from './payment.js';
import type { World } from './world.js';

/** What a person types into the form of a page. */
export type TypedCard = { readonly number: string; readonly expMonth: number; readonly expYear: number };

/** A card that needs the confirmation of its owner is not charged before it. */
export type CheckoutStep = 'complete' | 'confirm';

/**
 * Completes a checkout with a card, as its page does.
 *
 * @param isConfirmed the owner has confirmed the card
 * @throws StripeError for a checkout that is over, an unknown card, and a declined one
 */
export function completeCheckout(
  world: World,
  checkout: CheckoutRecord,
  card: TypedCard,
  isConfirmed = false,
): CheckoutStep {
  if (checkout.status !== 'open')
    throw StripeError.invalid('This checkout is over.', undefined, 'resource_expired');
  const behaviour = assertCard(card);
  if ((behaviour === 'confirms-once' || behaviour === 'confirms-always') && !isConfirmed) {
    checkout.confirming = JSON.stringify(card);
    return 'confirm';
  }
  // A card that fails later passes the check of the checkout, but not a charge.
  if (behaviour === 'declined-later' && checkout.trialDays === 0)
    throw StripeError.declined('generic_decline');
  const method = addCard(world, checkout.customer, card);
  const { subscription, invoice } = beginSubscription(world, {
    customer: checkout.customer,
    price: checkout.price,
    trialDays: checkout.trialDays,
    method,
    metadata: checkout.subscriptionMetadata,
    automaticTax: checkout.automaticTax,
  });
  checkout.status = 'complete';
  checkout.confirming = null;
  checkout.subscription = subscription.id;
  checkout.invoice = invoice.id;
  world.emit('checkout.session.completed', checkoutObject(world.store, checkout, world.base));
  return 'complete';
}

/** Replaces the card of a customer, as the portal does. Open invoices stay open until they are paid or tried again. */
export function replaceCard(world: World, customer: CustomerRecord, card: TypedCard): PaymentMethodRecord {
  assertCard(card);
  const method = addCard(world, customer.id, card);
  customer.defaultPaymentMethod = method.id;
  for (const subscription of world.store.tables.subscriptions.where((each) => each.customer === customer.id))
    if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired') {
      subscription.defaultPaymentMethod = method.id;
      world.emit('customer.subscription.updated', world.subscription(subscription));
    }
  world.emit('customer.updated', customerObject(customer));
  return method;
}

/** Pays the open invoices of a customer, with its owner present. @throws StripeError for a declined card */
export function payOpenInvoices(world: World, customer: CustomerRecord): void {
  for (const subscription of world.store.tables.subscriptions.where((each) => each.customer === customer.id))
    for (const invoice of openInvoices(world, subscription)) {
      const result = attemptPayment(world, invoice, { isPresent: true });
      if (result !== 'paid') throw StripeError.declined(result);
      settled(world, subscription);
      world.emit('customer.subscription.updated', world.subscription(subscription));
    }
}

function assertCard({ number, expMonth, expYear }: TypedCard) {
  const card = cardOf(number);
  if (!card || !(expMonth >= 1 && expMonth <= 12) || !(expYear >= 2000))
    throw StripeError.invalid('Your card number is incorrect.', 'number', 'incorrect_number');
  if (card.behaviour === 'declined') throw StripeError.declined(card.declineCode ?? 'generic_decline');
  return card.behaviour;
}

function addCard(
  world: World,
  customer: string,
  { number, expMonth, expYear }: TypedCard,
): PaymentMethodRecord {
  const { store } = world;
  const digits = number.replace(/[\s-]/g, '');
  const method = store.tables.paymentMethods.add({
    id: newId(store, 'pm'),
    created: world.now(),
    customer,
    number: digits,
    expMonth,
    expYear,
    fingerprint: fingerprintOf(digits),
  });
  world.emit('payment_method.attached', paymentMethodObject(method));
  return method;
}
