import { IconButton, useOverlay, useTheme } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';

/** The theme, in the header. */
export function ThemePicker() {
  const t = useTexts();
  const mode = useTheme((state) => state.mode);
  const { trigger, overlay, module } = useOverlay('dialog', () => import('./theme-panel.js'));
  return (
    <>
      <IconButton {...trigger} label={t('theme.label')} icon={mode === 'dark' ? 'moon' : 'sun'} />
      {module && <module.ThemePanel {...overlay} />}
    </>
  );
}
