import { MODE_CHOICES } from '@word-unfolded/domain';
import { useTheme, VisuallyHidden } from '@word-unfolded/ui';
import { ChoiceList } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';
import styles from './theme-choices.module.css';

/** The five themes, and their mode: light, dark, or that of the device. A selection is applied at once. */
export function ThemeChoices() {
  const t = useTexts();
  const { mode, modeChoice, selectedThemeKey, availableThemes, selectTheme, setMode } = useTheme(
    (state) => state,
  );
  const themes = availableThemes.map(({ key, category }) => ({
    value: key,
    name: t(`theme.names.${key}`),
    aside: t(`theme.categories.${category}`),
    sign: <span className={styles.swatch} data-theme={key} data-mode={mode} />,
  }));
  const modes = MODE_CHOICES.map((value) => ({ value, name: t(`theme.choices.${value}`) }));
  return (
    <div>
      <ChoiceList label={t('theme.list')} choices={themes} chosen={selectedThemeKey} onChoose={selectTheme} />
      <div className={styles.mode}>
        <ChoiceList label={t('theme.mode')} choices={modes} chosen={modeChoice} onChoose={setMode} />
      </div>
      <VisuallyHidden role="status">
        {t('theme.announcement', {
          theme: t(`theme.names.${selectedThemeKey}`),
          mode: t(`theme.modes.${mode}`),
        })}
      </VisuallyHidden>
    </div>
  );
}
