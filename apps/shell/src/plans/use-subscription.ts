import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute, keepAnswer } from '@word-unfolded/api-client';
import { getSubscriptionRoute, type Subscription } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';

/** How often an overdue subscription is loaded, in milliseconds: a payment in another tab may mend it. */
const ASK_WHILE_OVERDUE_MS = 5_000;

const KEY = ['subscription'];

const subscriptionQuery = (language: Language) =>
  queryOptions({
    queryKey: [...KEY, language],
    queryFn: ({ signal }) => callRoute(getSubscriptionRoute, {}, { language, signal }),
  });

/**
 * The reader's subscription; disabled for a visitor. It is loaded again when the page is looked at again, and while a
 * payment is overdue, because the provider tells the server of a payment some seconds after the reader has come back.
 */
export function useSubscription() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    ...subscriptionQuery(language),
    enabled: user !== undefined,
    retryOnMount: false, // the parts of a page that wait for it are mounted when it has failed
    refetchOnWindowFocus: 'always', // the card or the plan may have been changed at the payment provider
    refetchInterval: ({ state }) => (state.data?.status === 'past_due' ? ASK_WHILE_OVERDUE_MS : false),
  });
}

/** Replaces the shown subscription by one that the server has just sent, on the device too. */
export function useShowSubscription(): (subscription: Subscription) => void {
  const language = useLanguage();
  const queries = useQueryClient();
  return (subscription) => {
    queries.setQueryData(subscriptionQuery(language).queryKey, subscription);
    keepAnswer(getSubscriptionRoute, {}, language, subscription);
  };
}

/** Loads the subscription again where it is shown. */
export function useReloadSubscription(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
