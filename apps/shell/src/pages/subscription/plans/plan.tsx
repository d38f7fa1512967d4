import { readableText } from '@word-unfolded/api-client';
import type { Subscription } from '@word-unfolded/contracts';
import { PAGES, type BillingInterval, type Tier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink } from '@word-unfolded/ui';
import { PlanColumn } from '../../../plans/plan-column.js';
import type { OfferedTier } from '../../../plans/plans.js';
import { usePlanTexts } from '../../../plans/texts.js';
import { useCheckout } from '../checkout/use-checkout.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { ChangePlanButton } from './change-plan-button.js';
import { planAction, type PlanAction } from './plan-action.js';

type PlanProps = {
  readonly tier: OfferedTier;
  readonly interval: BillingInterval;
  /** The reader's tier; undefined for a visitor. */
  readonly current: Tier | undefined;
  readonly subscription: Subscription | undefined;
};

/** One plan on offer, with the button that leads to it. */
export function Plan({ tier, interval, current, subscription }: PlanProps) {
  const action = planAction({ plan: tier, interval, current, subscription });
  return (
    <PlanColumn tier={tier} level={2} interval={interval}>
      <ActionOf action={action} interval={interval} isMain={tier === 'plus'} />
    </PlanColumn>
  );
}

type ActionProps = {
  readonly action: PlanAction;
  readonly interval: BillingInterval;
  /** One plan has the main button of the page. */
  readonly isMain: boolean;
};

function ActionOf({ action, interval, isMain }: ActionProps) {
  const t = useTexts();
  const variant = isMain ? 'main' : 'line';
  switch (action.kind) {
    case 'none':
      return null;
    case 'register':
      return (
        <ButtonLink variant={variant} to={PAGES.register}>
          {t('act.register')}
        </ButtonLink>
      );
    case 'current':
      return <p className={styles.current}>{t('act.current')}</p>;
    case 'change':
      return <ChangePlanButton plan={{ tier: action.tier, interval }} to={action.to} />;
    case 'trial':
    case 'buy':
      return <CheckoutButtons action={action} interval={interval} variant={variant} />;
  }
}

type CheckoutButtonsProps = {
  readonly action: Extract<PlanAction, { kind: 'trial' | 'buy' }>;
  readonly interval: BillingInterval;
  readonly variant: 'main' | 'line';
};

function CheckoutButtons({ action: { kind, tier }, interval, variant }: CheckoutButtonsProps) {
  const t = useTexts();
  const name = usePlanTexts()(`${tier}.name`);
  const language = useLanguage();
  const { isBusy, error, startTrial, buy } = useCheckout();
  const plan = { tier, interval };
  return (
    <div className={styles.act}>
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
    </div>
  );
}
