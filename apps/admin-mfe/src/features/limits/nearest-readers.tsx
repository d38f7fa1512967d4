import type { RateLimits } from '@word-unfolded/contracts';
import { WARNING_PERCENT } from '@word-unfolded/domain';
import { ReaderLink } from '../../dashboard/readers/reader-link.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useTexts } from '../../dashboard/texts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import styles from './limits.module.css';
import { useLimitTexts } from './texts.js';

type Near = RateLimits['nearest'][number];

/** The readers who came nearest to a limit today. */
export function NearestReaders({ readers }: { readonly readers: readonly Near[] }) {
  const t = useLimitTexts();
  const common = useTexts();
  const { percent } = useFormats();
  if (readers.length === 0) return <p>{t('nearest.none')}</p>;
  const columns: Column<Near>[] = [
    {
      key: 'reader',
      name: t('nearest.reader'),
      cell: ({ userId }) => <ReaderLink userId={userId} />,
    },
    { key: 'tier', name: t('limits.tier'), cell: ({ tier }) => common(`tiers.${tier}`) },
    {
      key: 'percent',
      name: t('nearest.percent'),
      isNumber: true,
      cell: ({ percent: used }) => <span className={toneOf(used)}>{percent(used / 100)}</span>,
    },
  ];
  return (
    <DataTable label={t('nearest.title')} columns={columns} rows={readers} keyOf={({ userId }) => userId} />
  );
}

function toneOf(percent: number): string | undefined {
  if (percent >= 100) return styles.reached;
  return percent >= WARNING_PERCENT ? styles.near : undefined;
}
