import type { Note } from '@word-unfolded/offline';
import { CatalogueError } from '@word-unfolded/contracts';
import { keepInJournal } from '../../../journal/local-entry.js';
import { nameOf } from '../pad/note.js';

/**
 * Keeps a note in the journal.
 *
 * @param untitled what an entry is called that has neither title nor passage
 * @throws CatalogueError NOTES_REQUIRED, FIELD_TOO_LONG, or JOURNAL_SAVE_FAILED when this device refuses
 */
export async function keepNote(owner: string, note: Note, untitled: string): Promise<void> {
  if (note.text.trim() === '') throw CatalogueError.of('NOTES_REQUIRED');
  const title = note.title.trim() || note.passage || nameOf(note) || untitled;
  const draft = {
    sourceId: note.id,
    title,
    content: note.text,
    scripture: note.passage,
    date: note.createdAt,
  };
  await keepInJournal(owner, draft);
}
