import type { JournalEntry, JournalEntrySummary } from '@word-unfolded/contracts';
import type { ContentType } from '@word-unfolded/domain';
import type { StoredEntry } from './records/entry-store.js';
import type { ListedEntry } from './records/entry.repository.js';

/** The response form of an entry. */
export function entryView(entry: StoredEntry): JournalEntry {
  const { content, contents, conflict } = entry;
  return {
    ...headOf(entry, conflict !== null),
    content,
    generatedContent: [...contents],
    conflict: conflict && {
      mine: conflict.mine,
      theirs: conflict.theirs,
      base: conflict.base,
      more: conflict.more,
    },
  };
}

/** The response form of an entry in a list. */
export function summaryView(entry: ListedEntry): JournalEntrySummary {
  return { ...headOf(entry, entry.hasConflict), preview: entry.preview };
}

function headOf(entry: Omit<StoredEntry, 'content' | 'conflict'>, hasConflict: boolean) {
  const has = (wanted: ContentType) => entry.contents.some(({ type }) => type === wanted);
  return {
    id: entry.id,
    localId: entry.localId,
    version: entry.version,
    textVersion: entry.textVersion,
    title: entry.title,
    scripture: entry.scripture,
    date: entry.date,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    category: entry.category,
    tags: [...entry.tags],
    mood: entry.mood,
    archived: entry.archived,
    deletedAt: entry.deletedAt,
    words: entry.words,
    characters: entry.characters,
    hasDevotional: has('devotional'),
    hasStudyGuide: has('study-guide'),
    hasQuote: has('quote'),
    hasImage: has('image'),
    hasConflict,
  };
}
