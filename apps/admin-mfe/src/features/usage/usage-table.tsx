import type { DayPeriod } from '@word-unfolded/contracts';
import sections from '../../dashboard/layout/sections.module.css';
import type { Period } from '../../dashboard/period/use-period.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useUsageTexts } from './texts.js';
import { UsageCsv } from './usage-csv.js';

/** The period of a table of usage. */
export type TablePeriod = { readonly days: DayPeriod; readonly query: Period['query'] };

type UsageTableProps<Row> = TablePeriod & {
  readonly table: 'tiers' | 'costliest';
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
};

/** A table of usage with what it shows, and its download. */
export function UsageTable<Row>({ table, columns, rows, keyOf, days, query }: UsageTableProps<Row>) {
  const t = useUsageTexts();
  if (rows.length === 0) return <p>{t('empty')}</p>;
  const title = t(`${table}.title`);
  return (
    <>
      <div className={sections.tools}>
        <p className={sections.soft}>{t(`${table}.lead`, { month: days.to.slice(0, 7) })}</p>
        <UsageCsv table={table} title={title} days={days} query={query} />
      </div>
      <DataTable label={title} columns={columns} rows={rows} keyOf={keyOf} />
    </>
  );
}
