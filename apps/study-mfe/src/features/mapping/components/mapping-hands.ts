import type { ReactNode } from 'react';
import type { SpokenPassages } from '../../../spoken/spoken-passages.js';

/** What other parts of the page do for a mapping. */
export type MappingHands = {
  /** A button that reads something aloud. */
  readonly listen: (spoken: SpokenPassages) => ReactNode;
  /** Opens an entry of the lexicon by its Strong's number. */
  readonly onLexicon: (strongs: string) => void;
};
