import { Popover, Switch, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../../locales/texts.js';
import { changeReaderSettings, useReaderSettings } from '../reader-settings.js';
import styles from './reader-settings-panel.module.css';
import { READING_CHOICES } from './reading-choices.js';

/** How the text is shown. What is changed shows at once. */
export function ReaderSettingsPanel(overlay: OverlayProps) {
  const t = useTexts();
  const settings = useReaderSettings();
  return (
    <Popover {...overlay} label={t('tools.settings')}>
      <div className={styles.panel}>
        {READING_CHOICES.map((name) => (
          <Switch
            key={name}
            isSelected={settings[name]}
            onChange={(isOn) => changeReaderSettings({ [name]: isOn })}
          >
            {t(`settings.${name}`)}
          </Switch>
        ))}
      </div>
    </Popover>
  );
}
