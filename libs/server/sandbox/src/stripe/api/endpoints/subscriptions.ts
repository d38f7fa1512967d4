import { changePlan } from '../../engine/plan-change.js';
import { endSubscription } from '../../engine/subscription-life.js';
import type { SubscriptionRecord } from '../../records/records.js';
import type { ApiCall, Endpoint } from '../endpoint.js';
import { page } from '../listing.js';
import { StripeError } from '../stripe-error.js';

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

function subscriptionOf({ world, id }: ApiCall): SubscriptionRecord {
  const subscription = world.store.tables.subscriptions.find(id);
  if (!subscription) throw StripeError.missing('subscription', id);
  return subscription;
}

function update(call: ApiCall): void {
  const { world, parameters } = call;
  const subscription = subscriptionOf(call);
  if (ENDED.has(subscription.status))
    throw StripeError.invalid('A canceled subscription can only update its cancellation_details.');
  const [item] = parameters.objects('items');
  const price = item?.text('price');
  if (price !== undefined) {
    if (world.store.tables.prices.find(price)?.active !== true)
      throw StripeError.missing('price', price, 'items[0][price]');
    if (item?.text('id') !== subscription.itemId)
      throw StripeError.invalid('The sandbox changes the one item of a subscription.', 'items[0][id]');
    changePlan(world, subscription, {
      price,
      prorationDate: parameters.integer('proration_date') ?? world.now(),
    });
  }
  const cancels = parameters.boolean('cancel_at_period_end');
  if (cancels !== undefined && cancels !== subscription.cancelAtPeriodEnd) {
    subscription.cancelAtPeriodEnd = cancels;
    subscription.canceledAt = cancels ? world.now() : null;
    subscription.cancellationReason = cancels ? 'cancellation_requested' : null;
    world.emit('customer.subscription.updated', world.subscription(subscription));
  }
  const method = parameters.text('default_payment_method');
  if (method !== undefined) {
    if (world.store.tables.paymentMethods.find(method)?.customer !== subscription.customer)
      throw StripeError.missing('PaymentMethod', method, 'default_payment_method');
    subscription.defaultPaymentMethod = method;
  }
  subscription.metadata = { ...subscription.metadata, ...parameters.metadata() };
}

export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/subscriptions',
    answer: ({ world, parameters }) => {
      const customer = parameters.text('customer');
      const status = parameters.text('status');
      const rows = world.store.tables.subscriptions.where(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (status === 'all' || (status === undefined ? each.status !== 'canceled' : each.status === status)),
      );
      return page(rows, (row) => world.subscription(row), '/v1/subscriptions', parameters);
    },
  },
  {
    method: 'GET',
    path: '/subscriptions/:id',
    answer: (call) => call.world.subscription(subscriptionOf(call)),
  },
  {
    method: 'POST',
    path: '/subscriptions/:id',
    answer: (call) => {
      update(call);
      return call.world.subscription(subscriptionOf(call));
    },
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    answer: (call) => {
      const subscription = subscriptionOf(call);
      if (ENDED.has(subscription.status)) throw StripeError.missing('subscription', call.id);
      endSubscription(call.world, subscription, 'cancellation_requested');
      return call.world.subscription(subscription);
    },
  },
];
