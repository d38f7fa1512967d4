import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, Engraving, usePageHead, useReplacesFirstPage } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './not-found-page.module.css';

/** Shown for every address without a page. */
export function NotFoundPage() {
  const t = useTexts();
  usePageHead({ title: t('notFound.title'), status: 404, isListed: false });
  useReplacesFirstPage();
  return (
    <div className={styles.page}>
      <Engraving name="hills" />
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.body}>{t('notFound.body')}</p>
      <ButtonLink variant="main" to={PAGES.study}>
        {t('notFound.study')}
      </ButtonLink>
    </div>
  );
}
