import { withView, type JournalView } from '@word-unfolded/domain';
import { useEffect } from 'react';
import { log } from '@word-unfolded/ui';
import { createSyncedStore } from '../../store/create-store.js';
import { useStored } from '../../store/use-stored.js';

/** The recent views of the journal on this device, by owner. */
export const journalViewStore = createSyncedStore<readonly JournalView[]>('journal_recent_views');

const NONE: readonly JournalView[] = [];

/** The recent views of a reader's journal on this device, newest first. */
export function useJournalViews(owner: string): readonly JournalView[] {
  return useStored(journalViewStore, owner).item ?? NONE;
}

/** Records that a reader has opened an entry; without a key nothing is open. */
export function useRecordJournalView(owner: string, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return;
    const view = { key, viewedAt: new Date().toISOString() };
    journalViewStore
      .change(owner, (views) => withView(views ?? NONE, view))
      .catch((error: unknown) => log.warn('The view of an entry cannot be stored on this device', error));
  }, [owner, key]);
}
