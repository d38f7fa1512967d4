import type { MouseEvent } from 'react';
import { useTexts } from '../locales/texts.js';
import { focusMain, MAIN_ID } from './focus-main.js';
import styles from './skip-link.module.css';

/** The first tab stop: it skips the header and leads to the content. */
export function SkipLink() {
  const t = useTexts();
  const skip = (event: MouseEvent) => {
    event.preventDefault(); // the address must not change
    focusMain();
    document.getElementById(MAIN_ID)?.scrollIntoView();
  };
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip}>
      {t('skip')}
    </a>
  );
}
