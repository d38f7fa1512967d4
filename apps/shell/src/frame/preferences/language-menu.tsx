import { isLanguage, LANGUAGES } from '@word-unfolded/domain';
import { changeLanguage, useLanguage } from '@word-unfolded/i18n';
import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';

/** The languages, each under its own name. */
export function LanguageMenu(overlay: OverlayProps) {
  const t = useTexts();
  const language = useLanguage();
  const choose = (key: unknown) => {
    if (isLanguage(key)) void changeLanguage(key);
  };
  return (
    <Menu {...overlay} label={t('language.label')}>
      <MenuSection aria-label={t('language.label')} selectionMode="single" selectedKeys={[language]}>
        {LANGUAGES.map((each) => (
          <MenuItem key={each} id={each} lang={each} onAction={() => choose(each)}>
            {t(`language.${each}`)}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
