import { Icon, IconButton, useOverlay } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';
import styles from './theme-picker.module.css';

/** The theme, in the header. Its icon follows the page, because a page that is sent with its content knows no device. */
export function ThemePicker() {
  const t = useTexts();
  const { trigger, overlay, module } = useOverlay('dialog', () => import('./theme-panel.js'));
  return (
    <>
      <IconButton {...trigger} label={t('theme.label')} className={styles.theme}>
        <Icon name="sun" />
        <Icon name="moon" />
      </IconButton>
      {module && <module.ThemePanel {...overlay} />}
    </>
  );
}
