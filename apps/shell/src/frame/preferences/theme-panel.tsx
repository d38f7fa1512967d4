import { useTheme, VisuallyHidden } from '@word-unfolded/ui';
import { ChoiceList, Popover, Switch, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';
import styles from './theme-panel.module.css';

/** The five themes, and light or dark mode. A selection is applied at once. */
export function ThemePanel(overlay: OverlayProps) {
  const t = useTexts();
  const { mode, selectedThemeKey, availableThemes, selectTheme, setMode } = useTheme((state) => state);
  const themes = availableThemes.map(({ key, category }) => ({
    value: key,
    name: t(`theme.names.${key}`),
    aside: t(`theme.categories.${category}`),
    sign: <span className={styles.swatch} data-theme={key} data-mode={mode} />,
  }));
  return (
    <Popover {...overlay} label={t('theme.label')}>
      <ChoiceList label={t('theme.list')} choices={themes} chosen={selectedThemeKey} onChoose={selectTheme} />
      <div className={styles.mode}>
        <Switch isSelected={mode === 'dark'} onChange={(isDark) => setMode(isDark ? 'dark' : 'light')}>
          {t('theme.dark')}
        </Switch>
      </div>
      <VisuallyHidden role="status">
        {t('theme.announcement', {
          theme: t(`theme.names.${selectedThemeKey}`),
          mode: t(`theme.modes.${mode}`),
        })}
      </VisuallyHidden>
    </Popover>
  );
}
