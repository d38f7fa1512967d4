import { getUsageTableRoute, USAGE_TABLES, type DayPeriod } from '@word-unfolded/contracts';
import { CsvButton } from '../../dashboard/csv/csv-button.js';
import type { Period } from '../../dashboard/period/use-period.js';

type UsageCsvProps = {
  readonly table: (typeof USAGE_TABLES)[number];
  readonly title: string;
  readonly days: DayPeriod;
  readonly query: Period['query'];
};

/** Downloads a table of the usage of everyone with its cost. */
export function UsageCsv({ table, title, days, query }: UsageCsvProps) {
  return (
    <CsvButton
      of={title}
      route={getUsageTableRoute}
      input={{ params: { table }, query }}
      name={`usage ${table} ${days.from} ${days.to}`}
    />
  );
}
