import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserTransport, callRoute, readToken, renewSession } from '@word-unfolded/api-client';
import { getSubscriptionRoute, type Subscription } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useEffect } from 'react';

const subscriptionQuery = (language: Language) =>
  queryOptions({
    queryKey: ['subscription', language],
    queryFn: ({ signal }) => callRoute(getSubscriptionRoute, {}, { language, signal }),
  });

/** The reader's subscription; disabled for a visitor. It is loaded again when the page is looked at again. */
export function useSubscription() {
  const language = useLanguage();
  const { user } = useSession();
  const query = useQuery({
    ...subscriptionQuery(language),
    enabled: user !== undefined,
    refetchOnWindowFocus: 'always', // the card or the plan may have been changed at the payment provider
  });
  useTierOf(query.data);
  return query;
}

/** Replaces the shown subscription by one that the server has just sent. */
export function useShowSubscription(): (subscription: Subscription) => void {
  const language = useLanguage();
  const queries = useQueryClient();
  return (subscription) => queries.setQueryData(subscriptionQuery(language).queryKey, subscription);
}

/** Loads the subscription again. */
export function useReloadSubscription(): () => Promise<void> {
  const language = useLanguage();
  const queries = useQueryClient();
  return () => queries.invalidateQueries(subscriptionQuery(language));
}

/** The session learns of a new tier at once: its gates, its banner and its token. */
function useTierOf(subscription: Subscription | undefined): void {
  const language = useLanguage();
  const { user } = useSession();
  const isNew =
    subscription !== undefined &&
    user !== undefined &&
    (subscription.type !== user.subscriptionTier ||
      subscription.status !== user.subscriptionStatus ||
      subscription.gracePeriodEnds !== user.gracePeriodEnds);
  useEffect(() => {
    if (!isNew) return;
    const renewed = renewSession(readToken(), { language, transport: browserTransport });
    renewed.catch(() => undefined); // the next call of the page renews it
  }, [isNew, language, subscription]);
}
