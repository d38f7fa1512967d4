import { EmptyState } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import styles from '../usage-page.module.css';
import type { Usage } from '../use-usage.js';
import { FeatureCard } from './feature-card.js';

/** A card for each feature that was used today, the one nearest to its share first. */
export function Features({ usage }: { readonly usage: Usage }) {
  const t = useTexts();
  if (usage.featureBreakdown.length === 0)
    return (
      <EmptyState title={t('noFeatures')}>
        <p>{t('noFeaturesNext')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.cards}>
      {usage.featureBreakdown.map((feature) => (
        <FeatureCard key={feature.key} feature={feature} />
      ))}
    </div>
  );
}
