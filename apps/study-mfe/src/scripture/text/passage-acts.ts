import type { HeardPassages } from '../../spoken/spoken-passages.js';

/** What one does with a passage. */
export type PassageActs = {
  /** Absent while there is nothing to copy. */
  readonly onCopy: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onShowShortcuts: () => void;
  readonly beside: BesideChoice;
  /** What is read aloud; absent while no passage is open. */
  readonly heard: HeardPassages | undefined;
};

/** The translations beside the one that is open. */
export type BesideChoice = {
  readonly translationId: string | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (translationIds: readonly string[]) => void;
};
