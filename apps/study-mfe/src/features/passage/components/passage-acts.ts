/** What one does with a passage. */
export type PassageActs = {
  /** Absent while there is nothing to copy. */
  readonly onCopy: (() => void) | undefined;
  readonly onShowShortcuts: () => void;
};
