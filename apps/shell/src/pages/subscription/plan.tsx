import { PAGES, type Tier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink } from '@word-unfolded/ui';
import { useState } from 'react';
import { PlanColumn } from '../../plans/plan-column.js';
import { priceText } from '../../plans/price-text.js';
import type { Plan as OfferedPlan } from './plans.js';
import styles from './subscription-page.module.css';
import { useTexts } from './texts.js';

type PlanProps = {
  readonly plan: OfferedPlan;
  /** The reader's tier; undefined for a visitor. */
  readonly current: Tier | undefined;
};

/** One plan: its price, its features, and its button. */
export function Plan({ plan, current }: PlanProps) {
  const t = useTexts();
  const language = useLanguage();
  const { tier } = plan;
  const price = 'price' in plan ? plan.price : undefined;
  return (
    <PlanColumn
      level={2}
      name={t(`plan.${tier}.name`)}
      price={priceText(price?.month ?? 0, language)}
      per={price && t('monthly')}
      aside={price ? t('yearly', { price: priceText(price.year, language) }) : t('noCard')}
      gives={plan.gives.map((each) => t(each))}
      act={<Act tier={tier} current={current} />}
    />
  );
}

/** Plans cannot be purchased yet: the button says so instead of linking to nothing. */
function Act({ tier, current }: { readonly tier: OfferedPlan['tier']; readonly current: Tier | undefined }) {
  const t = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  const variant = tier === 'plus' ? 'main' : 'line';
  if (current === undefined)
    return (
      <ButtonLink variant={variant} to={PAGES.register}>
        {t('register')}
      </ButtonLink>
    );
  if (current === tier) return <p className={styles.current}>{t('current')}</p>;
  if (tier === 'free') return null;
  return (
    <div className={styles.act}>
      <Button variant={variant} onClick={() => setConfirming(true)}>
        {t('choose', { plan: t(`plan.${tier}.name`) })}
      </Button>
      <p role="status" className={styles.soft}>
        {isConfirming && t('soon')}
      </p>
    </div>
  );
}
