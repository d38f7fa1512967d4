import type { ReactNode } from 'react';
import type { SpeechPassages } from '../../../speech/speech-passages.js';

/** Callbacks of the page that a mapping uses. */
export type MappingCallbacks = {
  /** Renders a button that reads a text aloud. */
  readonly listen: (spoken: SpeechPassages) => ReactNode;
  /** Opens a lexicon entry by its Strong's number. */
  readonly onLexicon: (strongs: string) => void;
};
