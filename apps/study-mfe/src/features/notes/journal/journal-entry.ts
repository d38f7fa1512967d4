import { AppError } from '@word-unfolded/contracts';
import { noteRepository, type Note, type Written } from '@word-unfolded/offline';
import { saveInJournal } from '../../../journal/local-entry.js';
import { nameOf } from '../pad/note.js';

/**
 * Saves a note to the journal, as a successor of its earlier text.
 *
 * @param untitled the title of an entry that has neither title nor passage
 * @returns whether it already had an entry
 * @throws AppError NOTES_REQUIRED, FIELD_TOO_LONG, or JOURNAL_SAVE_FAILED when this device or the server refuses
 */
export async function saveNote(
  owner: string,
  note: Note,
  untitled: string,
): Promise<{ readonly existed: boolean }> {
  if (note.text.trim() === '') throw AppError.of('NOTES_REQUIRED');
  const titleOf = (written: Written) => written.title.trim() || note.passage || nameOf(written) || untitled;
  const draft = {
    sourceId: note.id,
    title: titleOf(note),
    content: note.text,
    scripture: note.passage,
    date: note.createdAt,
  };
  const earlier = (await noteRepository(owner).earlier(note.id)).map((written) => ({
    title: titleOf(written),
    content: written.text,
  }));
  return saveInJournal(owner, draft, { earlier, inJournal: note.inJournal });
}
