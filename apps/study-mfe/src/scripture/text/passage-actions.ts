import type { PassagesToSpeak } from '@word-unfolded/speech';

/** The actions for a passage. */
export type PassageActions = {
  /** Absent while there is nothing to copy. */
  readonly onCopy: (() => void) | undefined;
  readonly onShare: () => void;
  /** Makes a picture of the passage; absent while no passage is open. */
  readonly onPicture: (() => void) | undefined;
  readonly onShowShortcuts: () => void;
  readonly beside: BesideChoice;
  /** The text to read aloud; absent while no passage is open. */
  readonly speech: PassagesToSpeak | undefined;
};

/** The translations beside the open one. */
export type BesideChoice = {
  readonly translationId: string | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (translationIds: readonly string[]) => void;
};
