import { applyGate } from '@word-unfolded/domain';
import { journalOf, syncStatusOf, textHash, type SyncStatus } from '@word-unfolded/offline';
import { useSession } from '@word-unfolded/session';
import { log } from '@word-unfolded/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { localIdOf } from './local-entry.js';

/** The journal state of a text. */
export type JournalEntryState = {
  /** Whether the reader may write in the journal. */
  readonly isOpen: boolean;
  /** Whether the journal or its outbox has the current text. */
  readonly status: SyncStatus | 'none';
};

/**
 * The journal entry of a note or a mapping, wherever it was created. The journal is synchronised meanwhile, so that
 * changes of other devices to the entry are known before this one saves again.
 *
 * @param content the current text
 * @param inJournal `textHash` of the text that was saved last, if known: the entry may have changed since
 */
export function useJournalEntry(
  owner: string,
  sourceId: string,
  content: string,
  inJournal?: string,
): JournalEntryState {
  const { principal: principal } = useSession();
  const { journal, syncTask } = journalOf(owner);
  const { entries } = useSyncExternalStore(journal.subscribe, journal.current);
  const isOpen = applyGate({ tier: 'plus' }, principal) === 'pass';
  useEffect(() => {
    journal.load().catch((error: unknown) => log.warn('The journal of this device could not be read', error));
    return isOpen ? syncTask.start() : undefined;
  }, [journal, syncTask, isOpen]);
  const stored = entries && journal.named(localIdOf(sourceId));
  const status = stored && !stored.working.binned ? syncStatusOf(stored) : 'none';
  const isStored =
    stored?.working.content === content || (inJournal !== undefined && inJournal === textHash(content));
  return { isOpen, status: isStored ? status : 'none' };
}
