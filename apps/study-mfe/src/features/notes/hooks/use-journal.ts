import { applyGate } from '@word-unfolded/domain';
import { useKept } from '@word-unfolded/offline';
import { useSession } from '@word-unfolded/session';
import { showToast } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import { useNotesTexts } from '../texts.js';
import { entryKey, journalEntries, queueForJournal, type LocalEntry } from '../journal/journal-entry.js';
import type { Note } from '../pad/note.js';

/** What a note has to do with the journal. */
export type NoteInJournal = {
  /** Whether the reader may write in the journal. */
  readonly isOpen: boolean;
  /** Whether the journal, or its queue, has the note as it is now. */
  readonly status: LocalEntry['syncStatus'] | 'none';
  /** @throws CatalogueError that says what is missing */
  readonly keep: () => Promise<void>;
};

export function useJournal(owner: string, note: Note): NoteInJournal {
  const t = useNotesTexts();
  const { standing } = useSession();
  const { item: entry } = useKept(journalEntries, entryKey(owner, note.id));
  useSayWhenTaken(entry);
  const isCurrent = entry?.content === note.text;
  return {
    isOpen: applyGate({ tier: 'plus' }, standing) === 'pass',
    status: entry && isCurrent ? entry.syncStatus : 'none',
    keep: async () => {
      await queueForJournal(owner, note, { at: new Date().toISOString(), untitled: t('journal.untitled') });
      showToast(t('journal.queued'), 'good');
    },
  };
}

/** What waited is in the journal now: the reader hears of it if they are still here. */
function useSayWhenTaken(entry: LocalEntry | undefined): void {
  const t = useNotesTexts();
  const before = useRef<LocalEntry>(undefined);
  useEffect(() => {
    const was = before.current;
    if (was?.id === entry?.id && was?.syncStatus === 'pending' && entry?.syncStatus === 'synced')
      showToast(t('journal.saved'), 'good');
    before.current = entry;
  }, [entry, t]);
}
