import { conflictOf, useRecordJournalView } from '@word-unfolded/offline';
import { useLocation } from '@word-unfolded/ui';
import { useEffect, useMemo } from 'react';
import { EntryView } from '../features/entry/entry-view.js';
import { SettleConflict } from '../features/entry/conflict/settle-conflict.js';
import { EntryColumn } from '../features/list/entry-column.js';
import { rememberedOn } from '../features/list/remembered/on-this-day.js';
import { RememberedAside } from '../features/list/remembered/remembered.js';
import { entryIdOf } from '../journal/addresses.js';
import { findEntry } from '../journal/find-entry.js';
import { JournalPlanOnly } from '../journal/notices/journal-plan-only.js';
import { NoEntry } from '../journal/notices/no-entry.js';
import { useOwnJournal, type OwnJournal } from '../journal/use-own-journal.js';
import styles from './entry-page.module.css';
import { JournalDialogs } from './journal-dialogs.js';

/** The reading page of an entry, with related entries beside it. */
export function EntryPage() {
  const { pathname } = useLocation();
  const journal = useOwnJournal();
  return (
    <JournalPlanOnly journal={journal}>
      <ReadEntry journal={journal} id={entryIdOf(pathname)} />
      <JournalDialogs journal={journal} />
    </JournalPlanOnly>
  );
}

function ReadEntry({ journal, id }: { readonly journal: OwnJournal; readonly id: string }) {
  const { entries, mayWrite } = journal;
  const entry = entries && findEntry(entries, id);
  useRecordJournalView(journal.owner, entry?.key);
  const remembered = useMemo(
    () => entry && rememberedOn(entries?.values() ?? [], entry.working.date, entry),
    [entries, entry],
  );
  const unseen = entry && !entry.working.conflict && conflictOf(entry) ? entry.key : undefined;
  const { see } = journal;
  useEffect(() => {
    if (unseen !== undefined) see(unseen).catch(() => undefined); // the texts stay as they are until the next visit
  }, [see, unseen]);
  if (!entry || !remembered) return <NoEntry journal={journal} id={id} />;
  if (entry.working.conflict)
    return (
      <SettleConflict
        entry={entry}
        conflict={entry.working.conflict}
        onSettle={mayWrite ? journal.edit : undefined}
      />
    );
  return (
    <div className={styles.page}>
      <EntryColumn journal={journal} open={entry.key} />
      <EntryView key={entry.key} journal={journal} entry={entry} />
      <RememberedAside remembered={remembered} />
    </div>
  );
}
