import { useLanguage } from '@word-unfolded/i18n';
import { useId } from 'react';
import { Badge } from '../badge.js';
import { levelOfPercent } from '../level-of.js';
import { ShareBar } from '../share-bar.js';
import { shortNumber } from '../short-number.js';
import { useTexts } from '../texts.js';
import styles from '../usage-page.module.css';
import type { MetricName, Usage } from '../use-usage.js';

type MetricCardProps = {
  readonly name: MetricName;
  readonly metric: Usage['overallMetrics'][MetricName];
  /** Whether the limits apply to the reader. */
  readonly isLimited: boolean;
};

/** What is used of one metric today, and what is left. */
export function MetricCard({ name, metric, isLimited }: MetricCardProps) {
  const t = useTexts();
  const id = useId();
  const title = t(`metric.${name}`);
  const isAvailable = !isLimited || metric.limit > 0;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>
          {title}
        </h2>
        {isLimited && metric.limit > 0 && (
          <Badge level={levelOfPercent(metric.percent)}>{t('percent', { percent: metric.percent })}</Badge>
        )}
      </div>
      {isAvailable ? (
        <Amounts title={title} metric={metric} isLimited={isLimited} />
      ) : (
        <p className={styles.soft}>{t('notAvailable')}</p>
      )}
    </section>
  );
}

type AmountsProps = Pick<MetricCardProps, 'metric' | 'isLimited'> & { readonly title: string };

function Amounts({ title, metric: { used, limit, percent }, isLimited }: AmountsProps) {
  const t = useTexts();
  const language = useLanguage();
  const short = (value: number) => shortNumber(value, language);
  if (!isLimited)
    return (
      <>
        <p className={styles.figure}>{t('usedOnly', { used: short(used) })}</p>
        <p className={styles.soft}>{t('noLimit')}</p>
      </>
    );
  return (
    <>
      <p className={styles.figure}>{t('ofLimit', { used: short(used), limit: short(limit) })}</p>
      <ShareBar label={title} percent={percent} level={levelOfPercent(percent)} />
      <p className={styles.left}>
        <span>{t('remaining', { amount: short(Math.max(0, limit - used)) })}</span>
        <span>{t('percentLeft', { percent: Math.max(0, 100 - percent) })}</span>
      </p>
    </>
  );
}
