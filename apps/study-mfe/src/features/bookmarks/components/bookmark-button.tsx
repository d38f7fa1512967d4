import { readableText } from '@word-unfolded/api-client';
import { AppError } from '@word-unfolded/contracts';
import type { Bookmark } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useBookmarks, type PassageToStore } from '@word-unfolded/offline';
import { IconButton, log, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useBookmarksTexts } from '../texts.js';
import styles from './bookmark-button.module.css';

type BookmarkButtonProps = {
  /** The open passage; without one the button is disabled. */
  readonly passage: PassageToStore | undefined;
};

/** Adds or removes the bookmark of the open passage; adding it again restores its note. */
export function BookmarkButton({ passage }: BookmarkButtonProps) {
  const t = useBookmarksTexts();
  const language = useLanguage();
  const { isKnown, bookmarks, has, add, remove, restore } = useBookmarks();
  const [takenAway, setTakenAway] = useState<Bookmark>();
  const isStored = passage !== undefined && has(passage.id);

  const toggle = async (pressed: PassageToStore) => {
    const values = { reference: pressed.reference };
    if (isStored) {
      setTakenAway(bookmarks.find(({ id }) => id === pressed.id));
      await remove(pressed.id);
      return showToast(t('removed', values));
    }
    await (takenAway?.id === pressed.id ? restore(takenAway) : add(pressed));
    showToast(t('added', values), 'good');
  };

  const press = () => {
    if (!passage || !isKnown) return;
    toggle(passage).catch((error: unknown) => {
      if (!(error instanceof AppError)) log.error('A bookmark could not be stored', error);
      showToast(error instanceof AppError ? readableText(error, language, 'action') : t('failed'), 'bad');
    });
  };

  return (
    <IconButton
      icon="ribbon"
      label={t('keep')}
      className={styles.button}
      aria-pressed={isStored}
      aria-disabled={passage === undefined || undefined}
      onClick={press}
    />
  );
}
