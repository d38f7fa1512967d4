import { conflictOf, type DeviceEntry } from '@word-unfolded/offline';
import { Button, Icon, showToast } from '@word-unfolded/ui';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import type { EntryDraft } from './draft/entry-draft.js';
import styles from './entry-editor.module.css';
import { useEditorTexts } from './texts.js';

type ConflictNoticeProps = {
  readonly journal: OwnJournal;
  readonly draft: EntryDraft;
  readonly entry: DeviceEntry | undefined;
  /** Both texts are here, and the reader wants to see them. */
  readonly onCompare: (key: string) => void;
};

/**
 * Says that another device wrote in the same place. The editor stays, because somebody may be typing in it, and what is
 * typed on belongs to this device's version.
 */
export function ConflictNotice({ journal, draft, entry, onCompare }: ConflictNoticeProps) {
  const t = useEditorTexts();
  const compare = async () => {
    if (!entry) return;
    await draft.flush();
    await journal.exchangeNow().catch(() => undefined); // the journal itself shows that there is no network
    const { working } = await journal.see(entry.key);
    if (working.conflict) onCompare(entry.key);
    else showToast(t('twoVersions.notYet'));
  };
  const isShown = entry !== undefined && conflictOf(entry) !== null;
  return (
    <div role="status" className={styles.twoVersions}>
      {isShown && (
        <p>
          <span>
            <Icon name="fork" small /> {t('twoVersions.body')}
          </span>
          <Button onClick={() => void compare().catch(() => showToast(t('twoVersions.notYet')))}>
            {t('twoVersions.compare')}
          </Button>
        </p>
      )}
    </div>
  );
}
