import type { DeviceEntry, WorkingEntry } from '@word-unfolded/journal-merge';

/** A change that contains no words of the reader: where an entry is. */
export type PlaceChange = 'purge' | Partial<Pick<WorkingEntry, 'archived' | 'binned'>>;

/** A begun change of one entry, and the entry as it was, by the time of its last change. */
export type BegunPlaceChange = { readonly key: string; readonly change: PlaceChange; readonly seen: string };

/** The part of a change that may be noted: undefined if it contains anything else. */
export function placeChangeOf(change: Partial<WorkingEntry>): PlaceChange | undefined {
  const { archived, binned, ...rest } = change;
  if (Object.keys(rest).length > 0) return undefined;
  return { ...(archived !== undefined && { archived }), ...(binned !== undefined && { binned }) };
}

/** Whether an entry is as it was when the change of it began: otherwise it was made, or something came after it. */
export function isAsSeen(entry: DeviceEntry, { seen }: BegunPlaceChange): boolean {
  return entry.updatedAt === seen;
}
