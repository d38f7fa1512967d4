import { LineChart } from '@word-unfolded/charts';
import type { Period } from '../../dashboard/period/use-period.js';
import { useFormats } from '../../dashboard/use-formats.js';
import type { Analytics } from './analytics.js';
import styles from '../../dashboard/layout/sections.module.css';
import { ChartCsv } from './chart-csv.js';
import { useAnalyticsTexts } from './texts.js';

type DayChartsProps = { readonly analytics: Analytics; readonly query: Period['query'] };

/** Growth, subscriptions and revenue, day by day. */
export function DayCharts({ analytics, query }: DayChartsProps) {
  const t = useAnalyticsTexts();
  const { money } = useFormats();
  const { growth, subscriptions, revenue } = analytics;
  const csv = (chart: 'growth' | 'subscriptions' | 'revenue', title: string) => (
    <ChartCsv chart={chart} title={title} analytics={analytics} query={query} />
  );
  const byDay = { level: 2, keyKind: 'day', keyName: t('day') } as const;
  return (
    <div className={styles.columns}>
      <LineChart
        {...byDay}
        title={t('growth.title')}
        keys={growth.map(({ date }) => date)}
        series={(['registered', 'verified', 'active', 'deleted'] as const).map((name) => ({
          name: t(`growth.${name}`),
          values: growth.map((each) => each[name]),
        }))}
        actions={csv('growth', t('growth.title'))}
      />
      <LineChart
        {...byDay}
        title={t('present.title')}
        keys={growth.map(({ date }) => date)}
        series={[{ name: t('present.name'), values: growth.map(({ present }) => present) }]}
        actions={csv('growth', t('present.title'))}
      />
      <LineChart
        {...byDay}
        title={t('subscriptions.title')}
        keys={subscriptions.map(({ date }) => date)}
        series={(['started', 'trials', 'stayed', 'lapsed'] as const).map((name) => ({
          name: t(`subscriptions.${name}`),
          values: subscriptions.map((each) => each[name]),
        }))}
        actions={csv('subscriptions', t('subscriptions.title'))}
      />
      <LineChart
        {...byDay}
        title={t('revenue.title')}
        keys={revenue.map(({ date }) => date)}
        series={[{ name: t('revenue.name'), values: revenue.map(({ cents }) => cents) }]}
        format={money}
        actions={csv('revenue', t('revenue.title'))}
      />
    </div>
  );
}
