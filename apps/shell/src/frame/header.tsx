import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { ButtonLink, classNames } from '@word-unfolded/ui';
import { Link, NavLink } from 'react-router';
import { useTexts } from '../locales/texts.js';
import { PaletteButton } from '../palette/palette-button.js';
import { AccountButton } from './account/account-button.js';
import { Brand } from './brand.js';
import styles from './header.module.css';
import { LanguageSwitcher } from './preferences/language-switcher.js';
import { OfflineWord } from './offline-word.js';
import { ThemePicker } from './preferences/theme-picker.js';

/** The header of every page. It links only to pages that exist. */
export function Header() {
  const t = useTexts();
  const language = useLanguage();
  const { status } = useSession();
  return (
    <header className={styles.bar}>
      <div className={styles.line}>
        <Brand />
        <OfflineWord />
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {status === 'visitor' ? (
            <>
              <NavLink to={`${PAGES.read}/${language}`}>{t('nav.read')}</NavLink>
              <NavLink to={PAGES.atlas}>{t('nav.atlas')}</NavLink>
              <NavLink to={PAGES.subscription}>{t('nav.plans')}</NavLink>
            </>
          ) : (
            <>
              <NavLink to={PAGES.study}>{t('nav.study')}</NavLink>
              <NavLink to={PAGES.explorer}>{t('nav.explorer')}</NavLink>
              <NavLink to={PAGES.atlas}>{t('nav.atlas')}</NavLink>
              <NavLink to={PAGES.journal}>{t('nav.journal')}</NavLink>
              <NavLink to={PAGES.selah}>{t('nav.selah')}</NavLink>
            </>
          )}
          <NavLink to={PAGES.magazine} aria-label={t('nav.magazine')}>
            <span className={styles.short}>{t('nav.magazineShort')}</span>
            <span className={styles.whole}>{t('nav.magazine')}</span>
          </NavLink>
          <NavLink to={PAGES.help}>{t('nav.help')}</NavLink>
        </nav>
        <div className={styles.search}>
          <PaletteButton />
        </div>
        <div className={classNames(styles.end, status === 'visitor' ? styles.visiting : styles.signedIn)}>
          <LanguageSwitcher />
          <ThemePicker />
          {status === 'signed-in' && <AccountButton />}
          {status === 'checking' && <span className={styles.awaited} />}
          {status === 'visitor' && <VisitorLinks />}
        </div>
      </div>
    </header>
  );
}

/** A visitor's links to sign-in and registration. */
function VisitorLinks() {
  const t = useTexts();
  return (
    <>
      <Link className={styles.signIn} to={PAGES.login}>
        {t('nav.signIn')}
      </Link>
      <ButtonLink className={styles.register} to={PAGES.register}>
        {t('nav.register')}
      </ButtonLink>
    </>
  );
}
