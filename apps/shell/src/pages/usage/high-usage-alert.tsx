import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Button, Icon } from '@word-unfolded/ui';
import { useTexts } from './texts.js';
import styles from './usage-page.module.css';
import type { Usage } from './use-usage.js';

type HighUsageAlertProps = { readonly usage: Usage; readonly onUpgrade: () => void };

/** Says which limits of today are near or reached, while any warning flag is set (specification, section 2, "Usage page"). */
export function HighUsageAlert({ usage, onUpgrade }: HighUsageAlertProps) {
  const { tier, warnings, overallMetrics } = usage;
  const t = useTexts();
  const { list } = formatsOf(useLanguage());
  if (!Object.values(warnings).some(Boolean)) return null;
  const names = (Object.keys(overallMetrics) as (keyof typeof overallMetrics)[]).filter(
    (name) => warnings[name],
  );
  const isReached = (name: (typeof names)[number]) => overallMetrics[name].used >= overallMetrics[name].limit;
  const sentences = [
    { text: 'alert.reached', of: names.filter(isReached) },
    { text: 'alert.near', of: names.filter((name) => !isReached(name)) },
  ] as const;
  return (
    <section className={styles.alert} role="status">
      <div>
        <h2 className={styles.alertTitle}>
          <Icon name="alert" />
          {t('alert.title')}
        </h2>
        {sentences.map(
          ({ text, of }) =>
            of.length > 0 && (
              <p key={text}>{t(text, { metrics: list(of.map((name) => t(`metric.${name}`))) })}</p>
            ),
        )}
      </div>
      {(tier === 'free' || tier === 'plus') && (
        <Button variant="main" onClick={onUpgrade}>
          {t('alert.upgrade')}
        </Button>
      )}
    </section>
  );
}
