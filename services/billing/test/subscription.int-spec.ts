import {
  CancelSubscription,
  ChangePlan,
  GrantTier,
  OpenCheckout,
  PreviewPlan,
  ResumeSubscription,
} from '@word-unfolded/contracts';
import type { PlanChoice } from '@word-unfolded/domain';
import { until } from '@word-unfolded/testing';
import { changes } from './billing-fixture.js';
import { billing, readers } from './billing-suite.js';
import { codeOf, DAY, FAILS_LATER, OTHER, PLUS, PREMIUM, SUCCESS } from './readers.js';

describe('a subscription', () => {
  it('begins with a trial, is announced and charged, and every service learns of it once', async () => {
    const { userId } = await readers.subscribe('378282246310005', { isTrial: true });
    expect(await readers.view(userId)).toMatchObject({
      type: 'plus',
      status: 'trialing',
      canTakeTrial: false,
      card: { brand: 'amex', last4: '0005' },
      nextCharge: { amount: 1_599 },
    });
    billing.driver.advance(3 * DAY + 60);
    await billing.deliverAll();
    const mails = (await billing.customers.find(userId as never))?.mails;
    expect(mails).toMatchObject([{ kind: 'trial-ending', isSent: true }]);
    billing.driver.advance(2 * DAY);
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({
      type: 'plus',
      status: 'active',
      invoices: [{ status: 'paid' }, {}],
    });
    await until(
      'the changes have arrived',
      () => changes.filter((each) => each.userId === userId).length === 2,
    );
    expect(changes.filter((each) => each.userId === userId).map(({ status }) => status)).toEqual([
      'trialing',
      'active',
    ]);
  });

  it('keeps its tier for seven days after a failed payment, and a new card pays', async () => {
    const { userId, customer } = await readers.subscribe(FAILS_LATER, { isTrial: true });
    billing.driver.advance(5 * DAY);
    await billing.deliverAll();
    const overdue = await readers.view(userId);
    expect(overdue).toMatchObject({ type: 'plus', status: 'past_due' });
    expect(Date.parse(overdue.gracePeriodEnds ?? '') - billing.driver.now()).toBe(7 * DAY * 1_000);
    billing.driver.replaceCard(customer, OTHER);
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({
      type: 'plus',
      status: 'active',
      gracePeriodEnds: null,
    });
  });

  it('ends with the grace period if nothing is paid', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    billing.driver.replaceCard(customer, FAILS_LATER);
    billing.driver.advance(31 * DAY);
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({ type: 'plus', status: 'past_due' });
    billing.driver.advance(7 * DAY);
    await billing.deliverAll();
    expect((await readers.view(userId)).type).toBe('free');
    const sent = (await billing.customers.find(userId as never))?.mails.map(({ isSent }) => isSent);
    expect(new Set(sent)).toEqual(new Set([true]));
  });

  it('is upgraded for exactly the previewed amount, cancelled, and resumed', async () => {
    const { userId } = await readers.subscribe(SUCCESS);
    billing.driver.advance(10 * DAY);
    const preview = await billing.ask(PreviewPlan, { userId, plan: PREMIUM });
    expect(preview.dueToday).toBeGreaterThan(0);
    expect(preview.dueToday).toBeLessThan(500);
    const changed = await billing.ask(ChangePlan, {
      userId,
      plan: PREMIUM,
      quote: preview.quote,
      language: 'en',
    });
    expect(changed).toMatchObject({
      type: 'premium',
      amount: 2_099,
      invoices: [{ total: preview.dueToday }, {}],
    });
    expect(await codeOf(billing.ask(ChangePlan, { userId, plan: PREMIUM, language: 'en' }))).toBe(
      'PLAN_UNCHANGED',
    );
    const cancelled = await billing.ask(CancelSubscription, { userId, language: 'en' });
    expect(cancelled).toMatchObject({ type: 'premium', cancelAtPeriodEnd: true, nextCharge: null });
    expect(cancelled.expiresAt).toBe(cancelled.endDate);
    const resumed = await billing.ask(ResumeSubscription, { userId, language: 'en' });
    expect(resumed).toMatchObject({ cancelAtPeriodEnd: false, expiresAt: null });
  });

  it('stays as it was when the card for an upgrade is declined', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    billing.driver.replaceCard(customer, FAILS_LATER);
    billing.driver.advance(DAY);
    const upgrade = billing.ask(ChangePlan, { userId, plan: PREMIUM, language: 'en' });
    expect(await codeOf(upgrade)).toBe('PAYMENT_DECLINED');
    expect(await readers.view(userId)).toMatchObject({ type: 'plus', status: 'active' });
  });

  it('loses its tier by a refund, and by a dispute until it is won', async () => {
    const refunded = await readers.subscribe(SUCCESS);
    billing.driver.refundLast(refunded.customer);
    const disputed = await readers.subscribe(SUCCESS);
    billing.driver.disputeLast(disputed.customer);
    await billing.deliverAll();
    expect(await readers.view(refunded.userId)).toMatchObject({ type: 'free', isReversed: true });
    expect(await readers.view(disputed.userId)).toMatchObject({ type: 'free', isReversed: true });
    billing.driver.decide(disputed.customer, 'won');
    await billing.deliverAll();
    expect(await readers.view(disputed.userId)).toMatchObject({ type: 'plus', isReversed: false });
  });

  it('cannot be changed while its payment is taken back, and ends at once when it is cancelled', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    billing.driver.disputeLast(customer);
    const yearly: PlanChoice = { tier: 'plus', interval: 'year' };
    for (const message of [PreviewPlan, ChangePlan] as const)
      expect(await codeOf(billing.ask(message, { userId, plan: yearly, language: 'en' }))).toBe(
        'PAYMENT_REVERSED',
      );
    expect(await billing.ask(CancelSubscription, { userId, language: 'en' })).toMatchObject({
      status: 'canceled',
      type: 'free',
    });
    await billing.deliverAll();
    const again = await billing.ask(OpenCheckout, { userId, plan: PREMIUM, language: 'en' });
    billing.driver.completeCheckout(again.checkoutUrl, OTHER);
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({ type: 'premium', isReversed: false });
  });

  it('can be bought again when its payment failed for too long', async () => {
    const { userId } = await readers.subscribe(FAILS_LATER, { isTrial: true });
    billing.driver.advance(40 * DAY);
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({ type: 'free', status: 'unpaid' });
    await billing.ask(CancelSubscription, { userId, language: 'en' });
    const { checkoutUrl } = await billing.ask(OpenCheckout, { userId, plan: PLUS, language: 'en' });
    billing.driver.completeCheckout(checkoutUrl, SUCCESS);
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({ type: 'plus', status: 'active' });
  });

  it.each(['incomplete', 'incomplete_expired'] as const)(
    'whose first payment never succeeded is none (%s), and another one can be bought',
    async (status) => {
      const { userId, customer } = await readers.subscribe(SUCCESS);
      billing.driver.setStatus(customer, status);
      await billing.deliverAll();
      expect(await readers.view(userId)).toMatchObject({ type: 'free', status: null, plan: null });
      expect(await codeOf(billing.ask(CancelSubscription, { userId, language: 'en' }))).toBe(
        'NO_SUBSCRIPTION',
      );
      const { checkoutUrl } = await billing.ask(OpenCheckout, { userId, plan: PREMIUM, language: 'en' });
      billing.driver.completeCheckout(checkoutUrl, OTHER);
      await billing.deliverAll();
      expect(await readers.view(userId)).toMatchObject({ type: 'premium', status: 'active' });
    },
  );

  it('that is paused gives nothing, and goes on, or ends at once when it is cancelled', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    const pause = async () => {
      billing.driver.setStatus(customer, 'paused');
      await billing.deliverAll();
      expect(await readers.view(userId)).toMatchObject({ type: 'free', status: 'paused', nextCharge: null });
    };
    await pause();
    expect(await codeOf(billing.ask(OpenCheckout, { userId, plan: PLUS, language: 'en' }))).toBe(
      'ALREADY_SUBSCRIBED',
    );
    billing.driver.setStatus(customer, 'active');
    await billing.deliverAll();
    expect(await readers.view(userId)).toMatchObject({ type: 'plus', status: 'active' });
    await pause();
    expect(await billing.ask(CancelSubscription, { userId, language: 'en' })).toMatchObject({
      status: 'canceled',
    });
  });

  it('stands beside a granted tier, which puts off nothing', async () => {
    const { userId, customer } = await readers.subscribe(SUCCESS);
    await billing.ask(GrantTier, { userId, tier: 'beta', until: null });
    expect(await readers.view(userId)).toMatchObject({ type: 'beta', status: 'active', plan: 'plus' });
    await billing.deliverAll();
    await billing.ask(GrantTier, { userId, tier: null, until: null });
    expect(await readers.view(userId)).toMatchObject({ type: 'plus', granted: null });
    billing.driver.replaceCard(customer, FAILS_LATER);
    billing.driver.advance(31 * DAY);
    await billing.deliverAll();
    const due = async () => (await billing.customers.find(userId as never))?.dueAt;
    const before = await due();
    const inAYear = new Date(billing.driver.now() + 365 * DAY * 1_000).toISOString();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await expect(billing.ask(GrantTier, { userId, tier: 'premium', until: yesterday })).rejects.toMatchObject(
      {
        code: 'VALIDATION_FAILED',
      },
    );
    await billing.ask(GrantTier, { userId, tier: 'premium', until: inAYear });
    expect(await due()).toEqual(before);
  });
});
