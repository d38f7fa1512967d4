import type {
  ANALYTICS_CHARTS,
  Cell,
  GetAdminAnalytics,
  GetAnalyticsTable,
  ResponseOf,
} from '@word-unfolded/contracts';

type Chart = (typeof ANALYTICS_CHARTS)[number];
type Table = ResponseOf<typeof GetAnalyticsTable>;

/** The table behind a chart: the field names of the API are its columns. */
export function tableOf(chart: Chart, analytics: ResponseOf<typeof GetAdminAnalytics>): Table {
  const { from, to } = analytics.period;
  return { name: `${chart} ${from} ${to}`, ...rowsOf(chart, analytics) };
}

function rowsOf(
  chart: Chart,
  analytics: ResponseOf<typeof GetAdminAnalytics>,
): Pick<Table, 'columns' | 'rows'> {
  if (chart !== 'retention') return ofRecords(analytics[chart]);
  const width = Math.max(0, ...analytics.retention.map(({ weeks }) => weeks.length));
  return {
    columns: ['cohort', 'size', ...Array.from({ length: width }, (_, week) => `week ${week}`)],
    rows: analytics.retention.map(({ cohort, size, weeks }) => [
      cohort,
      size,
      ...Array.from({ length: width }, (_, week) => weeks[week] ?? null),
    ]),
  };
}

function ofRecords(records: readonly Readonly<Record<string, Cell>>[]): Pick<Table, 'columns' | 'rows'> {
  const columns = Object.keys(records[0] ?? {});
  return { columns, rows: records.map((record) => columns.map((column) => record[column] ?? null)) };
}
