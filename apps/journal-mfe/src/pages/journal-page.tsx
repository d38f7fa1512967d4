import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, usePageTitle } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './journal-page.module.css';

/** The journal, until accounts exist: it says so, and where to go on. */
export function JournalPage() {
  const t = useTexts();
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.body}>{t('body')}</p>
      <ButtonLink look="main" to={PAGES.study}>
        {t('study')}
      </ButtonLink>
    </div>
  );
}
