import type { Period } from '../../dashboard/period/use-period.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import type { Analytics } from './analytics.js';
import styles from '../../dashboard/layout/sections.module.css';
import { ChartCsv } from './chart-csv.js';
import { useAnalyticsTexts } from './texts.js';

type RetentionProps = { readonly analytics: Analytics; readonly query: Period['query'] };

type Cohort = Analytics['retention'][number];

/** Weeks that fit a page; the file has all of them. */
const WEEKS = 12;

/** Which share of the readers who registered in a week was active in the weeks after. */
export function Retention({ analytics, query }: RetentionProps) {
  const t = useAnalyticsTexts();
  const { day, number, percent } = useFormats();
  const { retention } = analytics;
  if (retention.length === 0) return <p>{t('retention.none')}</p>;
  const weeks = Math.min(WEEKS, Math.max(...retention.map((cohort) => cohort.weeks.length)));
  const columns: Column<Cohort>[] = [
    { key: 'cohort', name: t('retention.cohort'), cell: ({ cohort }) => day(cohort) },
    { key: 'size', name: t('retention.size'), isNumber: true, cell: ({ size }) => number(size) },
    ...Array.from({ length: weeks }, (_, week): Column<Cohort> => ({
      key: `week ${week}`,
      name: t('retention.week', { week }),
      isNumber: true,
      cell: ({ size, weeks: active }) => {
        const readers = active[week];
        return readers !== undefined && size > 0 && percent(readers / size);
      },
    })),
  ];
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.soft}>{t('retention.lead')}</p>
        <ChartCsv chart="retention" title={t('retention.title')} analytics={analytics} query={query} />
      </div>
      <DataTable
        label={t('retention.title')}
        columns={columns}
        rows={retention}
        keyOf={({ cohort }) => cohort}
      />
    </>
  );
}
