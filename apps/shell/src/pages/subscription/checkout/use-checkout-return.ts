import { useQuery } from '@tanstack/react-query';
import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { CHECKOUT_RETURN, followCheckoutRoute } from '@word-unfolded/contracts';
import { TIERS, type Tier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession, type SessionState } from '@word-unfolded/session';
import { useLocation, useSearchParams } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReloadSubscription } from '../../../plans/use-subscription.js';

/** How often the state of a checkout is requested, in milliseconds: at first, and after {@link SLOW_AFTER_MS}. */
const ASK_EVERY_MS = 1_000;
const ASK_SLOWLY_MS = 5_000;
const SLOW_AFTER_MS = 15_000;

/** What became of a checkout from which the reader has come back. */
export type CheckoutReturn =
  /** `unknown`: it was begun by another account. */
  | { readonly kind: 'cancelled' | 'expired' | 'card-used' | 'unknown' }
  /** The session ended meanwhile; `returnTo` is this page, which then goes on. */
  | { readonly kind: 'sign-in'; readonly returnTo: string }
  | { readonly kind: 'waiting'; readonly isSlow: boolean; readonly error: unknown }
  | { readonly kind: 'done'; readonly tier: Tier };

/**
 * Follows a checkout after the return from it until the tier has arrived in the session, so that every page is open
 * when the reader is told so. The address loses its parameters then, and a reload does not begin again.
 */
export function useCheckoutReturn(): CheckoutReturn | undefined {
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const address = useLocation();
  const session = useSession();
  const reload = useReloadSubscription();
  const [{ outcome, sessionId, startedAt, returnTo }] = useState(() => ({
    outcome: parameters.get(CHECKOUT_RETURN.outcome),
    sessionId: parameters.get(CHECKOUT_RETURN.session) ?? '',
    startedAt: Date.now(),
    returnTo: address.pathname + address.search,
  }));
  const isSlowAt = (moment: number) => moment - startedAt >= SLOW_AFTER_MS;
  const isFollowed = outcome === 'done' && sessionId !== '' && session.status !== 'checking';
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['checkout', sessionId, session.user?._id],
    queryFn: ({ signal }) =>
      callRoute(followCheckoutRoute, { params: { sessionId } }, { language, signal, remember: false }),
    enabled: isFollowed && session.user !== undefined,
    refetchInterval: ({ state }) => {
      if (resultOf(state.data, state.error, session)) return false;
      return isSlowAt(Date.now()) ? ASK_SLOWLY_MS : ASK_EVERY_MS;
    },
  });
  const [result, settle] = useState<CheckoutReturn | undefined>(
    outcome === 'cancelled' ? { kind: 'cancelled' } : undefined,
  );
  const now = resultOf(data, error, session);
  if (now && !result) settle(now); // it stays as it was, whatever becomes of the plan later

  const leaveAddress = useEffectEvent(() => {
    const rest = new URLSearchParams(parameters);
    for (const name of Object.values(CHECKOUT_RETURN)) rest.delete(name);
    setParameters(rest, { replace: true });
    void reload();
  });
  const hasEnded = result !== undefined;
  useEffect(() => {
    if (hasEnded) leaveAddress();
  }, [hasEnded]);

  if (result) return result;
  if (!isFollowed) return undefined;
  if (session.status === 'visitor') return { kind: 'sign-in', returnTo };
  return { kind: 'waiting', isSlow: isSlowAt(Math.max(dataUpdatedAt, errorUpdatedAt)), error };
}

type Followed = {
  readonly state: 'open' | 'complete' | 'expired';
  readonly tier: Tier;
  readonly trialRefused: 'card-used' | null;
};

function resultOf(
  followed: Followed | undefined,
  error: unknown,
  { user }: SessionState,
): CheckoutReturn | undefined {
  if (refusedFor(error, 'CHECKOUT_NOT_FOUND')) return { kind: 'unknown' };
  if (!followed || followed.state === 'open') return undefined;
  if (followed.state === 'expired') return { kind: 'expired' };
  if (followed.trialRefused) return { kind: 'card-used' };
  const { tier } = followed;
  const hasArrived = user !== undefined && TIERS.indexOf(user.subscriptionTier) >= TIERS.indexOf(tier);
  return tier !== 'free' && hasArrived ? { kind: 'done', tier } : undefined;
}
