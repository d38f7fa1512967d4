import { Delayed } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './loading-page.module.css';

/** Fills the page while it loads (specification, section 2). A wait too short to notice shows nothing. */
export function LoadingPage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <Delayed>
        <p role="status">{t('loading')}</p>
      </Delayed>
    </div>
  );
}
