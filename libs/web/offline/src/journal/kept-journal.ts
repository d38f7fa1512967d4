import { beginEntry, type DeviceEntry } from '@word-unfolded/journal-merge';
import { JOURNAL_CATEGORIES, type JournalCategory } from '@word-unfolded/domain';
import { createKeep } from '../kept/create-keep.js';
import type { Keep } from '../kept/keep.js';

/** The entries of this device under the name of the specification (section 9), by `<owner>/<key>`. */
export const entryKeep: Keep<DeviceEntry> = createKeep<DeviceEntry>('journal_entries');

/** How far this device has heard of the journal on the server. */
export type JournalPlace = { readonly deviceId: string; readonly cursor: number };

/** By owner. */
export const placeKeep: Keep<JournalPlace> = createKeep<JournalPlace>('journal_place');

/** Where an entry is. */
export const entryPath = (owner: string, key: string) => `${owner}/${key}`;

/** The beginning of the paths of a reader's entries. */
export const pathsOf = (owner: string) => `${owner}/`;

/** An entry that waited for the journal before there was one: what the notepad kept. */
type QueuedEntry = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly scripture: string;
  readonly date: string;
  readonly createdAt: string;
  readonly category: string;
  readonly tags: readonly string[];
};

/** An entry as it is kept, of whatever time. */
export function readKept(kept: DeviceEntry | QueuedEntry): DeviceEntry {
  if ('working' in kept) return kept;
  const { id, title, content, scripture, date, createdAt, category, tags } = kept;
  return beginEntry(
    id,
    { title, content, scripture, date: date.slice(0, 10), category: knownCategory(category), tags },
    createdAt,
  );
}

function knownCategory(category: string): JournalCategory {
  return JOURNAL_CATEGORIES.find((each) => each === category) ?? 'uncategorized';
}
