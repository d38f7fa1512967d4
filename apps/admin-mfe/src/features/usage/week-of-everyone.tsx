import { getUsageHistoryRoute, type UsageDayItem } from '@word-unfolded/contracts';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useUsageTexts } from './texts.js';

/** The last seven days of everyone, all metrics side by side. */
export function WeekOfEveryone() {
  const t = useUsageTexts();
  const { number, day } = useFormats();
  const query = useDashboardData(getUsageHistoryRoute, { params: { userId: 'all' } });
  const columns: Column<UsageDayItem>[] = [
    { key: 'date', name: t('days.day'), cell: ({ date }) => day(date) },
    ...(['tokens', 'requests', 'images', 'tts', 'voice'] as const).map((metric): Column<UsageDayItem> => ({
      key: metric,
      name: t(`metrics.${metric}`),
      isNumber: true,
      cell: ({ usage }) => number(usage[metric]),
    })),
  ];
  return (
    <Loaded query={query} lines={7}>
      {(days) =>
        days.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <DataTable label={t('week.title')} columns={columns} rows={days} keyOf={({ date }) => date} />
        )
      }
    </Loaded>
  );
}
