import { useLocation } from '@word-unfolded/ui';
import { useMemo } from 'react';
import { EntryView } from '../features/entry/entry-view.js';
import { SettleConflict } from '../features/entry/settle-conflict.js';
import { rememberedOn } from '../features/list/on-this-day.js';
import { RememberedAside } from '../features/list/remembered.js';
import { entryIdOf } from '../journal/addresses.js';
import { findEntry } from '../journal/find-entry.js';
import { NoEntry } from '../journal/no-entry.js';
import { useOwnJournal } from '../journal/use-own-journal.js';
import styles from './entry-page.module.css';

/** An entry to be read, and beside it what it brings to mind. */
export function EntryPage() {
  const { pathname } = useLocation();
  const journal = useOwnJournal();
  const { entries } = journal;
  const entry = entries && findEntry(entries, entryIdOf(pathname));
  const remembered = useMemo(
    () => entry && rememberedOn(entries?.values() ?? [], entry.working.date, entry),
    [entries, entry],
  );
  if (!entry || !remembered) return <NoEntry journal={journal} />;
  if (entry.working.conflict)
    return <SettleConflict entry={entry} conflict={entry.working.conflict} onSettle={journal.edit} />;
  return (
    <div className={styles.page}>
      <EntryView key={entry.key} journal={journal} entry={entry} />
      <RememberedAside remembered={remembered} />
    </div>
  );
}
