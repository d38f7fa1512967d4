import { AccountDeleted, GrantTier, OpenCheckout, StartTrial } from '@word-unfolded/contracts';
import { settleErasures, until } from '@word-unfolded/testing';
import { BillingUnderTest, newReader } from './billing-fixture.js';
import { PLUS, Readers, SUCCESS } from './readers.js';

const CARD = '4000056655665556';

let billing: BillingUnderTest;
let readers: Readers;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
  readers = new Readers(billing);
});
afterAll(() => billing.stop());

const remove = (userId: string) =>
  billing.events.publish(AccountDeleted, { userId, at: new Date().toISOString() });
const tombstones = () => billing.database.collection('erasures');
const rowsOf = async (userId: string) => {
  const collections = await billing.database.listCollections().toArray();
  const found = await Promise.all(
    collections.map(({ name }) => billing.database.collection(name).find().toArray()),
  );
  return found.flat().filter((document) => JSON.stringify(document).includes(userId));
};

describe('the deletion of an account', () => {
  it('ends the subscription at Stripe before it erases anything, however long Stripe is away', async () => {
    const { userId, customer } = await readers.subscribe(CARD, { isTrial: true });
    const other = newReader();
    const { checkoutUrl } = await billing.ask(OpenCheckout, { userId: other, plan: PLUS, language: 'en' });
    billing.stripeIsAway(true);
    await remove(userId);
    await until(
      'an attempt has failed',
      async () => (await tombstones().countDocuments({ attempts: 1 })) === 1,
    );
    expect(await billing.customers.find(userId as never)).toMatchObject({ customerId: customer });
    billing.stripeIsAway(false);
    await settleErasures(billing.database);
    expect(billing.driver.subscriptions(customer).map(({ status }) => status)).toEqual(['canceled']);
    expect((await billing.stripe.customers.retrieve(customer)).deleted).toBe(true);
    expect((await billing.stripe.invoices.list({ customer })).data).toHaveLength(1);
    expect(await rowsOf(userId)).toEqual([]);
    await billing.deliverAll(); // the events of the end bring nothing back
    expect(await rowsOf(userId)).toEqual([]);
    billing.driver.completeCheckout(checkoutUrl, SUCCESS);
    await billing.deliverAll();
    expect(await readers.view(other)).toMatchObject({
      type: 'plus',
    });
  });

  it('does not give the card or the address another trial', async () => {
    const userId = newReader();
    const { checkoutUrl } = await billing.ask(StartTrial, { userId, plan: PLUS, language: 'en' });
    billing.driver.completeCheckout(checkoutUrl, CARD);
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({
      type: 'free',
      trialRefused: 'card-used',
    });
  });

  it('removes also a customer at Stripe whose id was never stored, and refuses a checkout that begins late', async () => {
    const userId = newReader();
    const { id } = await billing.stripe.customers.create({ email: 'late@example.org', metadata: { userId } });
    await remove(userId);
    await until('it is heard', async () => (await tombstones().countDocuments({ account: userId })) === 1);
    await expect(billing.ask(OpenCheckout, { userId, plan: PLUS, language: 'en' })).rejects.toMatchObject({
      code: 'ACCOUNT_DELETED',
    });
    await expect(billing.ask(GrantTier, { userId, tier: 'beta', until: null })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    await settleErasures(billing.database);
    expect((await billing.stripe.customers.retrieve(id)).deleted).toBe(true);
    expect(await rowsOf(userId)).toEqual([]);
  });
});
