import { SettingChoice } from '../../../src/controls/setting-choice.js';
import { useTexts } from '../../../src/locales/texts.js';
import { changeReaderSettings, useReaderSettings } from '../../../src/scripture/reader-settings.js';
import { READING_CHOICES, SETTING_CHOICES } from './reading-choices.js';
import { Switch } from '../switch.js';

/** The display settings of Scripture. Changes take effect at once and are stored on the device. */
export function ReadingSettings() {
  const t = useTexts();
  const settings = useReaderSettings();
  return (
    <>
      {READING_CHOICES.map((name) => (
        <Switch
          key={name}
          isSelected={settings[name]}
          onChange={(isOn) => changeReaderSettings({ [name]: isOn })}
        >
          {t(`reading.${name}`)}
        </Switch>
      ))}
      <SettingChoice
        label={t('reading.typeSize.label')}
        values={SETTING_CHOICES.typeSize}
        chosen={settings.typeSize}
        nameOf={(value) => t(`reading.typeSize.${value}`)}
        onChoose={(typeSize) => changeReaderSettings({ typeSize })}
      />
      <SettingChoice
        label={t('reading.measure.label')}
        values={SETTING_CHOICES.measure}
        chosen={settings.measure}
        nameOf={(value) => t(`reading.measure.${value}`)}
        onChoose={(measure) => changeReaderSettings({ measure })}
      />
      <SettingChoice
        label={t('reading.lineHeight.label')}
        values={SETTING_CHOICES.lineHeight}
        chosen={settings.lineHeight}
        nameOf={(value) => t(`reading.lineHeight.${value}`)}
        onChoose={(lineHeight) => changeReaderSettings({ lineHeight })}
      />
    </>
  );
}
