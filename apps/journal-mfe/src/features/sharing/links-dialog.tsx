import { Dialog } from '@word-unfolded/ui/overlays';
import styles from '../../journal/dialog-body.module.css';
import { findEntry } from '../../journal/find-entry.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useEntryWords } from '../../journal/text/use-entry-words.js';
import { LinkList } from './link-list.js';
import { useSharingTexts } from './texts.js';
import { useLinks } from './use-links.js';

type LinksDialogProps = { readonly journal: OwnJournal; readonly onClose: () => void };

/** Every link to an entry of the reader, so that each can be revoked on any tier. */
export function LinksDialog({ journal, onClose }: LinksDialogProps) {
  const t = useSharingTexts();
  const wordsOf = useEntryWords();
  const shared = useLinks();
  return (
    <Dialog title={t('all.title')} isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <p>{t('shows')}</p>
        <LinkList
          shared={shared}
          isNamed
          nameOf={({ entryId }) => {
            const entry = journal.entries && findEntry(journal.entries, entryId);
            return entry ? wordsOf(entry).title : t('all.unknown');
          }}
          empty={t('all.none')}
        />
      </div>
    </Dialog>
  );
}
