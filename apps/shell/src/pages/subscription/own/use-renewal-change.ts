import { callRoute, readableText } from '@word-unfolded/api-client';
import type { cancelSubscriptionRoute, resumeSubscriptionRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { showShellToast } from '../../../frame/show-shell-toast.js';
import { usePlanTexts } from '../../../plans/texts.js';
import { useReloadSubscription, useShowSubscription } from '../../../plans/use-subscription.js';

type Words = {
  /** Shown when it is done, and when it failed, before the reason. */
  readonly done: string;
  readonly failed: string;
};

/**
 * Cancels or resumes the subscription, and shows what it is then. A provider that does not answer takes a while, so a
 * failure stays until the next attempt.
 */
export function useRenewalChange(
  route: typeof cancelSubscriptionRoute | typeof resumeSubscriptionRoute,
  { done, failed }: Words,
) {
  const t = usePlanTexts();
  const language = useLanguage();
  const show = useShowSubscription();
  const reload = useReloadSubscription();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const forget = () => setFailure(undefined);
  const change = async (): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    forget();
    try {
      show(await callRoute(route, {}, { language, action: t('action') }));
      showShellToast(done, 'good');
      return true;
    } catch (error) {
      setFailure(`${failed}. ${readableText(error, language, 'action')}`);
      void reload(); // it may have been done all the same
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, change, failure, forget };
}
