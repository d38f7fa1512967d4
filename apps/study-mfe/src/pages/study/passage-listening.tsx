import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { ListenButton } from '../../features/speech/components/listen-button.js';
import type { PassagesToSpeak } from '../../speech/speech-passages.js';

const NOTHING: PassagesToSpeak = { passages: [], language: DEFAULT_LANGUAGE };

/** Reads the open passage aloud. */
export function PassageListening({ speech = NOTHING }: { readonly speech: PassagesToSpeak | undefined }) {
  return <ListenButton speech={speech} />;
}
