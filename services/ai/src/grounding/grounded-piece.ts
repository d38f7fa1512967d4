import type { RemovalReason } from './judging/claim.js';

/** The place of stored words, for a link and a notice. */
export type NamedPlace = {
  readonly translationId: string;
  /** OSIS form, such as `John.3.16`. */
  readonly osis: string;
  /** As a reader of the answer's language writes it. */
  readonly reference: string;
};

/**
 * A piece of an answer that may be shown. The answer is the joined `text` of all pieces. A removed piece has an empty
 * text, and its reason lets the page show a notice in its place.
 */
export type GroundedPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'quotation';
      /** The words without their quotation marks; empty when they were removed together with their marks. */
      readonly text: string;
      /**
       * `exact`: stored words, apart from punctuation, capitals and spelling. `repaired`: the stored words or their
       * true place replace the model's. `not-scripture`: somebody else's words, which must not be set as Scripture.
       */
      readonly verdict: 'exact' | 'repaired' | 'removed' | 'not-scripture';
      /** The model's text. */
      readonly original: string;
      readonly place?: NamedPlace;
      readonly reason?: RemovalReason;
    }
  | {
      readonly kind: 'reference';
      readonly text: string;
      readonly verdict: 'exact' | 'repaired' | 'removed';
      readonly original: string;
      /** OSIS form of the shown reference, for a link; of the missing passage when it was removed. */
      readonly osis: string;
      readonly reason?: 'no-such-passage' | 'no-such-book';
      /** The right name of a book that these editions do not have, in the language of the answer. */
      readonly book?: string;
    };

/**
 * A piece of an answer whose words of Greek and Hebrew have been checked too. A notice stands after a claim that is not
 * confirmed.
 */
export type CheckedPiece =
  | GroundedPiece
  | {
      readonly kind: 'word';
      /** A Greek or Hebrew word, in its own letters or in Latin ones, or a Strong's number. */
      readonly text: string;
      /**
       * `verified`: it is the word of the entry `strongs`, and all that the text says of it agrees. `repaired`: another
       * number or transliteration replaces the model's. `unverified`: the lexicon does not confirm what is said.
       */
      readonly verdict: 'verified' | 'repaired' | 'unverified';
      readonly original: string;
      /** Undefined for a word that the lexicon does not have. */
      readonly strongs: string | undefined;
    }
  | {
      readonly kind: 'notice';
      readonly text: '';
      readonly verdict: 'removed';
      readonly original: '';
      /** What the text before it claims of a word, and the lexicon or the tagged text does not have. */
      readonly reason: WordObjection;
      readonly word: string;
      /** The meaning in the lexicon, or the passage that lacks the word. */
      readonly instead: string;
    };

/** Why a claim about a word is not confirmed. */
export type WordObjection = 'other-meaning' | 'other-language' | 'not-in-text';
