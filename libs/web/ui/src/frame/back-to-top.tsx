import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon.js';
import { useTexts } from '../locales/texts.js';
import { focusMain } from './focus-main.js';
import styles from './back-to-top.module.css';

/** Specification, section 2, "Shell and navigation": CSS pixels of scrolling after which the button appears. */
const SHOWN_PAST = 300;

/** Scrolls back to the top of a long page. */
export function BackToTop() {
  const t = useTexts();
  const isFarDown = useSyncExternalStore(onScroll, () => window.scrollY > SHOWN_PAST);
  if (!isFarDown) return null;
  const climb = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    focusMain();
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('backToTop')}
      title={t('backToTop')}
      onClick={climb}
    >
      <Icon name="up" />
    </button>
  );
}

function onScroll(look: () => void): () => void {
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}
