import { useLanguage } from '@word-unfolded/i18n';
import { useTexts } from '../texts.js';
import styles from './feeds.module.css';

/** Links to the feeds of the magazine, for programs that follow it. */
export function Feeds() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <nav aria-label={t('feeds.label')} className={styles.feeds}>
      {(['rss', 'atom'] as const).map((format) => (
        <a key={format} href={`/api/magazine/feeds/${format}?language=${language}`}>
          {t(`feeds.${format}`)}
        </a>
      ))}
    </nav>
  );
}
