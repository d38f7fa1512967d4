import type { GetKpis, ResponseOf } from '@word-unfolded/contracts';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useOverviewTexts } from './texts.js';

type Tiers = ResponseOf<typeof GetKpis>['readers']['byTier'];

/** How many readers each tier has. */
export function TierTable({ tiers }: { readonly tiers: Tiers }) {
  const t = useOverviewTexts();
  const common = useTexts();
  const { number, percent } = useFormats();
  const all = tiers.reduce((sum, { count }) => sum + count, 0);
  const columns: Column<Tiers[number]>[] = [
    { key: 'tier', name: t('tiers.tier'), cell: ({ tier }) => common(`tiers.${tier}`) },
    { key: 'readers', name: t('tiers.readers'), isNumber: true, cell: ({ count }) => number(count) },
    {
      key: 'share',
      name: t('tiers.share'),
      isNumber: true,
      cell: ({ count }) => percent(all > 0 ? count / all : 0),
    },
  ];
  return <DataTable label={t('tiers.title')} columns={columns} rows={tiers} keyOf={({ tier }) => tier} />;
}
