import type { GetUsageAggregate, ResponseOf } from '@word-unfolded/contracts';
import type { Column } from '../../dashboard/table/data-table.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useUsageTexts } from './texts.js';
import { UsageTable, type TablePeriod } from './usage-table.js';

type Tier = ResponseOf<typeof GetUsageAggregate>['tiers'][number];

type TierUsageProps = TablePeriod & { readonly tiers: readonly Tier[] };

/** The usage of each tier. */
export function TierUsage({ tiers, days, query }: TierUsageProps) {
  const t = useUsageTexts();
  const common = useTexts();
  const { number, cost } = useFormats();
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
    <UsageTable
      table="tiers"
      columns={columns}
      rows={tiers}
      keyOf={({ tier }) => tier}
      days={days}
      query={query}
    />
  );
}
