import { browserTransport, readToken, renewSession } from '@word-unfolded/api-client';
import type { Subscription, User } from '@word-unfolded/contracts';
import { isPaidTier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useEffect, useState } from 'react';

/** Waits before the renewals of a session whose tier is older than the subscription, in milliseconds. */
const RENEWALS_AFTER_MS = [0, 500, 1_000, 2_000, 4_000, 8_000];

/**
 * Brings a changed tier into the session: its gates, its banner and its token. The account learns of a change shortly
 * after the subscription does, so a session that is renewed too early is renewed again; not for ever, because an
 * account may have a higher tier for other reasons.
 */
export function useTierArrival(subscription: Subscription | undefined): void {
  const language = useLanguage();
  const { user } = useSession();
  const [renewals, setRenewals] = useState({ of: subscription, count: 0 });
  const count = renewals.of === subscription ? renewals.count : 0;
  const after = RENEWALS_AFTER_MS[count];
  const isBehind = subscription !== undefined && user !== undefined && differs(user, subscription);
  useEffect(() => {
    if (!isBehind || after === undefined) return undefined;
    const timer = setTimeout(() => {
      const next = () => setRenewals({ of: subscription, count: count + 1 });
      // A renewal that fails is repeated by the next call of the page.
      renewSession(readToken(), { language, transport: browserTransport }).then(next, next);
    }, after);
    return () => clearTimeout(timer);
  }, [isBehind, after, count, subscription, language]);
}

/** Beta and admin are given, beside a subscription. */
function differs(user: User, { type, status, trialEndsAt, gracePeriodEnds }: Subscription): boolean {
  const isGiven = !isPaidTier(user.subscriptionTier) && user.subscriptionTier !== 'free';
  return (
    (type !== user.subscriptionTier && !isGiven) ||
    status !== user.subscriptionStatus ||
    trialEndsAt !== user.trialEndsAt ||
    gracePeriodEnds !== user.gracePeriodEnds
  );
}
