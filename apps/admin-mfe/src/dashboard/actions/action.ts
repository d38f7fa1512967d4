/** Something that an administrator does, which is asked about first. */
export type Action = {
  /** The question, with the name of whom or what it is about. */
  readonly title: string;
  /** What follows from it. */
  readonly body: string;
  /** The label of the confirming button. */
  readonly confirm: string;
  /** Whether a reason is asked for, which is written to the audit log. */
  readonly reason?: 'required' | 'optional';
  /** @param reason empty if none is asked for or given */
  readonly run: (reason: string) => Promise<unknown>;
  /** The message when it is done. */
  readonly done: string;
  /** Does the opposite; absent if nothing can take it back. */
  readonly undo?: (() => Promise<unknown>) | undefined;
};
