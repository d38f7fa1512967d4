import { Change } from '../../dashboard/table/change.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import type { Analytics } from './analytics.js';
import { useAnalyticsTexts } from './texts.js';

const TOTALS = ['registered', 'verified', 'deleted', 'uses', 'subscribed', 'lapsed', 'revenueCents'] as const;

type Name = (typeof TOTALS)[number];

/** The sums of the period, each with the change since the one before. */
export function Totals({ totals }: Pick<Analytics, 'totals'>) {
  const t = useAnalyticsTexts();
  const { money, number } = useFormats();
  const formatOf = (name: Name) => (name === 'revenueCents' ? money : number);
  const columns: Column<Name>[] = [
    { key: 'name', name: t('totals.name'), cell: (name) => t(`totals.${name}`) },
    {
      key: 'value',
      name: t('totals.value'),
      isNumber: true,
      cell: (name) => <Change {...totals[name]} format={formatOf(name)} />,
    },
    {
      key: 'before',
      name: t('totals.before'),
      isNumber: true,
      cell: (name) => formatOf(name)(totals[name].before),
    },
  ];
  return <DataTable label={t('totals.title')} columns={columns} rows={TOTALS} keyOf={(name) => name} />;
}
