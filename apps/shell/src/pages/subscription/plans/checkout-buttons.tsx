import { readableText } from '@word-unfolded/api-client';
import type { BillingInterval } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import type { PlanAction } from '../../../plans/plan-action.js';
import { usePlanTexts } from '../../../plans/texts.js';
import { useCheckout } from '../../../plans/use-checkout.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';

type CheckoutButtonsProps = {
  readonly action: Extract<PlanAction, { kind: 'trial' | 'buy' }>;
  readonly interval: BillingInterval;
  readonly variant: 'main' | 'line';
};

/** Opens a checkout: for a trial, or without one. */
export function CheckoutButtons({ action: { kind, tier }, interval, variant }: CheckoutButtonsProps) {
  const t = useTexts();
  const name = usePlanTexts()(`${tier}.name`);
  const language = useLanguage();
  const { isBusy, error, startTrial, buy } = useCheckout();
  const plan = { tier, interval };
  return (
    <>
      {kind === 'trial' && (
        <Button
          variant={variant}
          busy={isBusy}
          aria-label={`${t('act.trial')}: ${name}`}
          onClick={() => void startTrial(plan)}
        >
          {t('act.trial')}
        </Button>
      )}
      <Button
        variant={kind === 'trial' ? 'quiet' : variant}
        busy={isBusy}
        aria-label={kind === 'trial' ? `${t('act.now')}: ${name}` : undefined}
        onClick={() => void buy(plan)}
      >
        {kind === 'trial' ? t('act.now') : t('act.buy', { plan: name })}
      </Button>
      {error !== undefined && (
        <p role="alert" className={styles.failed}>
          {t('act.failed')}. {readableText(error, language, 'action')}
        </p>
      )}
    </>
  );
}
