import { callRoute } from '@word-unfolded/api-client';
import { openCheckoutRoute, openPortalRoute, startTrialRoute } from '@word-unfolded/contracts';
import type { PlanChoice } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { useTexts } from '../texts.js';

/** Leads to pages of the payment provider: a checkout, a trial, the portal. */
export function useCheckout() {
  const t = useTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const options = { language, action: t('own.action') };

  const leave = async (open: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      window.location.assign(await open());
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false); // also for who comes back by the button of the browser
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
