import {
  AppError,
  CancelSubscription,
  FollowCheckout,
  OpenCheckout,
  OpenPortal,
  ResumeSubscription,
  StartTrial,
} from '@word-unfolded/contracts';
import type { PlanChoice } from '@word-unfolded/domain';
import { until } from '@word-unfolded/testing';
import { addresses, newReader } from './billing-fixture.js';
import { billing, readers } from './billing-suite.js';
import { codeOf, OTHER, PLUS, PREMIUM, SUCCESS } from './readers.js';

describe('a checkout', () => {
  it('is one for a double click and for two tabs', async () => {
    const userId = newReader();
    const open = (plan: PlanChoice) => billing.ask(OpenCheckout, { userId, plan, language: 'en' });
    const [one, two] = await Promise.all([open(PLUS), open(PLUS)]);
    expect(two.checkoutUrl).toBe(one.checkoutUrl);
    const other = await open(PREMIUM);
    expect(() => billing.driver.completeCheckout(one.checkoutUrl, SUCCESS)).toThrow();
    billing.driver.completeCheckout(other.checkoutUrl, SUCCESS);
    await billing.deliverAll();
    expect(await codeOf(open(PLUS))).toBe('ALREADY_SUBSCRIBED');
  });

  it('is not followed by a second one when it is completed in another tab meanwhile', async () => {
    const userId = newReader();
    const open = (plan: PlanChoice) => billing.ask(OpenCheckout, { userId, plan, language: 'en' });
    const { checkoutUrl } = await open(PLUS);
    const { synchronise } = billing;
    const run = synchronise.run.bind(synchronise);
    // The other tab pays after the service has looked, and before it ends that checkout.
    synchronise.run = async (ownerId) => {
      const found = await run(ownerId);
      synchronise.run = run;
      billing.driver.completeCheckout(checkoutUrl, SUCCESS);
      return found;
    };
    expect(await codeOf(open(PREMIUM))).toBe('ALREADY_SUBSCRIBED');
    await billing.deliverAll();
    expect(billing.driver.subscriptions(await readers.customerOf(userId))).toHaveLength(1);
  });

  it('has tax computed by Stripe when the installation says so, also in renewals', async () => {
    const taxOf = async (collectsTax: boolean) => {
      billing.collectTax(collectsTax);
      const { sessionId, customer } = await readers.subscribe(SUCCESS);
      const { automatic_tax } = await billing.stripe.checkout.sessions.retrieve(sessionId);
      const { data } = await billing.stripe.subscriptions.list({ customer });
      return [automatic_tax.enabled, data[0]?.automatic_tax.enabled];
    };
    expect(await taxOf(true)).toEqual([true, true]);
    expect(await taxOf(false)).toEqual([false, false]);
  });

  it('brings the tier on the return, whether the webhook has come or not, and is never another reader’s', async () => {
    const userId = newReader();
    const { checkoutUrl } = await billing.ask(OpenCheckout, { userId, plan: PLUS, language: 'en' });
    const sessionId = checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1);
    expect(await billing.ask(FollowCheckout, { userId, sessionId })).toMatchObject({
      state: 'open',
      tier: 'free',
    });
    billing.driver.completeCheckout(checkoutUrl, SUCCESS);
    expect(await billing.ask(FollowCheckout, { userId, sessionId })).toMatchObject({
      state: 'complete',
      tier: 'plus',
    });
    const stranger = await readers.subscribe(SUCCESS);
    expect(await codeOf(billing.ask(FollowCheckout, { userId: stranger.userId, sessionId }))).toBe(
      'CHECKOUT_NOT_FOUND',
    );
    expect(await codeOf(billing.ask(OpenPortal, { userId: newReader(), language: 'en' }))).toBe(
      'NO_SUBSCRIPTION',
    );
    const { portalUrl } = await billing.ask(OpenPortal, { userId, language: 'en' });
    expect(portalUrl).toContain('/sandbox/stripe/portal/');
  });
});

describe('a trial', () => {
  it('is given once per account and once per card, and never charged when it is refused', async () => {
    const first = await readers.subscribe('4000056655665556', { isTrial: true });
    expect((await readers.view(first.userId)).type).toBe('plus');
    const second = await readers.subscribe('4000056655665556', { isTrial: true });
    expect(await readers.view(second.userId)).toMatchObject({
      type: 'free',
      status: 'canceled',
      trialRefused: 'card-used',
    });
    expect((await billing.stripe.charges.list({ customer: second.customer })).data).toEqual([]);
    const again = billing.ask(StartTrial, { userId: second.userId, plan: PLUS, language: 'en' });
    expect(await codeOf(again)).toBe('TRIAL_USED');
  });
});

describe('the offer of a trial', () => {
  it('is not made to an address that had one, also with another account', async () => {
    const { userId } = await readers.subscribe(SUCCESS, { isTrial: true });
    const again = newReader();
    expect(await readers.view(again)).toMatchObject({ canTakeTrial: true });
    addresses.set(again, `${userId.toUpperCase()}@example.org`);
    expect(await readers.view(again)).toMatchObject({ canTakeTrial: false });
    expect(await codeOf(billing.ask(StartTrial, { userId: again, plan: PLUS, language: 'en' }))).toBe(
      'TRIAL_USED',
    );
  });
});

describe('two billing services', () => {
  it('refuse nobody while a burst of events and the reader want the same', async () => {
    await billing.startReplica();
    const { userId, sessionId } = await readers.subscribe(SUCCESS);
    const customer = await readers.customerOf(userId);
    const refused: string[] = [];
    /** On a busy machine an answer may come too late: it is no refusal, and the wish is made again. */
    const wish = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        const code = error instanceof AppError ? error.code : String(error);
        if (code === 'SERVICE_TIMEOUT') return wish(work);
        refused.push(code);
      }
    };
    const deliver = async (event: string) => {
      await until('the event is accepted', () => billing.driver.deliver(event));
    };
    for (let round = 0; round < 6; round += 1) {
      billing.driver.replaceCard(customer, round % 2 ? SUCCESS : OTHER);
      const events = billing.driver.waitingEvents();
      await Promise.all([
        ...events.map((event) => wish(() => deliver(event))),
        ...Array.from({ length: 16 }, () => wish(() => billing.ask(FollowCheckout, { userId, sessionId }))),
        ...Array.from({ length: 4 }, () =>
          wish(() =>
            billing.ask(round % 2 ? CancelSubscription : ResumeSubscription, { userId, language: 'en' }),
          ),
        ),
      ]);
    }
    expect(refused).toEqual([]);
    expect(await readers.view(userId)).toMatchObject({ type: 'plus', cancelAtPeriodEnd: true });
  });

  it('give tabs with different wishes one checkout that can be completed', async () => {
    const userId = newReader();
    const plans = [
      PLUS,
      PREMIUM,
      { tier: 'plus', interval: 'year' },
      { tier: 'premium', interval: 'year' },
    ] as const;
    const opened = await Promise.all(
      [...plans, ...plans].map((plan) => billing.ask(OpenCheckout, { userId, plan, language: 'en' })),
    );
    const completed = [...new Set(opened.map(({ checkoutUrl }) => checkoutUrl))].filter((url) => {
      try {
        billing.driver.completeCheckout(url, SUCCESS);
        return true;
      } catch {
        return false;
      }
    });
    expect(completed).toHaveLength(1);
    await billing.deliverAll();
    expect(billing.driver.subscriptions(await readers.customerOf(userId))).toHaveLength(1);
  });
});
