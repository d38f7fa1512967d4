import { JOURNAL_CATEGORIES, type JournalCategory } from '@word-unfolded/domain';
import { beginEntry, type DeviceEntry } from '@word-unfolded/journal-merge';

/** An entry of the notepad from a version before the journal existed. */
export type QueuedEntry = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly scripture: string;
  readonly date: string;
  readonly createdAt: string;
  readonly category: string;
  readonly tags: readonly string[];
};

/** An entry as it was stored, by any version. */
export function currentEntry(stored: DeviceEntry | QueuedEntry): DeviceEntry {
  return 'working' in stored ? stored : entryOfQueued(stored);
}

/** Converts it to an entry of the journal. */
export function entryOfQueued(queued: QueuedEntry): DeviceEntry {
  const { id, title, content, scripture, date, createdAt, category, tags } = queued;
  return beginEntry(
    id,
    { title, content, scripture, date: date.slice(0, 10), category: knownCategory(category), tags },
    createdAt,
  );
}

function knownCategory(category: string): JournalCategory {
  return JOURNAL_CATEGORIES.find((each) => each === category) ?? 'uncategorized';
}
