import { LANGUAGES, PAGES, PRODUCT } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { Link } from 'react-router';
import { useTexts } from '../locales/texts.js';
import styles from './footer.module.css';
import { LanguageLink } from './preferences/language-link.js';

const LINKS = ['about', 'magazine', 'help', 'terms', 'privacy'] as const;

/** The footer of every page. It links only to pages that exist. */
export function Footer() {
  const t = useTexts();
  const language = useLanguage();
  const { status } = useSession();
  const reference = new URLSearchParams({ ref: t('footer.namedReference') });
  const reading = status === 'visitor' ? PAGES.home : PAGES.study; // both show a passage, but only one is open to a visitor
  return (
    <footer className={styles.foot}>
      <nav className={styles.line} aria-label={t('footer.label')}>
        <span>{PRODUCT.name}</span>
        <Link to={PAGES.atlas}>{t('nav.atlas')}</Link>
        {LINKS.map((page) => (
          <Link key={page} to={PAGES[page]}>
            {t(`footer.${page}`)}
          </Link>
        ))}
        <Link to={`${reading}?${reference}`}>{t('footer.named')}</Link>
        {LANGUAGES.filter((each) => each !== language).map((each) => (
          <LanguageLink key={each} to={each} />
        ))}
      </nav>
    </footer>
  );
}
