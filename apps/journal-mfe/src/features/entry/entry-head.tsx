import { PAGES } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Icon, IconButton, Link, showToast, useNavigate, useOverlay } from '@word-unfolded/ui';
import { useState } from 'react';
import { editAddress } from '../../journal/addresses.js';
import { Sign } from '../../journal/sign.js';
import { SyncMark } from '../../journal/sync-mark.js';
import { offerUndo } from '../../journal/undo-store.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';
import { entryFile, plainOf, saveFile, type EntryWords } from '../../journal/entry-file.js';
import styles from './entry-view.module.css';
import { useEntryTexts } from './texts.js';

type EntryHeadProps = {
  readonly journal: OwnJournal;
  readonly entry: DeviceEntry;
  readonly words: EntryWords;
};

/** Where an entry is kept, and what is done with it. */
export function EntryHead({ journal, entry, words }: EntryHeadProps) {
  const t = useEntryTexts();
  const common = useTexts();
  const navigate = useNavigate();
  const menu = useOverlay('menu', () => import('./entry-menu.js'));
  const history = useOverlay('dialog', () => import('./history-dialog.js'));
  const [isAsked, setAsked] = useState(false);
  const confirm = useOverlay('dialog', () => import('./delete-dialog.js'));
  const { key, working } = entry;
  const failed = () => showToast(common('problems.device'), 'bad');
  const told = { count: 1, name: words.title };
  const change = (done: Partial<typeof working>, text: string, back: Partial<typeof working>) =>
    journal.edit(key, done).then(() => offerUndo(text, () => journal.edit(key, back)), failed);
  const remove = async () => {
    setAsked(false);
    await change({ binned: true }, common('done.binned', told), { binned: false });
    void navigate(PAGES.journal);
  };
  return (
    <header className={styles.head}>
      <Link to={PAGES.journal} className={styles.back}>
        <Icon name="back" small />
        {common('title')}
      </Link>
      <SyncMark entry={entry} />
      <span className={styles.acts}>
        <IconButton icon="pen" label={t('edit')} onClick={() => void navigate(editAddress(key))} />
        <IconButton label={t('share')} onClick={() => void share(plainOf(entry, words), words.title, t)}>
          <Sign name="out" />
        </IconButton>
        <IconButton {...history.trigger} icon="past" label={t('history')} />
        <IconButton {...menu.trigger} icon="more" label={t('more')} />
      </span>
      {menu.module && (
        <menu.module.EntryMenu
          {...menu.overlay}
          isArchived={working.archived}
          onArchive={() =>
            void change(
              { archived: !working.archived },
              common(working.archived ? 'done.unarchived' : 'done.archived', told),
              { archived: working.archived },
            )
          }
          onDelete={() => {
            setAsked(true);
            confirm.open();
          }}
          onFile={(kind) => saveFile(entryFile(entry, kind, words))}
        />
      )}
      {history.module && (
        <history.module.HistoryDialog {...history.overlay} journal={journal} entry={entry} />
      )}
      {confirm.module && (
        <confirm.module.DeleteDialog
          name={words.title}
          isOpen={isAsked}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
    </header>
  );
}

/** Through the device's share sheet; where there is none, the text is copied. */
async function share(text: string, title: string, t: ReturnType<typeof useEntryTexts>): Promise<void> {
  try {
    if ('share' in navigator) return await navigator.share({ title, text });
    await (navigator as Navigator).clipboard.writeText(text);
    showToast(t('shared.copied'), 'good');
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(t('shared.failed'), 'bad');
  }
}
