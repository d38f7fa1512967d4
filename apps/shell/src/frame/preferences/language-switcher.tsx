import { useLanguage } from '@word-unfolded/i18n';
import { IconButton, useOverlay } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';

/** The language of the interface, in the header. */
export function LanguageSwitcher() {
  const t = useTexts();
  const language = useLanguage();
  const code = language.toUpperCase();
  const { trigger, overlay, module } = useOverlay('menu', () => import('./language-menu.js'));
  return (
    <>
      <IconButton {...trigger} label={t('language.current', { code, language: t(`language.${language}`) })}>
        {code}
      </IconButton>
      {module && <module.LanguageMenu {...overlay} />}
    </>
  );
}
