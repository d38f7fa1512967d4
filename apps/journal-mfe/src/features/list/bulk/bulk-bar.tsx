import { cleanTag, JOURNAL_LIMITS } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, FieldBox } from '@word-unfolded/ui';
import { useState, type SubmitEvent } from 'react';
import { openDialog } from '../../../journal/dialog-request.js';
import { useTexts } from '../../../locales/texts.js';
import styles from './bulk-bar.module.css';
import type { Place } from '../filter/choose-entries.js';
import type { Bulk } from './use-bulk.js';

type BulkBarProps = {
  readonly place: Place;
  readonly mayWrite: boolean;
  readonly chosen: readonly DeviceEntry[];
  readonly bulk: Bulk;
  readonly onAll: () => void;
  readonly onDone: () => void;
};

/** The actions for the selected entries. */
export function BulkBar({ place, mayWrite, chosen, bulk, onAll, onDone }: BulkBarProps) {
  const t = useTexts();
  const [tag, setTag] = useState('');
  const none = chosen.length === 0;
  const act = (run: () => void) => () => {
    run();
    onDone();
  };
  const addTag = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const clean = cleanTag(tag).slice(0, JOURNAL_LIMITS.tagCharacters);
    if (clean === '' || none) return;
    bulk.tag(chosen, clean);
    setTag('');
    onDone();
  };
  return (
    <div role="group" aria-label={t('choose.actions')} className={styles.bar}>
      <p role="status">{t('choose.count', { count: chosen.length })}</p>
      <Button variant="quiet" onClick={onAll}>
        {t('choose.all')}
      </Button>
      {place !== 'bin' && mayWrite && (
        <Button busy={none} onClick={act(() => bulk.archive(chosen, place !== 'archive'))}>
          {t(place === 'archive' ? 'actions.unarchive' : 'actions.archive')}
        </Button>
      )}
      <Button busy={none} onClick={act(() => bulk.bin(chosen, place !== 'bin'))}>
        {t(place === 'bin' ? 'actions.restore' : 'actions.delete')}
      </Button>
      {place === 'bin' && (
        <Button busy={none} onClick={act(() => openDialog({ kind: 'purge', entries: chosen }))}>
          {t('actions.purge')}
        </Button>
      )}
      <Button busy={none} onClick={act(() => openDialog({ kind: 'export', entries: chosen, whole: false }))}>
        {t('actions.file')}
      </Button>
      {place !== 'bin' && mayWrite && (
        <form className={styles.tag} onSubmit={addTag}>
          <FieldBox>
            <input
              aria-label={t('choose.tag')}
              placeholder={t('choose.tag')}
              value={tag}
              onChange={({ target }) => setTag(target.value)}
            />
          </FieldBox>
          <Button type="submit" busy={none}>
            {t('choose.tagDo')}
          </Button>
        </form>
      )}
      <Button variant="quiet" onClick={onDone}>
        {t('choose.end')}
      </Button>
    </div>
  );
}
