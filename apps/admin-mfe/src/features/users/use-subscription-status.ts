import { SUBSCRIPTION_STATUSES } from '@word-unfolded/domain';
import { useUserTexts } from './texts.js';

/** Returns the name of the state of a subscription; a state that this build does not know stands as it is. */
export function useSubscriptionStatus(): (status: string | null) => string {
  const t = useUserTexts();
  return (status) => {
    const known = SUBSCRIPTION_STATUSES.find((each) => each === status);
    return known ? t(`subscriptions.${known}`) : (status ?? '');
  };
}
