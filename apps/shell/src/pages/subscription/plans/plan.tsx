import { isPaidTier, PAGES, type BillingInterval } from '@word-unfolded/domain';
import { ButtonLink } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import {
  isCurrentPlan,
  planAction,
  type PlanAction,
  type PlanSituation,
} from '../../../plans/plan-action.js';
import { registrationFor } from '../../../plans/chosen-plan.js';
import { PlanColumn } from '../../../plans/plan-column.js';
import type { OfferedTier } from '../../../plans/plans.js';
import { useTexts } from '../texts.js';
import { ChangePlanButton } from './change-plan-button.js';
import { CheckoutButtons } from './checkout-buttons.js';

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
        tier={tier}
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
  readonly tier: OfferedTier;
  readonly interval: BillingInterval;
  /** One plan has the main button of the page. */
  readonly isMain: boolean;
  /** Called when the plan has been changed. */
  readonly onChange: () => void;
};

function ActionOf({ action, tier, interval, isMain, onChange }: ActionProps) {
  const t = useTexts();
  const variant = isMain ? 'main' : 'line';
  switch (action.kind) {
    case 'none':
      return null;
    case 'register':
      return (
        <ButtonLink
          variant={variant}
          to={isPaidTier(tier) ? registrationFor({ tier, interval }) : PAGES.register}
        >
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
