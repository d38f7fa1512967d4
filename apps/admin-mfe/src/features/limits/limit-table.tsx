import type { RateLimits } from '@word-unfolded/contracts';
import { METRICS } from '@word-unfolded/domain';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import styles from './limits.module.css';
import { useLimitTexts } from './texts.js';

type TierLimits = RateLimits['tiers'][number];

/** The limits of a day by tier, and how many readers and visitors come near to them today. */
export function LimitTable({ tiers }: { readonly tiers: readonly TierLimits[] }) {
  const t = useLimitTexts();
  const common = useTexts();
  const { number } = useFormats();
  const columns: Column<TierLimits>[] = [
    { key: 'tier', name: t('limits.tier'), cell: ({ tier }) => common(`tiers.${tier}`) },
    ...METRICS.map((metric): Column<TierLimits> => ({
      key: metric,
      name: common(`metrics.${metric}`),
      isNumber: true,
      cell: ({ limits }) => number(limits[metric]),
    })),
    {
      key: 'subjects',
      name: t('limits.subjects'),
      isNumber: true,
      cell: ({ subjects }) => number(subjects),
    },
    {
      key: 'near',
      name: t('limits.near'),
      isNumber: true,
      cell: ({ near }) => <span className={near > 0 ? styles.near : undefined}>{number(near)}</span>,
    },
    {
      key: 'reached',
      name: t('limits.reached'),
      isNumber: true,
      cell: ({ reached }) => (
        <span className={reached > 0 ? styles.reached : undefined}>{number(reached)}</span>
      ),
    },
  ];
  return <DataTable label={t('limits.title')} columns={columns} rows={tiers} keyOf={({ tier }) => tier} />;
}
