import type { Bookmark } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useBookmarks } from '@word-unfolded/offline';
import { Button, log, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { nameOfCurrent, type AddressOf } from '../../../current-passage/current-passage.js';
import { useBookmarksTexts } from '../texts.js';
import { BookmarkRow } from './bookmark-row.js';
import styles from './bookmark-list.module.css';

/** The reader's bookmarks with their notes, the newest first. */
export function BookmarkList({ addressOf }: { readonly addressOf: AddressOf }) {
  const t = useBookmarksTexts();
  const language = useLanguage();
  const { isKnown, bookmarks, remove, restore, write } = useBookmarks();
  const [takenAway, setTakenAway] = useState<Bookmark>();

  const attempt = (act: Promise<void>) => {
    act.catch((error: unknown) => {
      log.error('A bookmark could not be changed', error);
      showToast(t('failed'), 'bad');
    });
  };
  const exportJournal = (bookmark: Bookmark) => {
    setTakenAway(bookmark);
    attempt(remove(bookmark.id));
  };
  const putBack = () => {
    if (takenAway) attempt(restore(takenAway));
    setTakenAway(undefined);
  };

  return (
    <section aria-label={t('list.title')}>
      <p role="status" className={styles.gone}>
        {takenAway && (
          <>
            {t('list.gone', { reference: nameOfCurrent(takenAway, language) })}{' '}
            <Button variant="quiet" onClick={putBack}>
              {t('list.undo')}
            </Button>
          </>
        )}
      </p>
      {isKnown && bookmarks.length === 0 && <p className={styles.empty}>{t('list.empty')}</p>}
      <ul>
        {bookmarks.map((bookmark) => (
          <BookmarkRow
            key={bookmark.id}
            bookmark={bookmark}
            addressOf={addressOf}
            onRemove={() => exportJournal(bookmark)}
            onWrite={(notes) => attempt(write(bookmark.id, notes))}
          />
        ))}
      </ul>
    </section>
  );
}
