import { useLocation } from '@word-unfolded/ui';
import { useMemo } from 'react';
import { EntryEditor } from '../features/editor/entry-editor.js';
import { SettleConflict } from '../features/entry/settle-conflict.js';
import { tagsOf } from '../features/list/choose-entries.js';
import { entryIdOf, NEW } from '../journal/addresses.js';
import { findEntry } from '../journal/find-entry.js';
import { NoEntry } from '../journal/no-entry.js';
import { useOwnJournal } from '../journal/use-own-journal.js';

/** An entry to be written. Each visit has a draft of its own. */
export function EditorPage() {
  const { pathname, key } = useLocation();
  return <OpenedEntry key={key} id={entryIdOf(pathname)} />;
}

function OpenedEntry({ id }: { readonly id: string }) {
  const journal = useOwnJournal();
  const { entries } = journal;
  const entry = entries && id !== NEW ? findEntry(entries, id) : undefined;
  const tags = useMemo(() => tagsOf(entries?.values() ?? []).map(({ tag }) => tag), [entries]);
  if (id !== NEW && !entry) return <NoEntry journal={journal} />;
  if (entry?.working.conflict)
    return <SettleConflict entry={entry} conflict={entry.working.conflict} onSettle={journal.edit} />;
  return <EntryEditor journal={journal} entry={entry} knownTags={tags} />;
}
