import type { FiledEntry, FiledVersion, JournalEntry } from '@word-unfolded/contracts';

/** An entry of the server in its file form. @param history the available earlier texts */
export function filedEntryOf(entry: JournalEntry, history: readonly FiledVersion[] = []): FiledEntry {
  const { id, localId, title, content, scripture, date, createdAt, updatedAt } = entry;
  const { category, tags, mood, archived, deletedAt, generatedContent, conflict } = entry;
  return {
    key: localId ?? id,
    title,
    content,
    scripture,
    date,
    createdAt,
    updatedAt,
    category,
    tags,
    mood,
    archived,
    deletedAt,
    generatedContent,
    conflict,
    history: [...history].sort((one, other) => other.number - one.number),
  };
}
