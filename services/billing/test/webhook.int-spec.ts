import { until } from '@word-unfolded/testing';
import { billing, readers } from './billing-suite.js';
import { OTHER, SUCCESS } from './readers.js';

describe('the webhook', () => {
  it('works off an event that was stored by a process that died, once', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    billing.driver.refundLast(customer);
    for (const waiting of billing.driver.waitingEvents()) billing.driver.lose(waiting);
    await billing.stripeEvents.create([
      { _id: 'evt_left', type: 'charge.refunded', customer, receivedAt: new Date(0), handledAt: null },
    ]);
    await billing.sweep.run();
    await until('the event is worked off', async () => (await readers.view(userId)).type === 'free');
    await until(
      'it is marked',
      async () => (await billing.stripeEvents.findById('evt_left').lean())?.handledAt instanceof Date,
    );
    const { version } = (await billing.customers.find(userId as never))!;
    await billing.worker.handle({ eventId: 'evt_left' });
    expect((await billing.customers.find(userId as never))?.version).toBe(version);
  });

  it('has nothing to do for an event about a charge that Stripe does not know', async () => {
    const event = { _id: 'evt_unknown', type: 'charge.dispute.created', charge: 'ch_unknown' };
    await billing.stripeEvents.create([{ ...event, receivedAt: new Date(), handledAt: null }]);
    await billing.worker.handle({ eventId: event._id });
    expect((await billing.stripeEvents.findById(event._id).lean())?.handledAt).toBeInstanceOf(Date);
  });

  it('reads Stripe twice for a burst of events, the second time after the last of them', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    const { reading, driver } = billing;
    const read = reading.stateOf.bind(reading);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let reads = 0;
    reading.stateOf = async (id) => {
      reads += 1;
      const state = await read(id);
      await gate;
      return state;
    };
    const deliver = async () => {
      for (const event of driver.waitingEvents()) expect(await driver.deliver(event)).toBe(true);
    };
    driver.replaceCard(customer, OTHER);
    await deliver();
    await until('Stripe is read', () => reads === 1);
    for (const card of [SUCCESS, OTHER, SUCCESS, OTHER]) driver.replaceCard(customer, card);
    driver.refundLast(customer);
    await deliver();
    open();
    await until(
      'all are worked off',
      async () => (await billing.stripeEvents.countDocuments({ handledAt: null })) === 0,
    );
    reading.stateOf = read;
    expect(reads).toBe(2);
    expect(await readers.view(userId)).toMatchObject({ type: 'free', isReversed: true });
  });

  it('was lost: the hourly comparison mends also what changes no tier yet, and counts it', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    await until(
      'no event waits',
      async () => (await billing.stripeEvents.countDocuments({ handledAt: null })) === 0,
    );
    await billing.synchronise.run(userId as never); // after a job that may still run
    const { mended: before } = await billing.reconciliation.run();
    const counted = await billing.mendedTotal();
    // The reader cancels on the page of the payment provider.
    const { id } = billing.driver.subscriptions(customer).at(-1)!;
    await billing.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    for (const waiting of billing.driver.waitingEvents()) billing.driver.lose(waiting);
    expect(await billing.reconciliation.run()).toMatchObject({ mended: 1, failed: 0 });
    expect(await readers.view(userId)).toMatchObject({ type: 'plus', cancelAtPeriodEnd: true });
    expect(await billing.mendedTotal()).toBe(counted + 1);
    expect(before).toBe(0);
  });

  it('is not needed in the end: the hourly comparison mends what lost events left', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    billing.driver.disputeLast(customer);
    for (const waiting of billing.driver.waitingEvents()) billing.driver.lose(waiting);
    // A job of an earlier event may still run and see the dispute too, so the number of mended ones is not certain.
    expect((await billing.reconciliation.run()).compared).toBeGreaterThanOrEqual(1);
    expect((await readers.view(userId)).type).toBe('free');
  });
});
