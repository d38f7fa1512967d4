import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { ListenButton, type PassagesToSpeak } from '@word-unfolded/speech';

const NOTHING: PassagesToSpeak = { passages: [], language: DEFAULT_LANGUAGE };

/** Reads the open passage aloud. */
export function PassageListening({ speech = NOTHING }: { readonly speech: PassagesToSpeak | undefined }) {
  return <ListenButton speech={speech} />;
}
