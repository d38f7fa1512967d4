import type { GetUsageAggregate, ResponseOf } from '@word-unfolded/contracts';
import { ReaderLink } from '../../dashboard/readers/reader-link.js';
import type { Column } from '../../dashboard/table/data-table.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useUsageTexts } from './texts.js';
import { UsageTable, type TablePeriod } from './usage-table.js';

type Reader = ResponseOf<typeof GetUsageAggregate>['costliest'][number];

type CostliestProps = TablePeriod & { readonly readers: readonly Reader[] };

/** The readers whose usage costs most in the month of the end of the period. */
export function Costliest({ readers, days, query }: CostliestProps) {
  const t = useUsageTexts();
  const common = useTexts();
  const { number, cost } = useFormats();
  const columns: Column<Reader>[] = [
    {
      key: 'reader',
      name: t('costliest.reader'),
      cell: ({ userId }) => <ReaderLink userId={userId} />,
    },
    { key: 'tier', name: t('tiers.tier'), cell: ({ tier }) => common(`tiers.${tier}`) },
    { key: 'uses', name: t('days.uses'), isNumber: true, cell: ({ uses }) => number(uses) },
    { key: 'tokens', name: t('metrics.tokens'), isNumber: true, cell: ({ usage }) => number(usage.tokens) },
    { key: 'cost', name: t('metrics.cost'), isNumber: true, cell: ({ costMicros }) => cost(costMicros) },
  ];
  return (
    <UsageTable
      table="costliest"
      columns={columns}
      rows={readers}
      keyOf={({ userId }) => userId}
      days={days}
      query={query}
    />
  );
}
