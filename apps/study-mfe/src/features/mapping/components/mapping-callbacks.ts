import type { ReactNode } from 'react';
import type { SpeechPassages } from '@word-unfolded/speech';

/** The passage of a mapping, in the numbering of its translation. */
export type MappedPassage = {
  readonly reference: string;
  readonly osis: string;
  readonly translationId: string;
};

/** Callbacks of the page that a mapping uses. */
export type MappingCallbacks = {
  /** Renders a button that reads a text aloud. */
  readonly listen: (spoken: SpeechPassages) => ReactNode;
  /** Opens a lexicon entry by its Strong's number. */
  readonly onLexicon: (strongs: string) => void;
  /** Renders the places and years of the passage, which the second step surveys. */
  readonly survey?: (passage: MappedPassage) => ReactNode;
};
