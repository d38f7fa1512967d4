import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, SelectField, showToast } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import styles from '../../journal/dialog-body.module.css';
import { plainTextOf } from '../../journal/text/plain-text.js';
import { useEntryWords } from '../../journal/text/use-entry-words.js';
import { LinkList } from './link-list.js';
import { sendText } from './send-text.js';
import { useSharingTexts } from './texts.js';
import { useLinks } from './use-links.js';

/** How long a link is valid, in days. */
const DAYS = ['1', '7', '30', '90', '365'] as const;

type ShareDialogProps = {
  readonly entry: DeviceEntry;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
};

/** Shares an entry: its text through the share sheet of the device, or a link that expires. */
export function ShareDialog({ entry, mayWrite, onClose }: ShareDialogProps) {
  const t = useSharingTexts();
  const words = useEntryWords()(entry);
  const send = async () => {
    const sent = await sendText(plainTextOf(entry, words), words.title);
    if (sent === 'copied') showToast(t('text.copied'), 'good');
    if (sent === 'failed') showToast(t('text.failed'), 'bad');
  };
  return (
    <Dialog title={t('title', { name: words.title })} isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <div>
          <Button onClick={() => void send()}>{t('share' in navigator ? 'text.send' : 'text.copy')}</Button>
        </div>
        <section className={styles.part}>
          <h3>{t('link')}</h3>
          {entry.serverId === null ? (
            <p className={styles.note}>{t('notYet')}</p>
          ) : (
            <EntryLinks
              entryId={entry.serverId}
              name={words.title}
              mayShare={mayWrite && !entry.working.binned}
              mayWrite={mayWrite}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}

type EntryLinksProps = {
  readonly entryId: string;
  readonly name: string;
  readonly mayShare: boolean;
  readonly mayWrite: boolean;
};

function EntryLinks({ entryId, name, mayShare, mayWrite }: EntryLinksProps) {
  const t = useSharingTexts();
  const shared = useLinks(entryId);
  const [days, setDays] = useState<string>('30');
  return (
    <>
      <p>{t('shows')}</p>
      {!mayShare && <p className={styles.note}>{t(mayWrite ? 'inBin' : 'needsPlus')}</p>}
      {mayShare && (
        <>
          <SelectField label={t('ends')} value={days} onChange={({ target }) => setDays(target.value)}>
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {t(`days.${each}`)}
              </option>
            ))}
          </SelectField>
          <div>
            <Button variant="main" busy={shared.isBusy} onClick={() => void shared.create(Number(days))}>
              {t('create')}
            </Button>
          </div>
        </>
      )}
      <LinkList shared={shared} nameOf={() => name} empty={t('none')} />
    </>
  );
}
