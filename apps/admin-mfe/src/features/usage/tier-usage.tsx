import type { DayPeriod, GetUsageAggregate, ResponseOf } from '@word-unfolded/contracts';
import type { Period } from '../../dashboard/period/use-period.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useUsageTexts } from './texts.js';
import { UsageCsv } from './usage-csv.js';
import styles from './usage.module.css';

type Tier = ResponseOf<typeof GetUsageAggregate>['tiers'][number];

type TierUsageProps = {
  readonly tiers: readonly Tier[];
  readonly days: DayPeriod;
  readonly query: Period['query'];
};

/** The usage of each tier. */
export function TierUsage({ tiers, days, query }: TierUsageProps) {
  const t = useUsageTexts();
  const common = useTexts();
  const { number, cost } = useFormats();
  if (tiers.length === 0) return <p>{t('empty')}</p>;
  const columns: Column<Tier>[] = [
    { key: 'tier', name: t('tiers.tier'), cell: ({ tier }) => common(`tiers.${tier}`) },
    { key: 'subjects', name: t('tiers.subjects'), isNumber: true, cell: ({ subjects }) => number(subjects) },
    { key: 'uses', name: t('days.uses'), isNumber: true, cell: ({ uses }) => number(uses) },
    ...(['tokens', 'requests', 'images', 'tts', 'voice'] as const).map((metric): Column<Tier> => ({
      key: metric,
      name: t(`metrics.${metric}`),
      isNumber: true,
      cell: ({ usage }) => number(usage[metric]),
    })),
    { key: 'cost', name: t('metrics.cost'), isNumber: true, cell: ({ costMicros }) => cost(costMicros) },
  ];
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.soft}>{t('tiers.lead')}</p>
        <UsageCsv table="tiers" title={t('tiers.title')} days={days} query={query} />
      </div>
      <DataTable label={t('tiers.title')} columns={columns} rows={tiers} keyOf={({ tier }) => tier} />
    </>
  );
}
