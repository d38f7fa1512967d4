import type { Passage, PassageAnswer } from '@word-unfolded/contracts';
import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { ListenButton } from '../../features/speech/components/listen-button.js';

const NOTHING: readonly Passage[] = [];

/** Reads the open passage aloud. */
export function PassageListening({ answer }: { readonly answer: PassageAnswer | undefined }) {
  return (
    <ListenButton
      passages={answer?.passages ?? NOTHING}
      language={answer?.translation.language ?? DEFAULT_LANGUAGE}
    />
  );
}
