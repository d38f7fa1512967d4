import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PassagesToSpeak, SpeechPassages } from '../speech-passages.js';
import { speechPlayer, type SpeechPlayer, type SpeechStatus } from '../player/speech-player.js';
import { speechPassages } from '../passages-to-lines.js';
import { useTexts } from '../texts.js';

/** The state of a button or menu item that reads something aloud. */
export type Listening = {
  readonly status: SpeechStatus;
  /** The label of the action, in the reader's language. */
  readonly label: string;
  /** Reads, pauses or resumes; undefined while a press would do nothing. */
  readonly toggle: (() => void) | undefined;
};

/** The reading of passages to their end (specification, section 4, "TTS"). */
export function useListening(speech: PassagesToSpeak, player: SpeechPlayer = speechPlayer): Listening {
  const spoken = useMemo(() => speechPassages(speech), [speech]);
  return useListeningTo(spoken, player);
}

/** As {@link useListening}, for text that is already prepared for reading. */
export function useListeningTo(spoken: SpeechPassages, player: SpeechPlayer = speechPlayer): Listening {
  const t = useTexts();
  const status = useStore(player, (state): SpeechStatus =>
    state.passages?.key === spoken.key ? state.status : 'idle',
  );
  const isUseless = status === 'loading' || spoken.lines.length === 0;
  const toggle = isUseless ? undefined : () => void player.toggle(spoken);
  return { status, label: t(`button.${status}`), toggle };
}
