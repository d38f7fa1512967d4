import {
  ANNUAL_DISCOUNT_PERCENT,
  BILLING_INTERVALS,
  TRIAL_DAYS,
  type BillingInterval,
  type Tier,
  TIERS,
} from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { SettingChoice, useLocation, usePageHead, useSearchParams } from '@word-unfolded/ui';
import { useRef } from 'react';
import { useIsOnline } from '../../frame/use-is-online.js';
import { chosenPlan } from '../../plans/chosen-plan.js';
import type { PlanSituation } from '../../plans/plan-action.js';
import { PlanColumns } from '../../plans/plan-column.js';
import { PlanPage } from '../../plans/plan-page.js';
import { OFFERED_TIERS } from '../../plans/plans.js';
import { usePlanTexts } from '../../plans/texts.js';
import { PLANS_ID, usePlansLink } from '../../plans/use-plans-link.js';
import { useSubscription } from '../../plans/use-subscription.js';
import { useTierArrival } from '../../plans/use-tier-arrival.js';
import { CheckoutNotice } from './checkout/checkout-notice.js';
import { OwnSubscription } from './own/own-subscription.js';
import { ChosenPlan } from './plans/chosen-plan.js';
import { Plan } from './plans/plan.js';
import styles from './subscription-page.module.css';
import { useTexts } from './texts.js';
import { useInterval } from './use-interval.js';

/** The plans with their prices and what they give, and the reader's own subscription. */
export default function SubscriptionPage() {
  const t = useTexts();
  const { user, status } = useSession();
  const { data: subscription, isFetched } = useSubscription();
  useTierArrival(subscription);
  const tier = user?.subscriptionTier;
  const situation = { current: tier, isVisitor: status === 'visitor', subscription };
  const [search] = useSearchParams();
  const chosen = chosenPlan(search);
  const title = t(user ? 'titleOwn' : 'title');
  usePageHead({ title, description: t('description', { days: TRIAL_DAYS }) });
  return (
    <PlanPage
      title={title}
      isAwaited={status === 'checking' || (user !== undefined && !isFetched)}
      head={
        <>
          <CheckoutNotice />
          {chosen && <ChosenPlan plan={chosen} situation={situation} />}
          <Notices provider={subscription?.provider} />
          {subscription?.canTakeTrial !== false && (
            <p className={styles.lead}>{t('terms', { days: TRIAL_DAYS })}</p>
          )}
          {(tier === 'beta' || tier === 'admin') && <p className={styles.lead}>{t(`apart.${tier}`)}</p>}
        </>
      }
    >
      {user && <OwnSubscription />}
      <Plans situation={situation} before={chosen?.interval} />
    </PlanPage>
  );
}

/** What a reader should know before they choose a plan. */
function Notices({ provider }: { readonly provider: 'stripe' | 'sandbox' | 'none' | undefined }) {
  const t = useTexts();
  const plans = usePlanTexts();
  const isOnline = useIsOnline();
  const required = useRequiredTier();
  return (
    <>
      {required && (
        <p role="status" className={styles.notice}>
          {t('required', { plan: plans(`${required}.name`) })}
        </p>
      )}
      {!isOnline && <p className={styles.notice}>{t('offline')}</p>}
      {(provider === 'sandbox' || provider === 'none') && (
        <p className={styles.notice}>{t(`provider.${provider}`)}</p>
      )}
    </>
  );
}

type PlansProps = {
  readonly situation: PlanSituation;
  /** The interval that was chosen before the sign-in. */
  readonly before: BillingInterval | undefined;
};

function Plans({ situation, before }: PlansProps) {
  const t = useTexts();
  const plans = usePlanTexts();
  const section = useRef<HTMLElement>(null);
  usePlansLink(section);
  const [interval, chooseInterval] = useInterval(situation.subscription?.interval, before);
  return (
    <section className={styles.plans} id={PLANS_ID} ref={section} tabIndex={-1} aria-label={t('plans')}>
      {situation.current && <h2 className={styles.heading}>{t('plans')}</h2>}
      <div className={styles.interval}>
        <SettingChoice<BillingInterval>
          label={plans('interval')}
          values={BILLING_INTERVALS}
          chosen={interval}
          nameOf={(each) => plans(each, { percent: ANNUAL_DISCOUNT_PERCENT })}
          onChoose={chooseInterval}
        />
      </div>
      <PlanColumns>
        {OFFERED_TIERS.map((each) => (
          <Plan key={each} tier={each} interval={interval} situation={situation} />
        ))}
      </PlanColumns>
      <p className={styles.lead}>
        {t('yours')} {t('prices')}
      </p>
    </section>
  );
}

/** The plan required by the page from which the reader was redirected. */
function useRequiredTier(): 'plus' | 'premium' | undefined {
  const { state } = useLocation() as { readonly state: unknown };
  const said =
    typeof state === 'object' && state !== null && 'requiredTier' in state ? state.requiredTier : '';
  const tier = TIERS.find((each): each is Tier => each === said);
  return tier === 'plus' || tier === 'premium' ? tier : undefined;
}
