import { ANALYTICS_CHARTS, getAnalyticsTableRoute } from '@word-unfolded/contracts';
import { CsvButton } from '../../dashboard/csv/csv-button.js';
import type { Period } from '../../dashboard/period/use-period.js';
import type { Analytics } from './analytics.js';

type ChartCsvProps = {
  readonly chart: (typeof ANALYTICS_CHARTS)[number];
  readonly title: string;
  readonly analytics: Analytics;
  readonly query: Period['query'];
};

/** Downloads the table of a chart. */
export function ChartCsv({ chart, title, analytics: { period }, query }: ChartCsvProps) {
  return (
    <CsvButton
      of={title}
      route={getAnalyticsTableRoute}
      input={{ params: { chart }, query }}
      name={`${chart} ${period.from} ${period.to}`}
    />
  );
}
