import { useLanguage } from '@word-unfolded/i18n';
import { useId } from 'react';
import { Badge } from '../badge.js';
import { levelOfPercent } from '../level-of.js';
import { ShareBar } from '../share-bar.js';
import { shortNumber } from '../short-number.js';
import { useTexts } from '../texts.js';
import styles from '../usage-page.module.css';
import type { Usage } from '../use-usage.js';

/** What one feature used of its share of the day. Name, description and category are in the reader's language already. */
export function FeatureCard({ feature }: { readonly feature: Usage['featureBreakdown'][number] }) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const { name, description, category, metric, usage, limit, percentUsed, isOverLimit } = feature;
  const level = isOverLimit ? 'danger' : levelOfPercent(percentUsed);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>
          {name}
        </h2>
        {isOverLimit && <Badge level="danger">{t('overLimit')}</Badge>}
      </div>
      <p className={styles.soft}>{description}</p>
      <p className={styles.category}>{category}</p>
      <p className={styles.figure}>
        {t(`unit.${metric}`, {
          amount: t('ofLimit', { used: shortNumber(usage, language), limit: shortNumber(limit, language) }),
        })}
      </p>
      <ShareBar label={name} percent={percentUsed} level={level} />
    </section>
  );
}
