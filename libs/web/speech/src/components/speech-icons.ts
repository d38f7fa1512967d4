import type { IconName } from '@word-unfolded/ui';
import type { SpeechStatus } from '../player/speech-player.js';

/** The icon of a listen button for each playback state. */
export const SPEECH_ICONS = {
  idle: 'hear',
  loading: 'hear',
  playing: 'pause',
  error: 'alert',
} as const satisfies Record<SpeechStatus, IconName>;
