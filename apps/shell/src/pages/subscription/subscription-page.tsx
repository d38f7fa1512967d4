import {
  ANNUAL_DISCOUNT_PERCENT,
  BILLING_INTERVALS,
  TRIAL_DAYS,
  type BillingInterval,
  type Tier,
  TIERS,
} from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { SettingChoice, useLocation, usePageTitle } from '@word-unfolded/ui';
import { useIsOnline } from '../../frame/use-is-online.js';
import { PlanColumns } from '../../plans/plan-column.js';
import { OFFERED_TIERS } from '../../plans/plans.js';
import { usePlanTexts } from '../../plans/texts.js';
import { CheckoutNotice } from './checkout/checkout-notice.js';
import { OwnSubscription } from './own/own-subscription.js';
import { Plan } from './plans/plan.js';
import styles from './subscription-page.module.css';
import { useTexts } from './texts.js';
import { useInterval } from './use-interval.js';
import { useSubscription } from './use-subscription.js';

/** The plans with their prices and what they give, and the reader's own subscription. */
export default function SubscriptionPage() {
  const t = useTexts();
  const plans = usePlanTexts();
  const { user } = useSession();
  const { data: subscription } = useSubscription();
  const isOnline = useIsOnline();
  const [interval, chooseInterval] = useInterval(subscription?.interval);
  const required = useRequiredTier();
  const tier = user?.subscriptionTier;
  const isApart = tier === 'beta' || tier === 'admin';
  const provider = subscription?.provider;
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <CheckoutNotice />
        {required && (
          <p role="status" className={styles.notice}>
            {t('required', { plan: plans(`${required}.name`) })}
          </p>
        )}
        {!isOnline && <p className={styles.notice}>{t('offline')}</p>}
        {(provider === 'sandbox' || provider === 'none') && (
          <p className={styles.notice}>{t(`provider.${provider}`)}</p>
        )}
        <p className={styles.lead}>{t('terms', { days: TRIAL_DAYS })}</p>
        {isApart && <p className={styles.lead}>{t(`apart.${tier}`)}</p>}
      </header>
      {user && <OwnSubscription />}
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
          <Plan key={each} tier={each} interval={interval} current={tier} subscription={subscription} />
        ))}
      </PlanColumns>
      <p className={styles.lead}>{t('yours')}</p>
    </div>
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
