import { EnsurePrices, ReadStoredBilling, StartTrial } from '@word-unfolded/contracts';
import { mails, newReader, spanishReaders } from './billing-fixture.js';
import { billing, readers } from './billing-suite.js';
import { DAY, FAILS_LATER, PLUS } from './readers.js';

describe('the emails about payments', () => {
  it('come once each, on their days, in the language of the account', async () => {
    const userId = newReader();
    spanishReaders.add(userId);
    const { checkoutUrl } = await billing.ask(StartTrial, { userId, plan: PLUS, language: 'en' });
    billing.driver.completeCheckout(checkoutUrl, FAILS_LATER);
    const days: string[] = [];
    const sent = () => mails.filter(({ to }) => to === `${userId}@example.org`);
    for (let day = 0; day <= 13; day += 1) {
      const before = sent().length;
      await billing.deliverAll();
      await billing.sweep.run();
      await billing.reconciliation.run();
      days.push(
        ...sent()
          .slice(before)
          .map(({ content, language }) => `${day} ${language} ${content.template}`),
      );
      billing.driver.advance(DAY);
    }
    expect(days).toEqual([
      '3 es trial-ending',
      '5 es payment-failed',
      '8 es payment-failed',
      '11 es payment-failed',
    ]);
    expect(sent().at(-1)?.content.values).toMatchObject({ isLast: true, tier: 'plus' });
  });
});

describe('the stored data of a reader', () => {
  it('are exported: subscription, trial, invoices without addresses, and emails', async () => {
    const { userId, customer } = await readers.subscribe(FAILS_LATER, { isTrial: true });
    billing.driver.advance(5 * DAY);
    await billing.deliverAll();
    const stored: Record<string, unknown[]> = {};
    for await (const { part, items } of billing.client.stream(ReadStoredBilling, { userId }))
      (stored[part] ??= []).push(...items);
    expect(stored).toMatchObject({
      subscription: [{ customerId: customer, tier: 'plus', status: 'past_due', card: { last4: '0341' } }],
      trial: [{ wasRefused: false }],
      invoices: [
        { status: 'open', total: 1_599 },
        { status: 'paid', total: 0 },
      ],
      emails: [{ kind: 'payment-failed' }],
    });
    expect(JSON.stringify(stored)).not.toMatch(/http|fingerprint|pm_/);
    const none = billing.client.stream(ReadStoredBilling, { userId: newReader() });
    for await (const chunk of none) throw new Error(JSON.stringify(chunk));
  });
});

describe('the prices', () => {
  it('are made once, and again only when the price book has another amount', async () => {
    const first = await billing.ask(EnsurePrices, {});
    expect([...first.made, ...first.present].toSorted()).toHaveLength(4);
    expect(await billing.ask(EnsurePrices, {})).toMatchObject({ made: [], present: { length: 4 } });
    const { data } = await billing.stripe.prices.list({ active: true, limit: 100 });
    expect(data.map(({ lookup_key, unit_amount }) => `${lookup_key} ${unit_amount}`).toSorted()).toEqual([
      'word-unfolded-plus-month 1599',
      'word-unfolded-plus-year 15350',
      'word-unfolded-premium-month 2099',
      'word-unfolded-premium-year 20150',
    ]);
  });
});
