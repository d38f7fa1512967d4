import { useQuery } from '@tanstack/react-query';
import { callRoute } from '@word-unfolded/api-client';
import { CHECKOUT_RETURN, followCheckoutRoute } from '@word-unfolded/contracts';
import type { Tier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useSearchParams } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReloadSubscription } from '../use-subscription.js';

/** How often the state of a checkout is requested, in milliseconds: at first, and after {@link SLOW_AFTER_MS}. */
const ASK_EVERY_MS = 1_000;
const ASK_SLOWLY_MS = 5_000;
const SLOW_AFTER_MS = 15_000;

/** What became of a checkout from which the reader has come back. */
export type CheckoutReturn =
  | { readonly kind: 'cancelled' | 'expired' | 'card-used' }
  | { readonly kind: 'waiting'; readonly isSlow: boolean; readonly error: unknown }
  | { readonly kind: 'done'; readonly tier: Tier };

/**
 * Follows a checkout after the return from it until the tier has arrived. The address loses its parameters then, so
 * that a reload does not begin again.
 */
export function useCheckoutReturn(): CheckoutReturn | undefined {
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const { user } = useSession();
  const reload = useReloadSubscription();
  const [{ outcome, sessionId, startedAt }] = useState(() => ({
    outcome: parameters.get(CHECKOUT_RETURN.outcome),
    sessionId: parameters.get(CHECKOUT_RETURN.session) ?? '',
    startedAt: Date.now(),
  }));
  const isSlowAt = (moment: number) => moment - startedAt >= SLOW_AFTER_MS;
  const isFollowed = outcome === 'done' && sessionId !== '' && user !== undefined;
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['checkout', sessionId],
    queryFn: ({ signal }) =>
      callRoute(followCheckoutRoute, { params: { sessionId } }, { language, signal, remember: false }),
    enabled: isFollowed,
    refetchInterval: ({ state }) => {
      if (resultOf(outcome, state.data)) return false;
      return isSlowAt(Date.now()) ? ASK_SLOWLY_MS : ASK_EVERY_MS;
    },
  });
  const result = resultOf(outcome, data);

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
  return { kind: 'waiting', isSlow: isSlowAt(Math.max(dataUpdatedAt, errorUpdatedAt)), error };
}

type Followed = {
  readonly state: 'open' | 'complete' | 'expired';
  readonly tier: Tier;
  readonly trialRefused: 'card-used' | null;
};

function resultOf(outcome: string | null, followed: Followed | undefined): CheckoutReturn | undefined {
  if (outcome === 'cancelled') return { kind: 'cancelled' };
  if (!followed) return undefined;
  if (followed.state === 'expired') return { kind: 'expired' };
  if (followed.trialRefused) return { kind: 'card-used' };
  const isHere = followed.state === 'complete' && followed.tier !== 'free';
  return isHere ? { kind: 'done', tier: followed.tier } : undefined;
}
