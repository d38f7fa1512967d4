import { callRoute } from '@word-unfolded/api-client';
import { getAllowanceRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../locales/texts.js';
import styles from './image-maker.module.css';

/** What is left of the day's images, before one is used (beyond, 23). Nothing is shown if no limit applies. */
export function ImagesLeft() {
  const t = useTexts();
  const language = useLanguage();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    callRoute(getAllowanceRoute, {}, { language, signal: stop.signal }).then(
      ({ limited, limits, used }) => setLeft(limited ? Math.max(0, limits.images - used.images) : undefined),
      (error: unknown) => stop.signal.aborted || log.warn('The remaining images could not be counted', error),
    );
    return () => stop.abort();
  }, [language]);
  return left === undefined ? null : <span className={styles.note}>{t('left', { count: left })}</span>;
}
