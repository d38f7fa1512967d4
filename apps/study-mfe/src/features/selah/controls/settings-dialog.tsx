import { useLanguage } from '@word-unfolded/i18n';
import { Button, SelectField, SettingChoice, type OverlayProps } from '@word-unfolded/ui';
import { Dialog, Switch } from '@word-unfolded/ui/overlays';
import { useEffect, useState } from 'react';
import { browserVoices, voicesFor } from '@word-unfolded/speech';
import {
  chooseMicrophone,
  chooseTalk,
  chooseVoice,
  showCaptions,
  useStoredChoices,
} from '../hooks/stored-choices.js';
import type { Selah } from '../hooks/use-selah.js';
import { recognitionTag } from '../listening/recognition-tag.js';
import {
  browserRecognition,
  installLocally,
  localAvailability,
  type LocalAvailability,
} from '../listening/speech-recognition.js';
import { SERVER_VOICE } from '../speaking/open-speaker.js';
import { useSelahTexts } from '../texts.js';
import styles from './settings-dialog.module.css';

type SettingsDialogProps = OverlayProps & { readonly selah: Selah };

/** The reader's choices for conversations by voice. */
export function SettingsDialog({ isOpen, onOpenChange, selah }: SettingsDialogProps) {
  const t = useSelahTexts();
  const choices = useStoredChoices();
  const microphones = useMicrophones(isOpen);
  const own = useVoices(isOpen);
  const voices = selah.realtime?.voices ?? own;
  // A voice of the browser is none of the model, and the reverse.
  const isOffered =
    choices.voice !== undefined &&
    (voices.includes(choices.voice) || (!selah.realtime && choices.voice === SERVER_VOICE));
  return (
    <Dialog title={t('settings.title')} isOpen={isOpen} onOpenChange={onOpenChange} onPhone="sheet">
      <div className={styles.settings}>
        <SelectField
          label={t('settings.microphone')}
          value={choices.deviceId ?? ''}
          onChange={({ target }) => chooseMicrophone(target.value || undefined)}
        >
          <option value="">{t('settings.defaultMicrophone')}</option>
          {microphones.map(({ deviceId, label }, index) => (
            <option key={deviceId} value={deviceId}>
              {label || t('settings.unnamedMicrophone', { number: index + 1 })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('settings.voice')}
          value={isOffered ? choices.voice : ''}
          onChange={({ target }) => chooseVoice(target.value || undefined)}
        >
          <option value="">
            {selah.realtime
              ? t('settings.modelVoice', { name: selah.realtime.voices[0] ?? selah.realtime.model })
              : t('settings.defaultVoice')}
          </option>
          {voices.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {!selah.realtime && <option value={SERVER_VOICE}>{t('settings.serverVoice')}</option>}
        </SelectField>
        <SettingChoice
          label={t('settings.talk')}
          values={['open', 'push'] as const}
          chosen={choices.talk}
          nameOf={(mode) => t(`settings.${mode}`)}
          onChoose={chooseTalk}
        />
        <Switch isSelected={choices.showsCaptions} onChange={showCaptions}>
          {t('settings.captions')}
        </Switch>
        {!selah.realtime && <OnThisDevice />}
        <p className={styles.aside}>{t('settings.next')}</p>
        <p className={styles.aside}>{t('keys')}</p>
      </div>
    </Dialog>
  );
}

/** Offers to recognise speech on the device, where the browser can download what it needs. */
function OnThisDevice() {
  const t = useSelahTexts();
  const language = useLanguage();
  const [state, setState] = useState<LocalAvailability | 'installed' | 'failed'>();
  const tag = recognitionTag(language);
  useEffect(() => {
    const Recognition = browserRecognition();
    if (Recognition) void localAvailability(Recognition, tag).then(setState);
  }, [tag]);
  if (state === undefined || state === 'unavailable' || state === 'available') return null;
  const download = async () => {
    const Recognition = browserRecognition();
    if (!Recognition) return;
    setState('downloading');
    setState((await installLocally(Recognition, tag)) ? 'installed' : 'failed');
  };
  return (
    <div className={styles.local}>
      <strong>{t('settings.local')}</strong>
      <p className={styles.aside}>{t('settings.localHint')}</p>
      <p role="status">
        {state === 'downloading' && t('settings.downloading')}
        {state === 'installed' && t('settings.downloaded')}
        {state === 'failed' && t('settings.downloadFailed')}
      </p>
      {(state === 'downloadable' || state === 'failed') && (
        <Button onClick={() => void download()}>{t('settings.download')}</Button>
      )}
    </div>
  );
}

/** The microphones of the device; browsers name them only after the reader has allowed one. */
function useMicrophones(isOpen: boolean): readonly MediaDeviceInfo[] {
  const [found, setFound] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!isOpen || !('mediaDevices' in navigator)) return;
    navigator.mediaDevices.enumerateDevices().then(
      (devices) => setFound(devices.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')),
      () => undefined,
    );
  }, [isOpen]);
  return found;
}

/** The names of the browser's voices for the reader's language. */
function useVoices(isOpen: boolean): readonly string[] {
  const language = useLanguage();
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    const synthesis = browserVoices();
    if (!isOpen || !synthesis) return;
    void voicesFor(synthesis, language).then((voices) =>
      setFound([...new Set(voices.map(({ name }) => name))]),
    );
  }, [isOpen, language]);
  return found;
}
