import { useLanguage } from '@word-unfolded/i18n';
import { requestPersistence, storageRoom, type StorageRoom } from '@word-unfolded/offline-scripture';
import { Button } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import styles from './downloads.module.css';
import { megabytes } from './megabytes.js';
import { useTexts } from './texts.js';

/** What this site takes on the device, and whether the browser keeps it. @param changes what makes it look anew */
export function RoomLines({ changes }: { readonly changes: number }) {
  const t = useTexts();
  const language = useLanguage();
  const [room, setRoom] = useState<StorageRoom>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void storageRoom().then((found) => isWanted && setRoom(found));
    return () => {
      isWanted = false;
    };
  }, [changes]);
  if (!room) return null;
  const ask = async () => {
    setRefused(!(await requestPersistence()));
    setRoom(await storageRoom());
  };
  return (
    <div className={styles.room}>
      <p>
        {t('room.used', { used: megabytes(room.used, language), quota: megabytes(room.quota, language) })}
        {room.isPersistent && ` ${t('room.kept')}`}
      </p>
      {!room.isPersistent && !isRefused && (
        <Button look="quiet" onClick={() => void ask()}>
          {t('room.ask')}
        </Button>
      )}
      <p role="status">{!room.isPersistent && isRefused && t('room.refused')}</p>
    </div>
  );
}
