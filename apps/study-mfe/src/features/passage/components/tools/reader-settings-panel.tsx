import { Button, SettingChoice } from '@word-unfolded/ui';
import { Popover, Switch, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../../../locales/texts.js';
import { showDownloads } from '../../../../offline/downloads-panel.js';
import { changeReaderSettings, useReaderSettings } from '../../../../scripture/reader-settings.js';
import styles from './reader-settings-panel.module.css';
import { READING_CHOICES, SETTING_CHOICES } from './reading-choices.js';

/** The display settings of the text. Changes take effect at once. */
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
        <SettingChoice
          label={t('settings.typeSize.label')}
          values={SETTING_CHOICES.typeSize}
          chosen={settings.typeSize}
          nameOf={(value) => t(`settings.typeSize.${value}`)}
          onChoose={(typeSize) => changeReaderSettings({ typeSize })}
        />
        <SettingChoice
          label={t('settings.measure.label')}
          values={SETTING_CHOICES.measure}
          chosen={settings.measure}
          nameOf={(value) => t(`settings.measure.${value}`)}
          onChoose={(measure) => changeReaderSettings({ measure })}
        />
        <SettingChoice
          label={t('settings.lineHeight.label')}
          values={SETTING_CHOICES.lineHeight}
          chosen={settings.lineHeight}
          nameOf={(value) => t(`settings.lineHeight.${value}`)}
          onChoose={(lineHeight) => changeReaderSettings({ lineHeight })}
        />
        <Button
          variant="quiet"
          onClick={() => {
            overlay.onOpenChange(false);
            showDownloads(true);
          }}
        >
          {t('settings.downloads')}
        </Button>
      </div>
    </Popover>
  );
}
