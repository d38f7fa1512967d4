import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { ListenButton, type PassagesToSpeak } from '@word-unfolded/speech';

const NOTHING: PassagesToSpeak = { passages: [], language: DEFAULT_LANGUAGE };

type PassageListeningProps = {
  readonly speech: PassagesToSpeak | undefined;
  /** Whether it is for phones, beside the title of the passage. */
  readonly isBesideTitle?: boolean;
};

/** Reads the open passage aloud. */
export function PassageListening({ speech = NOTHING, isBesideTitle = false }: PassageListeningProps) {
  return <ListenButton speech={speech} place={isBesideTitle ? 'title' : 'tools'} />;
}
