import { BarChart } from '@word-unfolded/charts';
import { FEATURES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { Period } from '../../dashboard/period/use-period.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import type { Analytics } from './analytics.js';
import styles from '../../dashboard/layout/sections.module.css';
import { ChartCsv } from './chart-csv.js';
import { useAnalyticsTexts } from './texts.js';

type NameChartsProps = { readonly analytics: Analytics; readonly query: Period['query'] };

type Bar = { readonly name: string; readonly value: number; readonly before: number };

/** Use by feature, and readers by language and tier at the end of the period, each beside the period before. */
export function NameCharts({ analytics, query }: NameChartsProps) {
  const t = useAnalyticsTexts();
  const common = useTexts();
  const language = useLanguage();
  const { number } = useFormats();
  const chart = (name: 'features' | 'languages' | 'tiers', bars: readonly Bar[]) => (
    <BarChart
      level={2}
      title={t(`${name}.title`)}
      keyName={t(`${name}.key`)}
      keyKind="name"
      keys={bars.map((bar) => bar.name)}
      valueName={t(`${name}.value`)}
      values={bars.map(({ value }) => value)}
      detail={(index) => [{ name: t('before'), text: number(bars[index]?.before ?? 0) }]}
      actions={<ChartCsv chart={name} title={t(`${name}.title`)} analytics={analytics} query={query} />}
    />
  );
  return (
    <div className={styles.columns}>
      {chart(
        'features',
        analytics.features.map(({ key, uses, before }) => ({
          name: FEATURES[key].name[language],
          value: uses,
          before,
        })),
      )}
      {chart(
        'languages',
        analytics.languages.map(({ language: each, readers, before }) => ({
          name: t(`languages.names.${each}`),
          value: readers,
          before,
        })),
      )}
      {chart(
        'tiers',
        analytics.tiers.map(({ tier, readers, before }) => ({
          name: common(`tiers.${tier}`),
          value: readers,
          before,
        })),
      )}
    </div>
  );
}
