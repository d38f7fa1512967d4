import type { Language } from '@word-unfolded/domain';
import type { PassageReference, VerseId } from '@word-unfolded/scripture-ref';

/** A translation that an answer may quote. */
export type QuotableTranslation = {
  readonly id: string;
  readonly abbreviation: string;
  readonly language: Language;
};

/** The passages that a text names as the place of its words, and the edition if it names one: `(John 3:16, KJV)`. */
export type Citation = {
  readonly passages: readonly PassageReference[];
  readonly edition?: string;
  /** Whether it names a book that no edition has, such as `3 Corinthians`. */
  readonly isAbsentBook?: boolean;
};

/** A part of an answer that is set apart as somebody's words, with its context. */
export type Claim = {
  readonly content: string;
  /** How it is set apart: by quotation marks, as a quoted block, or only by emphasis, which may mean less. */
  readonly form: 'marks' | 'block' | 'emphasis';
  /** The place named after the words, or with them. */
  readonly cited?: Citation;
  /** The place named before the words in the same sentence. It has been shown to the reader already. */
  readonly announced?: Citation;
  /** The place that was named last, however far back. */
  readonly lastNamed?: Citation;
  /** Whether the text before attributes the words to Scripture or to one of its people. */
  readonly attributed: boolean;
  /** The sentence of the answer in which the words stand, up to them. */
  readonly before?: string;
  /** The verses of the quotation right before, if this one is the next part of it in a list: `"For God", "so loved"`. */
  readonly row?: Citation;
  /** Words with which the quotation may go on after its mark. */
  readonly following?: readonly string[];
};

/** The place of stored words, in the numbering of the translation. */
export type QuotedPlace = {
  readonly translationId: string;
  readonly first: VerseId;
  readonly last: VerseId;
};

/** Why a quotation was removed. */
export type RemovalReason =
  /** No stored translation has such words. */
  | 'not-found'
  /** The words are of another verse than the one that was named before them. */
  | 'other-verse'
  /** No edition has the passage that it names. */
  | 'no-such-passage'
  /** It names a book that is none of the 66. */
  | 'no-such-book'
  /** It is said to be of an edition that is not stored, so that its words cannot be compared. */
  | 'other-edition'
  /** The stored text is unavailable, so that the words cannot be compared. */
  | 'unavailable';

export type Judgement =
  | { readonly verdict: 'exact'; readonly place: QuotedPlace }
  | {
      readonly verdict: 'repaired';
      /** The stored words; undefined where the words were right. */
      readonly words?: string;
      /** Their true place, when another place was named after them. */
      readonly corrects: boolean;
      readonly place: QuotedPlace;
    }
  | { readonly verdict: 'removed'; readonly reason: RemovalReason; readonly place?: QuotedPlace }
  /** Somebody else's words: they are not attributed to Scripture, and no verse has them. */
  | { readonly verdict: 'not-scripture' }
  /** Too short for a quotation: a term, a title. */
  | { readonly verdict: 'term' };
