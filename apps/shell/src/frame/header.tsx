import { PAGES } from '@word-unfolded/domain';
import { NavLink } from 'react-router';
import { useTexts } from '../locales/texts.js';
import { Brand } from './brand.js';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher.js';
import { ThemePicker } from './theme-picker.js';

/** The head of every page. Its links lead only to pages that exist. */
export function Header() {
  const t = useTexts();
  return (
    <header className={styles.bar}>
      <div className={styles.line}>
        <Brand />
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <NavLink to={PAGES.study}>{t('nav.study')}</NavLink>
        </nav>
        <div className={styles.end}>
          <LanguageSwitcher />
          <ThemePicker />
        </div>
      </div>
    </header>
  );
}
