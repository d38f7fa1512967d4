import type { GetReaderUsage, ResponseOf, UsageFigures } from '@word-unfolded/contracts';
import { DAILY_LIMITS, FEATURES, METRICS, percentOf, type Metric } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { DataTable, type Column } from '../table/data-table.js';
import { useTexts } from '../texts.js';
import { useFormats } from '../use-formats.js';

type Usage = ResponseOf<typeof GetReaderUsage>;

type TodayProps = {
  readonly used: NonNullable<Usage['used']>;
  readonly tier: keyof typeof DAILY_LIMITS;
};

/** What counts today against the limits of a tier. */
export function TodayTable({ used, tier }: TodayProps) {
  const t = useTexts();
  const { number, percent } = useFormats();
  const limits = DAILY_LIMITS[tier];
  const columns: Column<Metric>[] = [
    { key: 'metric', name: t('usage.today'), cell: (metric) => t(`metrics.${metric}`) },
    { key: 'used', name: t('usage.used'), isNumber: true, cell: (metric) => number(used[metric]) },
    { key: 'limit', name: t('usage.limit'), isNumber: true, cell: (metric) => number(limits[metric]) },
    {
      key: 'percent',
      name: t('usage.percent'),
      isNumber: true,
      cell: (metric) => percent(percentOf(used[metric], limits[metric]) / 100),
    },
  ];
  return <DataTable label={t('usage.today')} columns={columns} rows={METRICS} keyOf={(metric) => metric} />;
}

/** The figures of a record by the names of their metrics. */
const FIGURES = {
  tokens: 'tokens',
  requests: 'requests',
  images: 'images',
  tts: 'ttsCharacters',
  voice: 'voiceMinutes',
} as const satisfies Record<keyof UsageFigures, Metric>;

/** A column for each metric. */
function useMetricColumns<Row extends { readonly usage: UsageFigures }>(): Column<Row>[] {
  const t = useTexts();
  const { number } = useFormats();
  return (Object.keys(FIGURES) as (keyof UsageFigures)[]).map((figure) => ({
    key: figure,
    name: t(`metrics.${FIGURES[figure]}`),
    isNumber: true,
    cell: ({ usage }) => number(usage[figure]),
  }));
}

/** The usage of days, by feature. */
export function DayTable({ days }: { readonly days: Usage['days'] }) {
  const t = useTexts();
  const language = useLanguage();
  const { number, day } = useFormats();
  const columns: Column<Usage['days'][number]>[] = [
    { key: 'date', name: t('usage.day'), cell: ({ date }) => day(date) },
    { key: 'feature', name: t('usage.feature'), cell: ({ feature }) => FEATURES[feature].name[language] },
    { key: 'uses', name: t('usage.uses'), isNumber: true, cell: ({ uses }) => number(uses) },
    ...useMetricColumns<Usage['days'][number]>(),
  ];
  return (
    <DataTable
      label={t('usage.days')}
      columns={columns}
      rows={days}
      keyOf={({ date, feature, tier }) => `${date} ${feature} ${tier}`}
    />
  );
}

/** The usage of months, with what it costs. */
export function MonthTable({ months }: { readonly months: Usage['months'] }) {
  const t = useTexts();
  const { number, cost } = useFormats();
  const columns: Column<Usage['months'][number]>[] = [
    { key: 'month', name: t('usage.month'), cell: ({ month }) => month },
    { key: 'uses', name: t('usage.uses'), isNumber: true, cell: ({ uses }) => number(uses) },
    ...useMetricColumns<Usage['months'][number]>(),
    { key: 'cost', name: t('usage.cost'), isNumber: true, cell: ({ costMicros }) => cost(costMicros) },
  ];
  return <DataTable label={t('usage.months')} columns={columns} rows={months} keyOf={({ month }) => month} />;
}
