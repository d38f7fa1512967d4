import { IconButton, storedText, useMediaQuery } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../locales/texts.js';
import { useChosenVerses } from '../../../scripture/selection/chosen-verses.js';
import styles from './verse-hint.module.css';

/** Whether the hint was shown on this device. */
const stored = storedText('verseHint');

/** A device that is operated with a mouse. */
const MOUSE = '(hover: hover) and (pointer: fine)';

/** Says once, on the first visit, that verses can be touched or clicked; until it is closed or a verse is chosen. */
export function VerseHint() {
  const t = useTexts();
  const hasMouse = useMediaQuery(MOUSE);
  const [isShown, setShown] = useState(() => stored.read() === null);
  useEffect(() => {
    stored.write('shown');
    return useChosenVerses.subscribe(({ ids }) => {
      if (ids.size > 0) setShown(false);
    });
  }, []);
  if (!isShown) return null;
  return (
    <p className={styles.hint}>
      {hasMouse ? t('verse.hintMouse') : t('verse.hint')}
      <IconButton icon="shut" label={t('verse.hintClose')} onClick={() => setShown(false)} />
    </p>
  );
}
