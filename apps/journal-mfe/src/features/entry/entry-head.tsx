import { PAGES } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Icon, IconButton, Link, useNavigate, useOverlay } from '@word-unfolded/ui';
import { useState } from 'react';
import { editAddress } from '../../journal/addresses.js';
import { openDialog } from '../../journal/dialog-request.js';
import type { EntryWords } from '../../journal/text/plain-text.js';
import { SyncMark } from '../../journal/notices/sync-mark.js';
import { offerUndo } from '../../journal/undo/undo-store.js';
import { useActionProblem, type EntryAction } from '../../journal/notices/use-action-problem.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';
import styles from './entry-view.module.css';
import { useEntryTexts } from './texts.js';

type EntryHeadProps = {
  readonly journal: OwnJournal;
  readonly entry: DeviceEntry;
  readonly words: EntryWords;
};

/** The sync status of an entry and its actions. */
export function EntryHead({ journal, entry, words }: EntryHeadProps) {
  const t = useEntryTexts();
  const common = useTexts();
  const navigate = useNavigate();
  const menu = useOverlay('menu', () => import('./entry-menu.js'));
  const history = useOverlay('dialog', () => import('./history-dialog.js'));
  const [isConfirming, setConfirming] = useState(false);
  const confirm = useOverlay('dialog', () => import('./delete-dialog.js'));
  const { key, working } = entry;
  const textValues = { count: 1, name: words.title };
  const problem = useActionProblem();
  const change = (
    act: EntryAction,
    done: Partial<typeof working>,
    text: string,
    back: Partial<typeof working>,
  ) =>
    journal.edit(key, done).then(() => {
      offerUndo(text, () => journal.edit(key, back));
      return true;
    }, problem(act));
  const remove = async () => {
    setConfirming(false);
    const isDone = await change('delete', { binned: true }, common('done.binned', textValues), {
      binned: false,
    });
    if (isDone) void navigate(PAGES.journal);
  };
  return (
    <header className={styles.head}>
      <Link to={PAGES.journal} className={styles.back}>
        <Icon name="back" small />
        {common('title')}
      </Link>
      <SyncMark entry={entry} />
      <span className={styles.actions}>
        {journal.mayWrite && (
          <IconButton icon="pen" label={t('edit')} onClick={() => void navigate(editAddress(key))} />
        )}
        <IconButton
          icon="share"
          label={t('share')}
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'share', key })}
        />
        <IconButton {...history.trigger} icon="past" label={t('history')} />
        <IconButton {...menu.trigger} icon="more" label={t('more')} />
      </span>
      {menu.module && (
        <menu.module.EntryMenu
          {...menu.overlay}
          isArchived={working.archived}
          isBinned={working.binned}
          mayWrite={journal.mayWrite}
          onArchive={() =>
            void change(
              working.archived ? 'unarchive' : 'archive',
              { archived: !working.archived },
              common(working.archived ? 'done.unarchived' : 'done.archived', textValues),
              { archived: working.archived },
            )
          }
          onDelete={() => {
            setConfirming(true);
            confirm.open();
          }}
          onPurge={() => openDialog({ kind: 'purge', entries: [entry] })}
          onFile={() => openDialog({ kind: 'export', entries: [entry], whole: false })}
        />
      )}
      {history.module && (
        <history.module.HistoryDialog {...history.overlay} journal={journal} entry={entry} />
      )}
      {confirm.module && (
        <confirm.module.DeleteDialog
          name={words.title}
          isOpen={isConfirming}
          onConfirm={() => void remove()}
          onCancel={() => setConfirming(false)}
        />
      )}
    </header>
  );
}
