import { useLanguage } from '@word-unfolded/i18n';
import { requestPersistence, storageSpace, type StorageSpace } from '@word-unfolded/offline-scripture';
import { Button } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import styles from './downloads.module.css';
import { megabytes } from './megabytes.js';
import { useTexts } from './texts.js';

/**
 * The storage that this site uses, and whether it is persistent. @param changes values whose change triggers a new
 * reading
 */
export function SpaceLines({ changes }: { readonly changes: number }) {
  const t = useTexts();
  const language = useLanguage();
  const [room, setRoom] = useState<StorageSpace>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void storageSpace().then((found) => isWanted && setRoom(found));
    return () => {
      isWanted = false;
    };
  }, [changes]);
  if (!room) return null;
  const ask = async () => {
    setRefused(!(await requestPersistence()));
    setRoom(await storageSpace());
  };
  return (
    <div className={styles.room}>
      <p>
        {t('room.used', { used: megabytes(room.used, language), quota: megabytes(room.quota, language) })}
        {room.isPersistent && ` ${t('room.kept')}`}
      </p>
      {!room.isPersistent && !isRefused && (
        <Button variant="quiet" onClick={() => void ask()}>
          {t('room.ask')}
        </Button>
      )}
      <p role="status">{!room.isPersistent && isRefused && t('room.refused')}</p>
    </div>
  );
}
