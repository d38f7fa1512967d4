import { checkoutObject } from '../../objects/checkout-object.js';
import { newId } from '../../records/ids.js';
import type { ApiCall, Endpoint } from '../endpoint.js';
import { StripeError } from '../stripe-error.js';

const LONGEST_TRIAL_DAYS = 730;
const OPEN_SECONDS = 24 * 3_600;

function checkoutOf({ world, id }: ApiCall) {
  const checkout = world.store.tables.checkouts.find(id);
  if (!checkout) throw StripeError.missing('checkout.session', id);
  return checkout;
}

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/checkout/sessions',
    answer: ({ world, parameters }) => {
      const { store, base } = world;
      if (parameters.choice('mode', ['subscription']) === undefined)
        throw StripeError.invalid('The sandbox knows checkouts of subscriptions only.', 'mode');
      const customer = parameters.needed('customer');
      if (store.tables.customers.find(customer)?.deleted !== false)
        throw StripeError.missing('customer', customer, 'customer');
      const [item, ...more] = parameters.objects('line_items');
      if (!item || more.length > 0 || (item.integer('quantity') ?? 1) !== 1)
        throw StripeError.invalid('The sandbox sells one plan at a time.', 'line_items');
      const price = item.needed('price');
      if (store.tables.prices.find(price)?.active !== true)
        throw StripeError.missing('price', price, 'line_items[0][price]');
      const data = parameters.object('subscription_data');
      const trialDays = data.integer('trial_period_days') ?? 0;
      if (trialDays < 0 || trialDays > LONGEST_TRIAL_DAYS)
        throw StripeError.invalid('Invalid trial.', 'subscription_data[trial_period_days]');
      const at = world.now();
      const checkout = store.tables.checkouts.add({
        id: newId(store, 'cs_test'),
        created: at,
        customer,
        price,
        trialDays,
        successUrl: parameters.needed('success_url'),
        cancelUrl: parameters.needed('cancel_url'),
        clientReferenceId: parameters.text('client_reference_id') ?? null,
        metadata: parameters.metadata(),
        subscriptionMetadata: data.metadata(),
        locale: parameters.text('locale') ?? null,
        automaticTax: parameters.object('automatic_tax').boolean('enabled') ?? false,
        expiresAt: parameters.integer('expires_at') ?? at + OPEN_SECONDS,
        status: 'open',
        subscription: null,
        invoice: null,
        confirming: null,
      });
      return checkoutObject(store, checkout, base);
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    answer: (call) => checkoutObject(call.world.store, checkoutOf(call), call.world.base),
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    answer: (call) => {
      const checkout = checkoutOf(call);
      const { world } = call;
      if (checkout.status !== 'open')
        throw StripeError.invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      checkout.status = 'expired';
      const object = checkoutObject(world.store, checkout, world.base);
      world.emit('checkout.session.expired', object);
      return object;
    },
  },
];
