import { lacking, PUBLISHED_OBJECTS } from './published-objects.js';
import { checkout, sandbox, stripe, SUCCESS, subscriptionOf } from './sandbox-suite.js';

/** An object as it was sent: the SDK reads decimal numbers into objects of its own. */
const asSent = (object: unknown): unknown => JSON.parse(JSON.stringify(object));

describe('the objects of the payment sandbox', () => {
  it('have every field of the published examples, at any depth', async () => {
    const { customer, session } = await checkout(SUCCESS);
    sandbox.driver.disputeLast(customer);
    const subscription = await subscriptionOf(customer);
    const [item] = subscription.items.data;
    const invoices = await stripe.invoices.list({ customer, expand: ['data.payments'] });
    const charges = await stripe.charges.list({ customer });
    const [charge] = charges.data;
    const { data: events } = await stripe.events.list({ limit: 100 });
    const intent = events.find(({ type }) => type === 'payment_intent.succeeded')?.data.object;
    const disputes = await stripe.disputes.list({ charge: charge!.id });
    const seen: Record<string, unknown> = {
      'billing_portal.session': await stripe.billingPortal.sessions.create({
        customer,
        return_url: 'http://x/',
      }),
      charge,
      'checkout.session': await stripe.checkout.sessions.retrieve(session),
      customer: await stripe.customers.retrieve(customer),
      dispute: disputes.data[0],
      event: events[0],
      invoice: invoices.data[0],
      invoice_payment: invoices.data[0]!.payments?.data[0],
      line_item: invoices.data[0]!.lines.data[0],
      payment_intent: intent,
      payment_method: subscription.default_payment_method,
      plan: item!.plan,
      price: item!.price,
      product: await stripe.products.retrieve(String(item!.price.product)),
      refund: await stripe.refunds.create({ charge: charge!.id, amount: 100 }),
      subscription,
      subscription_item: item,
      'test_helpers.test_clock': await stripe.testHelpers.testClocks.retrieve('clock_sandbox'),
      deleted_customer: await stripe.customers.del(customer),
    };
    expect(Object.keys(seen).toSorted()).toEqual(Object.keys(PUBLISHED_OBJECTS).toSorted());
    for (const [name, example] of Object.entries(PUBLISHED_OBJECTS))
      expect([name, lacking(example, asSent(seen[name]))]).toEqual([name, []]);
    const { data: later } = await stripe.events.list({ limit: 100 });
    for (const { type, data } of later) {
      const { object, deleted } = data.object as { object: string; deleted?: boolean };
      const example = PUBLISHED_OBJECTS[deleted ? `deleted_${object}` : object];
      expect([type, example === undefined, lacking(example ?? null, asSent(data.object))]).toEqual([
        type,
        false,
        [],
      ]);
    }
  });
});
