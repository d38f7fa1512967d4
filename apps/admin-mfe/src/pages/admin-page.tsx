import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, usePageTitle } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './admin-page.module.css';

/**
 * The placeholder of the admin dashboard: it says that the dashboard is not available yet, and links to other pages.
 */
export function AdminPage() {
  const t = useTexts();
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.body}>{t('body')}</p>
      <ButtonLink variant="main" to={PAGES.study}>
        {t('study')}
      </ButtonLink>
    </div>
  );
}
