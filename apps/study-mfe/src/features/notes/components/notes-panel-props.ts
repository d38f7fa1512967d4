export type NotesPanelProps = {
  /** The passage that is open, as the reader sees it written: what a new note is about. */
  readonly passage?: string | undefined;
  /** Where the panel can be put away. */
  readonly onClose?: (() => void) | undefined;
  /** Whether the reader has opened it to write. */
  readonly autoFocus?: boolean;
};
