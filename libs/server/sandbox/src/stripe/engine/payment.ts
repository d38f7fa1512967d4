import { cardOf } from '../records/cards.js';
import { newId } from '../records/ids.js';
import type { InvoiceRecord, PaymentMethodRecord } from '../records/records.js';
import type { World } from './world.js';

/** Whether a payment succeeded, or why it did not. */
export type PaymentResult =
  'paid' | 'authentication_required' | 'generic_decline' | 'insufficient_funds' | 'no_card';

/**
 * The answer of the bank to a charge.
 *
 * @param isPresent the owner of the card is there to confirm it
 */
function bankAnswer(method: PaymentMethodRecord | undefined, isPresent: boolean): PaymentResult {
  if (!method) return 'no_card';
  const card = cardOf(method.number);
  switch (card?.behaviour) {
    case 'declined':
    case 'declined-later':
      return card.declineCode === 'insufficient_funds' ? 'insufficient_funds' : 'generic_decline';
    case 'confirms-always':
      return isPresent ? 'paid' : 'authentication_required';
    case 'confirms-once':
    case 'succeeds':
    case undefined:
      return 'paid';
  }
}

/** The card that pays for a subscription: its own, or that of the customer. */
function cardFor(world: World, invoice: InvoiceRecord): PaymentMethodRecord | undefined {
  const { subscriptions, customers, paymentMethods } = world.store.tables;
  const own = subscriptions.find(invoice.subscription)?.defaultPaymentMethod;
  return paymentMethods.find(own ?? customers.get(invoice.customer).defaultPaymentMethod);
}

/** Tries to charge an open invoice. It does not change the subscription, and plans no further attempt. */
export function attemptPayment(
  world: World,
  invoice: InvoiceRecord,
  {
    method = cardFor(world, invoice),
    isPresent = false,
  }: { method?: PaymentMethodRecord | undefined; isPresent?: boolean } = {},
): PaymentResult {
  const { store } = world;
  const { paymentIntents, charges } = store.tables;
  const at = world.now();
  const result = bankAnswer(method, isPresent);
  const intent =
    paymentIntents.find(invoice.paymentIntent) ??
    paymentIntents.add({
      id: newId(store, 'pi'),
      created: at,
      amount: invoice.amountDue,
      customer: invoice.customer,
      invoice: invoice.id,
      paymentMethod: null,
      status: 'requires_payment_method',
      latestCharge: null,
      failureCode: null,
    });
  invoice.paymentIntent = intent.id;
  invoice.attemptCount += 1;
  intent.paymentMethod = method?.id ?? null;
  intent.failureCode = result === 'paid' || result === 'no_card' ? null : result;
  intent.status =
    result === 'paid'
      ? 'succeeded'
      : result === 'authentication_required'
        ? 'requires_action'
        : 'requires_payment_method';
  if (method && result !== 'authentication_required') {
    const charge = charges.add({
      id: newId(store, 'ch'),
      created: at,
      amount: invoice.amountDue,
      customer: invoice.customer,
      invoice: invoice.id,
      paymentIntent: intent.id,
      paymentMethod: method.id,
      status: result === 'paid' ? 'succeeded' : 'failed',
      failureCode: intent.failureCode,
      amountRefunded: 0,
      disputed: false,
    });
    intent.latestCharge = charge.id;
    world.emit(result === 'paid' ? 'charge.succeeded' : 'charge.failed', world.charge(charge));
  }
  if (result === 'paid') settle(world, invoice);
  else fail(world, invoice, result);
  const outcome =
    result === 'paid'
      ? 'succeeded'
      : result === 'authentication_required'
        ? 'requires_action'
        : 'payment_failed';
  world.emit(`payment_intent.${outcome}`, world.paymentIntent(intent));
  return result;
}

function settle(world: World, invoice: InvoiceRecord): void {
  invoice.status = 'paid';
  invoice.amountPaid = invoice.amountDue;
  invoice.paidAt = world.now();
  invoice.nextAttempt = null;
  world.emit('invoice.paid', world.invoice(invoice));
  world.emit('invoice.payment_succeeded', world.invoice(invoice));
}

function fail(world: World, invoice: InvoiceRecord, result: PaymentResult): void {
  world.emit('invoice.payment_failed', world.invoice(invoice));
  if (result === 'authentication_required')
    world.emit('invoice.payment_action_required', world.invoice(invoice));
}
