import { readableText } from '@word-unfolded/api-client';
import { PAGES, type Tier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { Button, Link } from '@word-unfolded/ui';
import { planAction, type PlanSituation } from '../../plans/plan-action.js';
import { PlanColumn, PlanColumns } from '../../plans/plan-column.js';
import { limitsOf, OFFERED_TIERS } from '../../plans/plans.js';
import { usePlanTexts } from '../../plans/texts.js';
import { useCheckout } from '../../plans/use-checkout.js';
import { useReloadSubscription, useSubscription } from '../../plans/use-subscription.js';
import { ChangePlanButton } from '../subscription/plans/change-plan-button.js';
import { useTexts } from './texts.js';
import styles from './usage-page.module.css';
import type { Usage } from './use-usage.js';

/** Every tier with its price and limits, and the way to the tiers above the reader's own (decisions, "Trial"). */
export function UsagePlans({ usage }: { readonly usage: Usage }) {
  const t = useTexts();
  const plans = usePlanTexts();
  const { user } = useSession();
  const { data: subscription } = useSubscription();
  const situation: PlanSituation = { current: user?.subscriptionTier, isVisitor: false, subscription };
  const words: Partial<Record<Tier, string>> = {
    free: t('priceFree'),
    beta: plans('beta.price'),
    admin: plans('admin.price'),
  };
  return (
    <div className={styles.plans}>
      <PlanColumns>
        {usage.tierComparison.map(({ tier, isCurrent, limits }) => (
          <PlanColumn
            key={tier}
            tier={tier}
            level={2}
            isCurrent={isCurrent}
            priceWord={words[tier]}
            limits={limitsOf({
              tokens: limits.tokensUsed,
              requests: limits.requestsMade,
              images: limits.imagesGenerated,
              ttsCharacters: limits.ttsCharacters,
              voiceMinutes: limits.voiceMinutes,
            })}
          >
            {!isCurrent && <PlanButton tier={tier} situation={situation} />}
          </PlanColumn>
        ))}
      </PlanColumns>
      <p>
        <Link to={PAGES.subscription}>{t('billing')}</Link>
      </p>
    </div>
  );
}

type PlanButtonProps = { readonly tier: Tier; readonly situation: PlanSituation };

function PlanButton({ tier, situation }: PlanButtonProps) {
  const t = useTexts();
  const plans = usePlanTexts();
  const language = useLanguage();
  const reload = useReloadSubscription();
  const { isBusy, error, startTrial, buy } = useCheckout();
  const plan = OFFERED_TIERS.find((each) => each === tier);
  if (!plan) return null;
  const action = planAction({ plan, interval: situation.subscription?.interval ?? 'month' }, situation);
  if (action.kind === 'change' && action.to === 'higher')
    return (
      <ChangePlanButton
        plan={{ tier: action.tier, interval: situation.subscription?.interval ?? 'month' }}
        to="higher"
        onChange={() => void reload()}
      />
    );
  if (action.kind !== 'trial' && action.kind !== 'buy') return null;
  const choice = { tier: action.tier, interval: 'month' } as const;
  const name = plans(`${plan}.name`);
  return (
    <>
      {action.kind === 'trial' ? (
        <Button
          variant="main"
          busy={isBusy}
          aria-label={`${t('trial')}: ${name}`}
          onClick={() => void startTrial(choice)}
        >
          {t('trial')}
        </Button>
      ) : (
        <Button variant="main" busy={isBusy} onClick={() => void buy(choice)}>
          {t('upgrade', { plan: name })}
        </Button>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.failed}>
          {t('checkoutFailed')}. {readableText(error, language, 'action')}
        </p>
      )}
    </>
  );
}
