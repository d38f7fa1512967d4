import { storedText } from '@word-unfolded/ui';
import { create } from 'zustand';
import type { TalkMode } from '../machine/voice-state.js';

/** A reader's choices for conversations by voice, on this device. */
export type StoredChoices = {
  readonly deviceId: string | undefined;
  readonly voice: string | undefined;
  readonly talk: TalkMode;
  readonly showsCaptions: boolean;
};

const STORED = {
  deviceId: storedText('selahMicrophone'),
  voice: storedText('selahVoice'),
  talk: storedText('selahTalk'),
  captions: storedText('selahCaptions'),
};

export const useStoredChoices = create<StoredChoices>(() => ({
  deviceId: STORED.deviceId.read() ?? undefined,
  voice: STORED.voice.read() ?? undefined,
  talk: STORED.talk.read() === 'push' ? 'push' : 'open',
  showsCaptions: STORED.captions.read() !== 'off',
}));

export function chooseMicrophone(deviceId: string | undefined): void {
  writeOrForget('deviceId', deviceId);
  useStoredChoices.setState({ deviceId });
}

export function chooseVoice(voice: string | undefined): void {
  writeOrForget('voice', voice);
  useStoredChoices.setState({ voice });
}

export function chooseTalk(talk: TalkMode): void {
  STORED.talk.write(talk);
  useStoredChoices.setState({ talk });
}

export function showCaptions(showsCaptions: boolean): void {
  STORED.captions.write(showsCaptions ? 'on' : 'off');
  useStoredChoices.setState({ showsCaptions });
}

function writeOrForget(name: 'deviceId' | 'voice', value: string | undefined): void {
  if (value === undefined) STORED[name].forget();
  else STORED[name].write(value);
}
