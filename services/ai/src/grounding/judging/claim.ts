import type { Language } from '@word-unfolded/domain';
import type { PassageReference, VerseId } from '@word-unfolded/scripture-ref';

/** A translation that an answer may quote. */
export type QuotableTranslation = {
  readonly id: string;
  readonly abbreviation: string;
  readonly language: Language;
};

/** The passages that a text names as the place of its words, and the edition if it names one: `(John 3:16, KJV)`. */
export type Citation = { readonly passages: readonly PassageReference[]; readonly edition?: string };

/** What an answer sets apart as another's words, and what it says of them. */
export type Claim = {
  readonly content: string;
  /** How it is set apart: by quotation marks, as a quoted block, or only by emphasis, which may mean less. */
  readonly form: 'marks' | 'block' | 'emphasis';
  /** The place named after the words, or with them. */
  readonly cited?: Citation;
  /** The place named before the words in the same sentence, which readers have seen by now. */
  readonly announced?: Citation;
  /** The place that was named last, however far back. */
  readonly lastNamed?: Citation;
  /** Whether what stands before says that Scripture, or one of its people, speaks. */
  readonly attributed: boolean;
};

/** Where stored words stand, in the numbering of the translation. */
export type QuotedPlace = {
  readonly translationId: string;
  readonly first: VerseId;
  readonly last: VerseId;
};

/** Why a quotation was not shown. */
export type RemovalReason =
  /** No stored translation has such words. */
  | 'not-found'
  /** The words stand in another verse than the one that was named before them. */
  | 'other-verse'
  /** No edition has the passage that it names. */
  | 'no-such-passage'
  /** The stored text cannot be had now, so that nothing can be said of it. */
  | 'unavailable';

export type Judgement =
  | { readonly verdict: 'exact'; readonly place: QuotedPlace }
  | {
      readonly verdict: 'repaired';
      /** The stored words; undefined where the words were right. */
      readonly words?: string;
      /** Where they stand, when another place was named after them. */
      readonly corrects: boolean;
      readonly place: QuotedPlace;
    }
  | { readonly verdict: 'removed'; readonly reason: RemovalReason; readonly place?: QuotedPlace }
  /** Somebody else's words: nothing says that they are of Scripture, and they are not. */
  | { readonly verdict: 'not-scripture' }
  /** Too little to be called a quotation: a term, a title. */
  | { readonly verdict: 'term' };
