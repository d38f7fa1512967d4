import type { RateLimits } from '@word-unfolded/contracts';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useLimitTexts } from './texts.js';

type Route = { readonly route: string; readonly days: ReadonlyMap<string, number>; readonly sum: number };

/** Responses of status 429 in the last seven days: a row for each route, a column for each day. */
export function Refusals({ refusals }: { readonly refusals: RateLimits['refusals'] }) {
  const t = useLimitTexts();
  const { number, day } = useFormats();
  if (refusals.length === 0) return <p>{t('refusals.none')}</p>;
  const dates = [...new Set(refusals.map(({ date }) => date))].sort();
  const columns: Column<Route>[] = [
    { key: 'route', name: t('refusals.route'), cell: ({ route }) => route },
    ...dates.map((date): Column<Route> => ({
      key: date,
      name: day(date),
      isNumber: true,
      cell: ({ days }) => number(days.get(date) ?? 0),
    })),
    { key: 'sum', name: t('refusals.sum'), isNumber: true, cell: ({ sum }) => number(sum) },
  ];
  return (
    <DataTable
      label={t('refusals.title')}
      columns={columns}
      rows={byRoute(refusals)}
      keyOf={({ route }) => route}
    />
  );
}

function byRoute(refusals: RateLimits['refusals']): Route[] {
  const routes = new Map<string, Map<string, number>>();
  for (const { route, date, count } of refusals) {
    const days = routes.get(route) ?? new Map<string, number>();
    days.set(date, (days.get(date) ?? 0) + count);
    routes.set(route, days);
  }
  return [...routes]
    .map(([route, days]) => ({ route, days, sum: [...days.values()].reduce((sum, each) => sum + each, 0) }))
    .sort((one, other) => other.sum - one.sum);
}
