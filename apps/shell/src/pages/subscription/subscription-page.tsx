import { TRIAL_DAYS, type Tier, TIERS } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { useLocation, usePageTitle } from '@word-unfolded/ui';
import { PlanColumns } from '../../plans/plan-column.js';
import { Plan } from './plan.js';
import { PLANS } from './plans.js';
import styles from './subscription-page.module.css';
import { useTexts } from './texts.js';

/** The plans with their prices and features, and the reader's current one. */
export default function SubscriptionPage() {
  const t = useTexts();
  const required = useRequiredTier();
  const { user } = useSession();
  const tier = user?.subscriptionTier;
  const isApart = tier === 'beta' || tier === 'admin';
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {required && (
          <p role="status" className={styles.notice}>
            {t('required', { plan: t(`plan.${required}.name`) })}
          </p>
        )}
        <p className={styles.lead}>{t('terms', { days: TRIAL_DAYS })}</p>
        {isApart && <p className={styles.lead}>{t(`apart.${tier}`)}</p>}
      </header>
      <PlanColumns>
        {PLANS.map((plan) => (
          <Plan key={plan.tier} plan={plan} current={tier} />
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
