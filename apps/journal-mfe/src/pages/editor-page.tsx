import { PAGES } from '@word-unfolded/domain';
import { conflictOf, useRecordJournalView, type DeviceEntry } from '@word-unfolded/offline';
import { scrollKeyOf, useLocation, useNavigate } from '@word-unfolded/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EntryEditor } from '../features/editor/entry-editor.js';
import { SettleConflict } from '../features/entry/conflict/settle-conflict.js';
import { EntryColumn } from '../features/list/entry-column.js';
import { tagsOf } from '../features/list/filter/choose-entries.js';
import { entryAddress, entryIdOf, NEW } from '../journal/addresses.js';
import { findEntry } from '../journal/find-entry.js';
import { NoEntry } from '../journal/notices/no-entry.js';
import { useOwnJournal, type OwnJournal } from '../journal/use-own-journal.js';
import styles from './editor-page.module.css';

/** The editor page. Each visit has its own draft. Readers without write access are redirected to the reading view. */
export function EditorPage() {
  const location = useLocation();
  return <ExistingEntry key={scrollKeyOf(location)} id={entryIdOf(location.pathname)} />;
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
  return <WriteOrCompare journal={journal} entry={entry} knownTags={tags} />;
}

type WriteOrCompareProps = {
  readonly journal: OwnJournal;
  readonly entry: DeviceEntry | undefined;
  readonly knownTags: readonly string[];
};

/**
 * The editor, or the two texts of a conflict: at first where an entry is opened that has one, and later only when the
 * reader asks for them, because they may be typing when the conflict arises.
 */
function WriteOrCompare({ journal, entry: opened, knownTags }: WriteOrCompareProps) {
  const [compared, setCompared] = useState<string>(); // also an entry that was begun here
  const entry = opened ?? (compared === undefined ? undefined : journal.entries?.get(compared));
  const conflict = entry?.working.conflict ?? null;
  const [view, setView] = useState<'write' | 'opened' | 'compare' | 'resume'>(conflict ? 'opened' : 'write');
  const { see } = journal;
  const unseen = useRef(entry && !conflict && conflictOf(entry) ? entry.key : undefined);
  useEffect(() => {
    if (unseen.current === undefined) return;
    const seen = see(unseen.current);
    unseen.current = undefined;
    seen.then(({ working }) => working.conflict && setView('opened')).catch(() => undefined); // the editor offers it again
  }, [see]);
  const isComparing = view === 'opened' || view === 'compare';
  if (isComparing && !conflict) setView('resume'); // it is settled, here or on another device
  if (entry && conflict && isComparing)
    return (
      <SettleConflict
        entry={entry}
        conflict={conflict}
        takesFocus={view === 'compare'}
        onSettle={journal.edit}
      />
    );
  return (
    <div className={styles.bench}>
      <EntryColumn journal={journal} open={entry?.key} />
      <EntryEditor
        journal={journal}
        entry={entry}
        knownTags={knownTags}
        takesFocus={isComparing || view === 'resume'}
        onCompare={(key) => {
          setCompared(key);
          setView('compare');
        }}
      />
    </div>
  );
}
