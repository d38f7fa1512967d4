import type { JournalView } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';

/** The viewed entries that still exist outside the bin, newest view first. */
export function recentEntries(
  entries: ReadonlyMap<string, DeviceEntry>,
  views: readonly JournalView[],
): readonly DeviceEntry[] {
  return views
    .map(({ key }) => entries.get(key))
    .filter((entry) => entry !== undefined)
    .filter(({ working }) => !working.binned);
}
