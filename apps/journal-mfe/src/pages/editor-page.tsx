import { PAGES } from '@word-unfolded/domain';
import { useRecordJournalView } from '@word-unfolded/offline';
import { useLocation, useNavigate } from '@word-unfolded/ui';
import { useEffect, useMemo } from 'react';
import { EntryEditor } from '../features/editor/entry-editor.js';
import { SettleConflict } from '../features/entry/conflict/settle-conflict.js';
import { EntryColumn } from '../features/list/entry-column.js';
import { tagsOf } from '../features/list/filter/choose-entries.js';
import { entryAddress, entryIdOf, NEW } from '../journal/addresses.js';
import { findEntry } from '../journal/find-entry.js';
import { NoEntry } from '../journal/notices/no-entry.js';
import { useOwnJournal } from '../journal/use-own-journal.js';
import styles from './editor-page.module.css';

/** The editor page. Each visit has its own draft. Readers without write access are redirected to the reading view. */
export function EditorPage() {
  const { pathname, key } = useLocation();
  return <ExistingEntry key={key} id={entryIdOf(pathname)} />;
}

function ExistingEntry({ id }: { readonly id: string }) {
  const journal = useOwnJournal();
  const navigate = useNavigate();
  const { entries, mayWrite } = journal;
  useEffect(() => {
    if (!mayWrite) void navigate(id === NEW ? PAGES.journal : entryAddress(id), { replace: true });
  }, [mayWrite, id, navigate]);
  const entry = entries && id !== NEW ? findEntry(entries, id) : undefined;
  useRecordJournalView(journal.owner, entry?.key);
  const tags = useMemo(() => tagsOf(entries?.values() ?? []).map(({ tag }) => tag), [entries]);
  if (!mayWrite) return null;
  if (id !== NEW && !entry) return <NoEntry journal={journal} id={id} isToChange />;
  if (entry?.working.conflict)
    return <SettleConflict entry={entry} conflict={entry.working.conflict} onSettle={journal.edit} />;
  return (
    <div className={styles.bench}>
      <EntryColumn journal={journal} open={entry?.key} />
      <EntryEditor journal={journal} entry={entry} knownTags={tags} />
    </div>
  );
}
