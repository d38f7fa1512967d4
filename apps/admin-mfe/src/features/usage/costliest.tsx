import type { DayPeriod, GetUsageAggregate, ResponseOf } from '@word-unfolded/contracts';
import { Link } from '@word-unfolded/ui';
import { readerAddress } from '../../dashboard/addresses.js';
import type { Period } from '../../dashboard/period/use-period.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useUsageTexts } from './texts.js';
import { UsageCsv } from './usage-csv.js';
import styles from './usage.module.css';

type Reader = ResponseOf<typeof GetUsageAggregate>['costliest'][number];

type CostliestProps = {
  readonly readers: readonly Reader[];
  readonly days: DayPeriod;
  readonly query: Period['query'];
};

/** The readers whose usage costs most in the month of the end of the period. */
export function Costliest({ readers, days, query }: CostliestProps) {
  const t = useUsageTexts();
  const common = useTexts();
  const { number, cost } = useFormats();
  if (readers.length === 0) return <p>{t('empty')}</p>;
  const columns: Column<Reader>[] = [
    {
      key: 'reader',
      name: t('costliest.reader'),
      cell: ({ userId }) => <Link to={readerAddress(userId)}>{userId}</Link>,
    },
    { key: 'tier', name: t('tiers.tier'), cell: ({ tier }) => common(`tiers.${tier}`) },
    { key: 'uses', name: t('days.uses'), isNumber: true, cell: ({ uses }) => number(uses) },
    { key: 'tokens', name: t('metrics.tokens'), isNumber: true, cell: ({ usage }) => number(usage.tokens) },
    { key: 'cost', name: t('metrics.cost'), isNumber: true, cell: ({ costMicros }) => cost(costMicros) },
  ];
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.soft}>{t('costliest.lead', { month: days.to.slice(0, 7) })}</p>
        <UsageCsv table="costliest" title={t('costliest.title')} days={days} query={query} />
      </div>
      <DataTable
        label={t('costliest.title')}
        columns={columns}
        rows={readers}
        keyOf={({ userId }) => userId}
      />
    </>
  );
}
