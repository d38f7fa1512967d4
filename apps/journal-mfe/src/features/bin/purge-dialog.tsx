import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { log, showToast } from '@word-unfolded/ui';
import { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import styles from '../../journal/dialog-body.module.css';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';

/** At most this many entries are listed by name; beyond that, only their number is shown. */
const NAMED = 20;

type PurgeDialogProps = {
  readonly journal: OwnJournal;
  readonly entries: readonly DeviceEntry[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation, listing the entries by name, before they are deleted for good. */
export function PurgeDialog({ journal, entries, onDone, onClose }: PurgeDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const count = entries.length;
  const names = entries.slice(0, NAMED).map(({ key, working }) => ({ key, name: working.title.trim() }));
  const name = names[0]?.name || t('untitled');
  const purge = async () => {
    setBusy(true);
    try {
      await journal.purge(entries.map(({ key }) => key));
      showToast(t('done.purged', { count, name }), 'good');
      onDone();
    } catch (error) {
      log.error('The bin could not be emptied', error);
      showToast(`${errorText('ENTRY_DELETE_FAILED', language)}. ${t('problems.device')}`, 'bad');
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title={t('purge.title', { count, name })}
      confirm={t('purge.confirm')}
      cancel={t('purge.cancel')}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void purge()}
      onCancel={onClose}
    >
      <p>{t('purge.body', { count })}</p>
      {count > 1 && (
        <ul className={styles.names}>
          {names.map((each) => (
            <li key={each.key}>{each.name || t('untitled')}</li>
          ))}
          {count > NAMED && <li>{t('purge.more', { count: count - NAMED })}</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}
