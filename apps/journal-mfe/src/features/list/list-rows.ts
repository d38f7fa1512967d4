import type { DeviceEntry } from '@word-unfolded/offline';
import type { Sort } from './filter/choose-entries.js';

/** A row of the list: the name of a month, or an entry. */
export type ListRow =
  | { readonly kind: 'month'; readonly key: string; readonly month: string }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: DeviceEntry };

/** The rows of sorted entries; when sorted by date, each month has a heading. */
export function listRows(entries: readonly DeviceEntry[], sort: Sort): ListRow[] {
  const byDate = sort === 'newest' || sort === 'oldest';
  const rows: ListRow[] = [];
  let before: string | undefined;
  for (const entry of entries) {
    const month = entry.working.date.slice(0, 7);
    if (byDate && month !== before) rows.push({ kind: 'month', key: month, month });
    before = month;
    rows.push({ kind: 'entry', key: entry.key, entry });
  }
  return rows;
}
