import { applyGate } from '@word-unfolded/domain';
import {
  entryKeep,
  entryPath,
  journalOf,
  readKept,
  syncStatusOf,
  useKept,
  type SyncStatus,
} from '@word-unfolded/offline';
import { useSession } from '@word-unfolded/session';
import { showToast } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { localIdOf } from './local-entry.js';

/** What something has to do with the journal. */
export type JournalEntryState = {
  /** Whether the reader may write in the journal. */
  readonly isOpen: boolean;
  /** Whether the journal, or its queue, has it as it is now. */
  readonly status: SyncStatus | 'none';
};

/**
 * The journal entry of a note or a mapping. As long as it waits, it is brought to the server from this page as well.
 *
 * @param content as it is now
 * @param saved what the reader is told when what waited has arrived in the journal, while they are here
 */
export function useJournalEntry(
  owner: string,
  sourceId: string,
  content: string,
  saved: string,
): JournalEntryState {
  const { standing } = useSession();
  const { item } = useKept(entryKeep, entryPath(owner, localIdOf(sourceId)));
  const kept = item && readKept(item);
  const status = kept && !kept.working.binned ? syncStatusOf(kept) : 'none';
  const before = useRef<{ readonly sourceId: string; readonly status: JournalEntryState['status'] }>(
    undefined,
  );
  const say = useEffectEvent(() => showToast(saved, 'good'));
  useEffect(() => {
    const was = before.current;
    if (was?.sourceId === sourceId && was.status === 'pending' && status === 'synced') say();
    before.current = { sourceId, status };
  }, [sourceId, status]);
  useEffect(() => (status === 'pending' ? journalOf(owner).errand.start() : undefined), [owner, status]);
  return {
    isOpen: applyGate({ tier: 'plus' }, standing) === 'pass',
    status: kept?.working.content === content ? status : 'none',
  };
}
