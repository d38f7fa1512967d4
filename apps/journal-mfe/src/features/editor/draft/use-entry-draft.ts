import { emptyEntry } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { editAddress } from '../../../journal/addresses.js';
import { dayOf } from '../../../journal/days.js';
import type { OwnJournal } from '../../../journal/use-own-journal.js';
import { createDraft, fieldsOf, type DraftState, type EntryDraft } from './entry-draft.js';
import { holdPageWhileUnsaved } from './unsaved-drafts.js';
import type { DraftFields } from './written-together.js';

/** The draft of an existing or a new entry. It is also saved when the page is hidden. */
export function useEntryDraft(
  journal: OwnJournal,
  initial: DeviceEntry | undefined,
): { readonly draft: EntryDraft; readonly state: DraftState } {
  const [draft] = useState(() => {
    const made = createDraft(
      { begin: journal.begin, edit: journal.write, leave: journal.leave },
      { fields: initial ? fieldsOf(initial.working) : fieldsOfToday(), key: initial?.key },
    );
    holdPageWhileUnsaved(made);
    return made;
  });
  const state = useSyncExternalStore(draft.subscribe, draft.current);
  const entry = state.key === undefined ? undefined : journal.entries?.get(state.key);
  useEffect(() => {
    if (entry) draft.takeIn(entry);
  }, [draft, entry]);
  useEffect(() => {
    if (state.key === undefined || initial) return;
    // The router is not notified: for it this stays the same visit, and the text being edited stays in the page.
    window.history.replaceState(window.history.state, '', editAddress(state.key));
  }, [state.key, initial]);
  useEffect(() => {
    const leave = () => draft.leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      draft.detach();
      void draft.flush();
    };
  }, [draft]);
  return { draft, state };
}

const fieldsOfToday = (): DraftFields => emptyEntry(dayOf(new Date()));
