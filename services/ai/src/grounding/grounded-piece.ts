import type { RemovalReason } from './judging/claim.js';

/** Where stored words stand, for a link and a notice. */
export type NamedPlace = {
  readonly translationId: string;
  /** OSIS form, such as `John.3.16`. */
  readonly osis: string;
  /** As a reader of the answer writes it. */
  readonly reference: string;
};

/**
 * A piece of an answer that may be shown. Put together, the `text` of all pieces is the answer; what was removed has none,
 * and its mark says why, for the page to say so in its place.
 */
export type GroundedPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'quotation';
      /** The words without their quotation marks; empty when they were removed, and their marks with them. */
      readonly text: string;
      /**
       * `exact`: stored words, but for punctuation, capitals and spelling. `repaired`: the stored words, or their true place,
       * in place of what was written. `not-scripture`: somebody else's words, not to be set as Scripture.
       */
      readonly verdict: 'exact' | 'repaired' | 'removed' | 'not-scripture';
      /** What the model wrote. */
      readonly original: string;
      readonly place?: NamedPlace;
      readonly reason?: RemovalReason;
    }
  | {
      readonly kind: 'reference';
      readonly text: string;
      readonly verdict: 'exact' | 'repaired' | 'removed';
      readonly original: string;
      /** OSIS form of what is shown, for a link; of what does not exist when it was removed. */
      readonly osis: string;
      readonly reason?: 'no-such-passage';
    };
