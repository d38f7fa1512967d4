import { graceEnd, TRIAL_REMINDER_DAYS } from '@word-unfolded/domain';
import type { PlannedMail } from '../customers/customer.js';
import type { SubscriptionState } from '../stripe/stripe-state.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The days after the first failed payment on which a mail says so (decisions, "Grace"). */
const GRACE_MAIL_DAYS = [0, 3, 6] as const;

type Occasion = Omit<PlannedMail, 'isSent'> & {
  /** When it is due. */
  readonly from: Date;
  /** From when on it would be wrong. */
  readonly until: Date;
};

/**
 * The mails of a subscription: a reminder two days before the first charge, and three during the grace period. Of
 * several that are due at once, as after a long outage, only the last one is sent.
 *
 * @param before those that were planned earlier
 * @returns all mails, the new one unsent; and when the next one is due
 */
export function planMails(
  subscription: SubscriptionState | null,
  before: readonly PlannedMail[],
  now: Date,
): { readonly mails: readonly PlannedMail[]; readonly nextAt: Date | null } {
  const occasions = subscription ? occasionsOf(subscription) : [];
  const known = new Set(before.map(({ key }) => key));
  const due = occasions.filter(({ key, from, until }) => from <= now && now < until && !known.has(key));
  const planned = due.map(({ key, kind, at, isLast }, index) => ({
    key,
    kind,
    at,
    isLast,
    isSent: index < due.length - 1,
  }));
  const [next] = occasions.filter(({ from }) => from > now);
  return { mails: [...before, ...planned], nextAt: next?.from ?? null };
}

function occasionsOf({
  id,
  status,
  trialEndsAt,
  cancelAtPeriodEnd,
  firstFailedAt,
}: SubscriptionState): Occasion[] {
  if (status === 'trialing' && trialEndsAt && !cancelAtPeriodEnd) {
    const from = after(trialEndsAt, -TRIAL_REMINDER_DAYS);
    const key = `trial ${id} ${trialEndsAt.toISOString()}`;
    return [{ key, kind: 'trial-ending', at: trialEndsAt, isLast: false, from, until: trialEndsAt }];
  }
  if ((status !== 'past_due' && status !== 'unpaid') || !firstFailedAt) return [];
  const ends = graceEnd(firstFailedAt);
  return GRACE_MAIL_DAYS.map((day) => ({
    key: `grace ${id} ${firstFailedAt.toISOString()} ${day}`,
    kind: 'payment-failed',
    at: ends,
    isLast: day === GRACE_MAIL_DAYS.at(-1),
    from: after(firstFailedAt, day),
    until: ends,
  }));
}

function after(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
