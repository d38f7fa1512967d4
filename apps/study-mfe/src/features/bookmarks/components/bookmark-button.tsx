import { readableText } from '@word-unfolded/api-client';
import { CatalogueError } from '@word-unfolded/contracts';
import type { Bookmark } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useBookmarks, type PassageToKeep } from '@word-unfolded/offline';
import { IconButton, log, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useBookmarksTexts } from '../texts.js';
import styles from './bookmark-button.module.css';

type BookmarkButtonProps = {
  /** The passage that is open; without one there is nothing to keep. */
  readonly passage: PassageToKeep | undefined;
};

/** Keeps the open passage, or no longer; pressed again it comes back with its note. */
export function BookmarkButton({ passage }: BookmarkButtonProps) {
  const t = useBookmarksTexts();
  const language = useLanguage();
  const { isKnown, bookmarks, has, add, remove, restore } = useBookmarks();
  const [takenAway, setTakenAway] = useState<Bookmark>();
  const isKept = passage !== undefined && has(passage.id);

  const toggle = async (pressed: PassageToKeep) => {
    const values = { reference: pressed.reference };
    if (isKept) {
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
      if (!(error instanceof CatalogueError)) log.error('A bookmark could not be kept', error);
      showToast(error instanceof CatalogueError ? readableText(error, language) : t('failed'), 'bad');
    });
  };

  return (
    <IconButton
      icon="ribbon"
      label={t('keep')}
      className={styles.button}
      aria-pressed={isKept}
      aria-disabled={passage === undefined || undefined}
      onClick={press}
    />
  );
}
