import {
  AppError,
  CancelSubscription,
  ChangePlan,
  GetSubscription,
  OpenCheckout,
  ResumeSubscription,
  StartTrial,
} from '@word-unfolded/contracts';
import type { Tier } from '@word-unfolded/domain';
import fc from 'fast-check';
import { BillingUnderTest, newReader } from './billing-fixture.js';

/**
 * Random histories of a reader against the real service and the sandbox. The model below knows nothing of Stripe's
 * objects: it is what the specification promises a reader.
 */

const MINUTE = 60;
const DAY = 24 * 3_600;
const RUNS = process.env['LONG_TESTS'] ? 3_000 : 5;

const GOOD = '4242424242424242';
const BAD_LATER = '4000000000000341';

type Paid = 'plus' | 'premium';

type Step =
  | { readonly kind: 'trial' | 'buy'; readonly tier: Paid; readonly isGood: boolean }
  | { readonly kind: 'card'; readonly isGood: boolean }
  | { readonly kind: 'change'; readonly tier: Paid }
  | { readonly kind: 'cancel' | 'resume' | 'refund' | 'dispute' | 'win' | 'lose' }
  | { readonly kind: 'pass'; readonly days: number };

/** What happens to the events of a step. */
type Delivery = 'in order' | 'reversed' | 'twice' | 'late' | 'lost';

const tier = fc.constantFrom<Paid>('plus', 'premium');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('trial' as const, 'buy' as const), tier, isGood: fc.boolean() }),
  fc.record({ kind: fc.constant('card' as const), isGood: fc.boolean() }),
  fc.record({ kind: fc.constant('change' as const), tier }),
  fc.record({
    kind: fc.constantFrom(
      'cancel' as const,
      'resume' as const,
      'refund' as const,
      'dispute' as const,
      'win' as const,
      'lose' as const,
    ),
  }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 2, 4, 6, 8, 20, 31) }),
);
const delivery = fc.constantFrom<Delivery>('in order', 'in order', 'reversed', 'twice', 'late', 'lost');
const history = fc.array(fc.tuple(step, delivery), { minLength: 1, maxLength: 14 });

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

/** The tier that the specification promises, from the sandbox's ledger of money alone. */
function promised(customer: string): Tier {
  const { driver } = billing;
  const now = driver.now() / 1_000;
  const live = driver.subscriptions(customer).filter(({ status }) => status !== 'canceled');
  const present = live.at(-1);
  if (!present) return 'free';
  const sold = driver.planOf(present.id);
  const isInTrial = present.trialEnd !== null && now < present.trialEnd;
  if (isInTrial) return sold;
  const { unpaidSince, isReversed } = driver.ledgerOf(present.id);
  if (isReversed) return 'free';
  return unpaidSince === null || now < unpaidSince + 7 * DAY ? sold : 'free';
}

class Reader {
  readonly userId = newReader();
  hadTrial = false;

  async customer(): Promise<string> {
    return (await billing.customers.find(this.userId as never))?.customerId ?? '';
  }

  /** Does a step; what the service refuses is no step. @returns whether money or access can have changed */
  async take(step: Step): Promise<void> {
    const { userId } = this;
    const { driver } = billing;
    const customer = await this.customer();
    try {
      switch (step.kind) {
        case 'trial':
        case 'buy': {
          const message = step.kind === 'trial' ? StartTrial : OpenCheckout;
          const plan = { tier: step.tier, interval: 'month' as const };
          const { checkoutUrl } = await billing.ask(message, { userId, plan, language: 'en' });
          // Each reader of a trial has a card of their own, because a card has one trial.
          if (step.kind === 'trial') driver.completeCheckoutWithNewCard(checkoutUrl, step.isGood);
          else driver.completeCheckout(checkoutUrl, GOOD);
          return;
        }
        case 'card':
          return customer === '' ? undefined : driver.replaceCard(customer, step.isGood ? GOOD : BAD_LATER);
        case 'change': {
          const plan = { tier: step.tier, interval: 'month' as const };
          await billing.ask(ChangePlan, { userId, plan, language: 'en' });
          return;
        }
        case 'cancel':
          await billing.ask(CancelSubscription, { userId, language: 'en' });
          return;
        case 'resume':
          await billing.ask(ResumeSubscription, { userId, language: 'en' });
          return;
        case 'refund':
          return void driver.refundLast(customer);
        case 'dispute':
          return void driver.disputeLast(customer);
        case 'win':
          return void driver.decide(customer, 'won');
        case 'lose':
          return void driver.decide(customer, 'lost');
        case 'pass':
          return driver.advance(step.days * DAY);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect([
        'ALREADY_SUBSCRIBED',
        'NO_SUBSCRIPTION',
        'TRIAL_USED',
        'PLAN_UNCHANGED',
        'PAYMENT_DECLINED',
      ]).toContain(error.code);
    }
  }

  async tier(): Promise<Tier> {
    return (await billing.ask(GetSubscription, { userId: this.userId, language: 'en' })).type;
  }
}

async function deliver(how: Delivery): Promise<void> {
  const { driver, worker } = billing;
  const waiting = driver.waitingEvents();
  if (how === 'late') return;
  if (how === 'lost') return waiting.forEach((event) => driver.lose(event));
  const order =
    how === 'reversed' ? waiting.toReversed() : how === 'twice' ? [...waiting, ...waiting] : waiting;
  for (const event of order) {
    expect(await driver.deliver(event)).toBe(true);
    await worker.handle({ eventId: event });
  }
  if (how === 'twice') await billing.deliverAll();
}

describe('whatever happens to a reader', () => {
  it('the tier is what the specification promises, once events have settled or the hourly job has run', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const reader = new Reader();
        let isSettled = true;
        for (const [taken, how] of steps) {
          await reader.take(taken);
          await deliver(how);
          if (how === 'lost') isSettled = false;
          if (how !== 'lost' && how !== 'late') {
            // Paying with a new card makes further events.
            await billing.deliverAll();
            if (isSettled) expect(await reader.tier()).toBe(promised(await reader.customer()));
          }
          billing.driver.advance(5 * MINUTE);
        }
        await billing.deliverAll();
        await billing.reconciliation.run();
        await billing.deliverAll();
        expect(await reader.tier()).toBe(promised(await reader.customer()));
        await billing.forgetAll();
      }),
      { numRuns: RUNS },
    );
  });
});
