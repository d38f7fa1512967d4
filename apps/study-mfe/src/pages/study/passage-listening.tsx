import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { ListenButton } from '../../features/speech/components/listen-button.js';
import type { HeardPassages } from '../../speech/speech-passages.js';

const NOTHING: HeardPassages = { passages: [], language: DEFAULT_LANGUAGE };

/** Reads the open passage aloud. */
export function PassageListening({ heard = NOTHING }: { readonly heard: HeardPassages | undefined }) {
  return <ListenButton heard={heard} />;
}
