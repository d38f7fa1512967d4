import type { ReactNode } from 'react';
import type { PassagesToSpeak } from '@word-unfolded/speech';

/** What other parts of the page do for a day of a plan. */
export type DayCallbacks = {
  /** A button that reads passages aloud. */
  readonly listen: (speech: PassagesToSpeak) => ReactNode;
  /** Asks the assistant about a passage. */
  readonly onAskTheo: (reference: string, question: string) => void;
};
