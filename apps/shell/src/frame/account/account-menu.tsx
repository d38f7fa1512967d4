import { LANGUAGES, PAGES, reachesTier } from '@word-unfolded/domain';
import { changeLanguage, useLanguage } from '@word-unfolded/i18n';
import { useSessionActions, useUser } from '@word-unfolded/session';
import { useMediaQuery } from '@word-unfolded/ui';
import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useNavigate } from 'react-router';
import { useTexts } from '../../locales/texts.js';

/** Below this width the header has room only for the logo, the search and the account. */
const NARROW = '(max-width: 61.99em)';

type AccountMenuProps = OverlayProps & {
  readonly onTheme: () => void;
  readonly onFeedback: () => void;
};

/** Account items, and on a narrow page also the items that do not fit into the header. */
export function AccountMenu({ onTheme, onFeedback, ...overlay }: AccountMenuProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const isNarrow = useMediaQuery(NARROW);
  const { subscriptionTier: tier, role } = useUser();
  const goTo = (page: string) => () => void navigate(page);
  const leave = () => {
    const left = signOut();
    void navigate(PAGES.home, { flushSync: true }); // before the gate of this page redirects to sign-in
    void left;
  };
  return (
    <Menu {...overlay} label={t('account.menu')}>
      {isNarrow && (
        <MenuSection aria-label={t('nav.label')}>
          <MenuItem onAction={goTo(PAGES.menu)}>{t('nav.menu')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.study)}>{t('nav.study')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.explorer)}>{t('nav.explorer')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.atlas)}>{t('nav.atlas')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.journal)}>{t('nav.journal')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.gallery)}>{t('nav.gallery')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.selah)}>{t('nav.selah')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.theoHistory)}>{t('nav.theoHistory')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.magazine)}>{t('nav.magazine')}</MenuItem>
          <MenuItem onAction={goTo(PAGES.help)}>{t('nav.help')}</MenuItem>
        </MenuSection>
      )}
      <MenuSection aria-label={t('account.menu')}>
        <MenuItem onAction={goTo(PAGES.profile)}>{t('account.profile')}</MenuItem>
        <MenuItem onAction={goTo(PAGES.subscription)}>{t('account.subscription')}</MenuItem>
        <MenuItem onAction={goTo(PAGES.usage)}>{t('account.usage')}</MenuItem>
        {reachesTier({ tier, role }, 'beta') && (
          <MenuItem onAction={onFeedback}>{t('account.feedback')}</MenuItem>
        )}
      </MenuSection>
      {isNarrow && <Appearance onTheme={onTheme} />}
      <MenuSection aria-label={t('account.signOut')}>
        <MenuItem onAction={leave}>{t('account.signOut')}</MenuItem>
      </MenuSection>
    </Menu>
  );
}

function Appearance({ onTheme }: { readonly onTheme: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <MenuSection aria-label={t('account.appearance')}>
      {LANGUAGES.filter((each) => each !== language).map((each) => (
        <MenuItem key={each} lang={each} onAction={() => void changeLanguage(each)}>
          {t(`language.${each}`)}
        </MenuItem>
      ))}
      <MenuItem onAction={onTheme}>{t('theme.label')}</MenuItem>
    </MenuSection>
  );
}
