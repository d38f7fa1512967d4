import { textHash, type Note } from '@word-unfolded/offline';
import { showToast } from '@word-unfolded/ui';
import { useJournalEntry, type JournalEntryState } from '../../../journal/use-journal-entry.js';
import { useNotesTexts } from '../texts.js';
import { saveNote } from '../journal/journal-entry.js';

/** The state and the actions that connect a note with the journal. */
export type NoteInJournal = JournalEntryState & {
  /**
   * @returns the `textHash` of the saved text
   * @throws AppError that names the missing field, or the failure
   */
  readonly save: () => Promise<string>;
};

export function useJournal(owner: string, note: Note): NoteInJournal {
  const t = useNotesTexts();
  const state = useJournalEntry(owner, note.id, note.text, note.inJournal);
  return {
    ...state,
    save: async () => {
      const { existed } = await saveNote(owner, note, t('journal.untitled'));
      showToast(t(existed ? 'journal.updated' : 'journal.saved'), 'good');
      return textHash(note.text);
    },
  };
}
