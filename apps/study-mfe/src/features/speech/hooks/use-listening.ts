import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { HeardPassages, SpokenPassages } from '../../../spoken/spoken-passages.js';
import { speechPlayer, type SpeechPlayer, type SpeechStatus } from '../player/speech-player.js';
import { spokenPassages } from '../spoken-passages.js';
import { useTexts } from '../texts.js';

/** What a button or a line of a menu needs that reads something aloud. */
export type Listening = {
  readonly status: SpeechStatus;
  /** What a press does, in the language of the reader. */
  readonly label: string;
  /** Reads, pauses, goes on; undefined while a press would do nothing. */
  readonly toggle: (() => void) | undefined;
};

/** The reading of passages to their end (specification, section 4, "TTS"). */
export function useListening(heard: HeardPassages, player: SpeechPlayer = speechPlayer): Listening {
  const spoken = useMemo(() => spokenPassages(heard), [heard]);
  return useListeningTo(spoken, player);
}

/** As {@link useListening}, for what is made ready to be read already. */
export function useListeningTo(spoken: SpokenPassages, player: SpeechPlayer = speechPlayer): Listening {
  const t = useTexts();
  const status = useStore(player, (state): SpeechStatus =>
    state.passages?.key === spoken.key ? state.status : 'idle',
  );
  const isUseless = status === 'loading' || spoken.lines.length === 0;
  const toggle = isUseless ? undefined : () => void player.toggle(spoken);
  return { status, label: t(`button.${status}`), toggle };
}
