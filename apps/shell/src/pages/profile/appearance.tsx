import { ReadingSettings } from '@word-unfolded/ui/overlays';
import { ThemeChoices } from '../../frame/preferences/theme-choices.js';
import styles from './profile.module.css';
import { useTexts } from './texts.js';

/** How the application looks on this device: its theme, and how it sets Scripture. */
export function Appearance() {
  const t = useTexts();
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{t('appearance.lead')}</p>
      <div className={styles.rows}>
        <ThemeChoices />
      </div>
      <div role="group" aria-labelledby="reading-settings">
        <h3 id="reading-settings">{t('appearance.reading')}</h3>
        <ReadingSettings />
      </div>
    </div>
  );
}
