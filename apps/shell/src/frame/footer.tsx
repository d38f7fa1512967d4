import { LANGUAGES, PAGES, PRODUCT } from '@word-unfolded/domain';
import { changeLanguage, useLanguage } from '@word-unfolded/i18n';
import { Link } from 'react-router';
import { useTexts } from '../locales/texts.js';
import styles from './footer.module.css';

/** The foot of every page. Its links lead only to pages that exist. */
export function Footer() {
  const t = useTexts();
  const language = useLanguage();
  const reference = new URLSearchParams({ ref: t('footer.namedReference') });
  return (
    <footer className={styles.foot}>
      <nav className={styles.line} aria-label={t('footer.label')}>
        <span>{PRODUCT.name}</span>
        <Link to={PAGES.study}>{t('nav.study')}</Link>
        <Link to={`${PAGES.study}?${reference}`}>{t('footer.named')}</Link>
        {LANGUAGES.filter((each) => each !== language).map((each) => (
          <button key={each} type="button" lang={each} onClick={() => void changeLanguage(each)}>
            {t(`language.${each}`)}
          </button>
        ))}
      </nav>
    </footer>
  );
}
