import type { IconName } from '@word-unfolded/ui';
import type { SpeechStatus } from '../player/speech-player.js';

/** The sign of a button that reads aloud, by what goes on. */
export const SPEECH_ICONS = {
  idle: 'hear',
  loading: 'hear',
  playing: 'pause',
  error: 'alert',
} as const satisfies Record<SpeechStatus, IconName>;
