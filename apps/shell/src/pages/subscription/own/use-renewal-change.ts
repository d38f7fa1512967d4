import { callRoute, readableText } from '@word-unfolded/api-client';
import type { cancelSubscriptionRoute, resumeSubscriptionRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { showShellToast } from '../../../frame/show-shell-toast.js';
import { usePlanTexts } from '../../../plans/texts.js';
import { useShowSubscription } from '../../../plans/use-subscription.js';

type Words = {
  /** Shown when it is done, and when it failed, before the reason. */
  readonly done: string;
  readonly failed: string;
};

/** Cancels or resumes the subscription, and shows what it is then. */
export function useRenewalChange(
  route: typeof cancelSubscriptionRoute | typeof resumeSubscriptionRoute,
  { done, failed }: Words,
) {
  const t = usePlanTexts();
  const language = useLanguage();
  const show = useShowSubscription();
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      show(await callRoute(route, {}, { language, action: t('action') }));
      showShellToast(done, 'good');
    } catch (error) {
      showShellToast(`${failed}. ${readableText(error, language, 'action')}`, 'bad');
    }
    setBusy(false);
  };
  return { isBusy, change };
}
