import { createContext, type MouseEvent } from 'react';

/** The actions of a page for presses within an answer. */
export type AnswerCallbacks = {
  /**
   * Called when a passage is opened, such as to close an overlay above the text. It may show the passage itself, and
   * prevent the event's default, which is to leave the page for it.
   */
  readonly onReference?: ((reference: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Opens a lexicon entry by its Strong's number; without this callback the entry is only named. */
  readonly onLexicon?: ((strongs: string) => void) | undefined;
};

export const AnswerCallbacksContext = createContext<AnswerCallbacks>({});
