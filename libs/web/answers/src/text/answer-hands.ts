import { createContext } from 'react';

/** What a page does when a reader presses something in an answer. */
export type AnswerHands = {
  /** Called when a passage is opened, such as to put away what lies over the text. */
  readonly onReference?: ((reference: string) => void) | undefined;
  /** Opens an entry of the lexicon by its Strong's number; without it the entry is only named. */
  readonly onLexicon?: ((strongs: string) => void) | undefined;
};

export const AnswerHandsContext = createContext<AnswerHands>({});
