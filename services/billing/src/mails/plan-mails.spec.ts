import type { SubscriptionState } from '../stripe/stripe-state.js';
import { planMails } from './plan-mails.js';

const DAY = 24 * 60 * 60 * 1_000;
const START = new Date('2026-03-01T00:00:00Z');
const on = (day: number) => new Date(START.getTime() + day * DAY);

const subscription = (changes: Partial<SubscriptionState>): SubscriptionState => ({
  id: 'sub_1',
  itemId: 'si_1',
  status: 'trialing',
  tier: 'plus',
  interval: 'month',
  amount: 1_599,
  currency: 'usd',
  startedAt: START,
  trialEndsAt: on(5),
  periodStartsAt: START,
  periodEndsAt: on(5),
  cancelAtPeriodEnd: false,
  firstFailedAt: null,
  isReversed: false,
  openInvoice: null,
  failedWith: null,
  ...changes,
});

/** The days on which a mail is sent when somebody looks every half day. */
function daysOf(state: SubscriptionState): string[] {
  let mails: ReturnType<typeof planMails>['mails'] = [];
  const sent: string[] = [];
  for (let half = 0; half < 24; half += 1) {
    const plan = planMails(state, mails, on(half / 2));
    sent.push(...plan.mails.filter(({ isSent }) => !isSent).map(({ kind }) => `${half / 2} ${kind}`));
    mails = plan.mails.map((mail) => ({ ...mail, isSent: true }));
  }
  return sent;
}

describe('the mails of a subscription', () => {
  it('remind once, two days before the first charge', () => {
    expect(daysOf(subscription({}))).toEqual(['3 trial-ending']);
    expect(daysOf(subscription({ cancelAtPeriodEnd: true }))).toEqual([]);
  });

  it('tell of a failed payment on days 0, 3 and 6', () => {
    const overdue = subscription({ status: 'past_due', firstFailedAt: START });
    expect(daysOf(overdue)).toEqual(['0 payment-failed', '3 payment-failed', '6 payment-failed']);
  });

  it('send only the last one after an outage, and none when it is too late', () => {
    const overdue = subscription({ status: 'unpaid', firstFailedAt: START });
    const late = planMails(overdue, [], on(6.5)).mails;
    expect(late.map(({ isSent, isLast }) => [isSent, isLast])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(planMails(overdue, [], on(7)).mails).toEqual([]);
  });

  it('say when to look again', () => {
    expect(planMails(subscription({}), [], START).nextAt).toEqual(on(3));
    expect(planMails(null, [], START).nextAt).toBeNull();
  });
});
