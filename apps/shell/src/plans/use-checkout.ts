import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { openCheckoutRoute, openPortalRoute, startTrialRoute } from '@word-unfolded/contracts';
import type { PlanChoice } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useState } from 'react';
import { usePlanTexts } from './texts.js';
import { useReloadSubscription } from './use-subscription.js';

/** Leads to pages of the payment provider: a checkout, a trial, the portal. */
export function useCheckout() {
  const t = usePlanTexts();
  const language = useLanguage();
  const reload = useReloadSubscription();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const options = { language, action: t('action') };
  useReturnByBackButton(() => setBusy(false));

  /** Busy until the browser has left this page, so that no second press opens another checkout. */
  const leave = async (open: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      window.location.assign(await open());
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
      // Another tab has subscribed, or the trial was taken elsewhere.
      if (refusedFor(thrown, 'ALREADY_SUBSCRIBED') || refusedFor(thrown, 'TRIAL_USED')) void reload();
    }
  };
  return {
    isBusy,
    error,
    startTrial: (plan: PlanChoice) =>
      leave(async () => (await callRoute(startTrialRoute, { body: plan }, options)).checkoutUrl),
    buy: (plan: PlanChoice) =>
      leave(async () => (await callRoute(openCheckoutRoute, { body: plan }, options)).checkoutUrl),
    openPortal: () => leave(async () => (await callRoute(openPortalRoute, {}, options)).portalUrl),
  };
}

/** The browser may show the page again as it was left, without loading it. */
function useReturnByBackButton(onReturn: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  });
}
