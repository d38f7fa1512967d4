import type { Note } from '@word-unfolded/offline';
import { showToast } from '@word-unfolded/ui';
import { useJournalEntry, type JournalEntryState } from '../../../journal/use-journal-entry.js';
import { useNotesTexts } from '../texts.js';
import { keepNote } from '../journal/journal-entry.js';

/** What a note has to do with the journal. */
export type NoteInJournal = JournalEntryState & {
  /** @throws CatalogueError that says what is missing */
  readonly keep: () => Promise<void>;
};

export function useJournal(owner: string, note: Note): NoteInJournal {
  const t = useNotesTexts();
  const state = useJournalEntry(owner, note.id, note.text, t('journal.saved'));
  return {
    ...state,
    keep: async () => {
      await keepNote(owner, note, t('journal.untitled'));
      showToast(t('journal.queued'), 'good');
    },
  };
}
