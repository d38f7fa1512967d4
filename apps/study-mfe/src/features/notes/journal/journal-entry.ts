import { CatalogueError } from '@word-unfolded/contracts';
import { createKeep } from '@word-unfolded/offline';
import { countsOf, nameOf, type Note } from '../pad/note.js';

/** Specification, section 9: "journal title 200, content 50,000". */
const LIMITS = { title: 200, content: 50_000 } as const;

/**
 * A journal entry of this device, as the specification describes one (section 3, "Journal entry"): made here, it has a
 * `local_` id and waits until the journal takes it.
 */
export type LocalEntry = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly scripture: string;
  readonly date: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly category: 'study';
  readonly tags: readonly string[];
  readonly mood: null;
  readonly archived: false;
  readonly words: number;
  readonly characters: number;
  readonly syncStatus: 'synced' | 'pending' | 'error';
};

/** Entries by their owner and id. */
export const journalEntries = createKeep<LocalEntry>('journal_entries');

/** Where the entry of a note is: a note has one, however often it is kept. */
export function entryKey(owner: string, noteId: string): string {
  return `${owner}/${localId(noteId)}`;
}

const localId = (noteId: string) => `local_${noteId}`;

/**
 * Puts a note into the queue of the journal.
 *
 * @param untitled what an entry is called that has neither title nor passage
 * @throws CatalogueError NOTES_REQUIRED, FIELD_TOO_LONG, or JOURNAL_SAVE_FAILED when this device refuses
 */
export async function queueForJournal(
  owner: string,
  note: Note,
  { at, untitled }: { readonly at: string; readonly untitled: string },
): Promise<void> {
  const { words, characters } = countsOf(note.text);
  if (note.text.trim() === '') throw CatalogueError.of('NOTES_REQUIRED');
  if (characters > LIMITS.content) throw CatalogueError.of('FIELD_TOO_LONG', { max: LIMITS.content });
  if (note.title.trim().length > LIMITS.title)
    throw CatalogueError.of('FIELD_TOO_LONG', { max: LIMITS.title });
  try {
    await journalEntries.change(entryKey(owner, note.id), (kept) => ({
      id: localId(note.id),
      title: note.title.trim() || note.passage || nameOf(note) || untitled,
      content: note.text,
      scripture: note.passage,
      date: note.createdAt,
      createdAt: kept?.createdAt ?? at,
      updatedAt: at,
      category: 'study',
      tags: kept?.tags ?? [],
      mood: null,
      archived: false,
      words,
      characters,
      syncStatus: 'pending',
    }));
  } catch (error) {
    throw CatalogueError.with('JOURNAL_SAVE_FAILED', {}, { cause: error });
  }
}
