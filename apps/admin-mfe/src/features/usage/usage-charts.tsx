import type { DayPeriod, GetUsageAggregate, ResponseOf } from '@word-unfolded/contracts';
import { BarChart } from '@word-unfolded/charts';
import { FEATURES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { SettingChoice } from '@word-unfolded/ui';
import type { Period } from '../../dashboard/period/use-period.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useUsageTexts } from './texts.js';
import { UsageCsv } from './usage-csv.js';
import sections from '../../dashboard/layout/sections.module.css';
import styles from './usage.module.css';

type UsageChartsProps = {
  readonly usage: ResponseOf<typeof GetUsageAggregate>;
  readonly period: Period & { readonly days: DayPeriod };
};

/** What a chart can show: a metric, or what it costs. */
const METRICS = ['tokens', 'requests', 'images', 'tts', 'voice', 'cost'] as const;

type Metric = (typeof METRICS)[number];

/** The sums of the period, and one metric by day and by feature. */
export function UsageCharts({ usage: { days, features }, period }: UsageChartsProps) {
  const t = useUsageTexts();
  const language = useLanguage();
  const { number, short, cost } = useFormats();
  const { address, query, days: dates } = period;
  const metric = address.choose('metric', METRICS) ?? 'tokens';
  const format = metric === 'cost' ? cost : short;
  const valueName = t(`metrics.${metric}`);
  const [uses, all] = [sumOf(days.map((each) => each.uses)), sumOf(days.map((day) => valueOf(day, metric)))];
  return (
    <>
      <div className={styles.metric}>
        <SettingChoice<Metric>
          label={t('metric')}
          values={METRICS}
          chosen={metric}
          nameOf={(each) => t(`metrics.${each}`)}
          onChoose={(each) => address.change({ metric: each }, { replace: true })}
        />
      </div>
      <p>{t('sum', { metric: valueName, sum: format(all), uses: number(uses) })}</p>
      <div className={sections.columns}>
        <BarChart
          level={2}
          title={t('days.title', { metric: valueName })}
          keyKind="day"
          keyName={t('days.day')}
          keys={days.map(({ date }) => date)}
          valueName={valueName}
          values={days.map((day) => valueOf(day, metric))}
          format={format}
          detail={(index) => [
            { name: t('days.uses'), text: number(days[index]?.uses ?? 0) },
            { name: t('days.readers'), text: number(days[index]?.readers ?? 0) },
            { name: t('days.visitors'), text: number(days[index]?.visitors ?? 0) },
          ]}
          actions={<UsageCsv table="days" title={t('days.name')} days={dates} query={query} />}
        />
        <BarChart
          level={2}
          title={t('features.title', { metric: valueName })}
          keyKind="name"
          keyName={t('features.feature')}
          keys={features.map(({ key }) => FEATURES[key].name[language])}
          valueName={valueName}
          values={features.map((feature) => valueOf(feature, metric))}
          format={format}
          detail={(index) => [{ name: t('days.uses'), text: number(features[index]?.uses ?? 0) }]}
          actions={<UsageCsv table="features" title={t('features.name')} days={dates} query={query} />}
        />
      </div>
    </>
  );
}

type Used = Pick<ResponseOf<typeof GetUsageAggregate>['days'][number], 'usage' | 'costMicros'>;

const valueOf = ({ usage, costMicros }: Used, metric: Metric) =>
  metric === 'cost' ? costMicros : usage[metric];

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
