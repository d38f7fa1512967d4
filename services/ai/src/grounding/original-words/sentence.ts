import type { WordObjection } from '../grounded-piece.js';
import type { LexiconWord } from './word-lexicon.js';

/** A sentence of an answer, with the pieces in it that are no text. */
export type Sentence = {
  /** All of its text; references and quotations with their words. */
  readonly text: string;
  /** The places of references and quotations in it. */
  readonly others: readonly {
    readonly start: number;
    readonly end: number;
    readonly osis: string | undefined;
  }[];
  /** What stands before this offset has been shown. */
  readonly shownTo: number;
  /** The passage that the answer is about, or that was named last. */
  readonly passage: string | undefined;
  /** The words of the sentence before. */
  readonly lastWords: readonly LexiconWord[];
};

/** An objection to what stands before an offset. */
export type Objection = { readonly reason: WordObjection; readonly at: number; readonly instead: string };
