import { readableText } from '@word-unfolded/api-client';
import { PAGES, type BillingInterval } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import {
  isCurrentPlan,
  planAction,
  type PlanAction,
  type PlanSituation,
} from '../../../plans/plan-action.js';
import { PlanColumn } from '../../../plans/plan-column.js';
import type { OfferedTier } from '../../../plans/plans.js';
import { usePlanTexts } from '../../../plans/texts.js';
import { useCheckout } from '../../../plans/use-checkout.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { ChangePlanButton } from './change-plan-button.js';

type PlanProps = {
  readonly tier: OfferedTier;
  readonly interval: BillingInterval;
  readonly situation: PlanSituation;
};

/** One plan on offer, with the button that leads to it. */
export function Plan({ tier, interval, situation }: PlanProps) {
  const action = planAction({ plan: tier, interval }, situation);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  const isGone = action.kind !== 'change';
  useEffect(() => {
    if (!hasChanged.current || !isGone) return;
    hasChanged.current = false;
    heading.current?.focus(); // the button is gone that opened the dialog
  }, [isGone]);
  return (
    <PlanColumn
      tier={tier}
      level={situation.current ? 3 : 2}
      interval={interval}
      isCurrent={isCurrentPlan(tier, situation)}
      headingRef={heading}
    >
      <ActionOf
        action={action}
        interval={interval}
        isMain={tier === 'plus'}
        onChange={() => {
          hasChanged.current = true;
        }}
      />
    </PlanColumn>
  );
}

type ActionProps = {
  readonly action: PlanAction;
  readonly interval: BillingInterval;
  /** One plan has the main button of the page. */
  readonly isMain: boolean;
  /** Called when the plan has been changed. */
  readonly onChange: () => void;
};

function ActionOf({ action, interval, isMain, onChange }: ActionProps) {
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
    case 'change':
      return <ChangePlanButton plan={{ tier: action.tier, interval }} to={action.to} onChange={onChange} />;
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
