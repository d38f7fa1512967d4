import type Stripe from 'stripe';
import { checkout, DAY, plan, sandbox, stripe, SUCCESS, subscriptionOf } from './sandbox-suite.js';

describe('a subscription at the payment sandbox', () => {
  it('is charged after the trial, renewed, and ends when it was cancelled', async () => {
    const { customer } = await checkout(SUCCESS, 5);
    expect(await subscriptionOf(customer)).toMatchObject({ status: 'trialing' });
    sandbox.driver.advance(5 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 1_599, billing_reason: 'subscription_cycle' },
    });
    sandbox.driver.advance(31 * DAY);
    const { id } = await subscriptionOf(customer);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    sandbox.driver.advance(31 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({ status: 'canceled' });
    const { data } = await stripe.charges.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('has a failed payment tried again, and takes a new card', async () => {
    const { customer } = await checkout('4000000000000341', 5);
    sandbox.driver.advance(5 * DAY);
    const overdue = await subscriptionOf(customer);
    expect(overdue).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    sandbox.driver.replaceCard(customer, SUCCESS);
    sandbox.driver.advance(3 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', attempt_count: 2 },
    });
  });

  it('is unpaid after the last attempt', async () => {
    const { customer } = await checkout('4000000000000341', 5);
    sandbox.driver.advance(20 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({
      status: 'unpaid',
      latest_invoice: { attempt_count: 4 },
    });
  });

  it('charges exactly the previewed difference of an upgrade, and leaves a credit after a downgrade', async () => {
    const { customer } = await checkout(SUCCESS, 0, 1_000);
    const dear = await plan(3_000);
    const { id, items } = await subscriptionOf(customer);
    sandbox.driver.advance(10 * DAY);
    const proration_date = Math.floor(sandbox.driver.now() / 1_000);
    const change = [{ id: items.data[0]!.id, price: dear.id }];
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: id,
      subscription_details: { items: change, proration_behavior: 'always_invoice', proration_date },
    });
    sandbox.driver.advance(60);
    await stripe.subscriptions.update(id, {
      items: change,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      proration_date,
    });
    const changed = await subscriptionOf(customer);
    expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
    expect(preview.amount_due).toBeGreaterThan(1_000);
    const cheap = await plan(500);
    await stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: cheap.id }] });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: expect.any(Number) });
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect(balance).toBeLessThan(-1_000);
  });

  it('keeps its plan when the card for an upgrade is declined', async () => {
    const { customer, price } = await checkout(SUCCESS, 0, 1_000);
    const dear = await plan(3_000);
    sandbox.driver.replaceCard(customer, '4000000000000341');
    const { id, items } = await subscriptionOf(customer);
    const upgrade = stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: dear.id }] });
    await expect(upgrade).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
    });
    expect((await subscriptionOf(customer)).items.data[0]!.price.id).toBe(price);
  });
});
