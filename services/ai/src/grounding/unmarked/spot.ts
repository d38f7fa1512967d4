import { parseOsis, verseId } from '@word-unfolded/scripture-ref';
import type { GroundedPiece } from '../grounded-piece.js';
import type { QuotedPlace } from '../judging/claim.js';
import { versesOfRun } from '../words/passage-words.js';
import type { NearSpan } from './span.js';

/** Length of the kept text after words of Scripture or a reference. */
export const KEPT = 160;

/** The words of Scripture that were seen last, and the text since. */
export type Spot = {
  readonly place: QuotedPlace;
  /** Where they stand in their passage, as far as it is known. */
  readonly span?: Pick<NearSpan, 'passage' | 'run' | 'isExact'>;
  readonly after: string;
  /** Whether they stand in the place of others. */
  readonly isRepaired: boolean;
  /** Where they end in the text that is being judged. */
  readonly end: number;
};

export const spotOfSpan = (span: NearSpan): Spot => ({
  place: placeOf(span),
  span,
  isRepaired: !span.isExact,
  after: '',
  end: span.end,
});

/** The place of a quotation that is shown; undefined for a removed one. */
export function spotOf({ place, verdict }: Extract<GroundedPiece, { kind: 'quotation' }>): Spot | undefined {
  const [passage] = (verdict !== 'removed' && place && parseOsis(place.osis)) || [];
  const { start, end } = passage ?? {};
  if (!place || !start?.chapter || !start.verse || !end?.chapter || !end.verse) return undefined;
  const first = verseId(start.book, start.chapter, start.verse);
  const last = verseId(end.book, end.chapter, end.verse);
  return {
    place: { translationId: place.translationId, first, last },
    isRepaired: verdict === 'repaired',
    after: '',
    end: 0,
  };
}

/** A spot after more text; where its words end in the next text is its beginning. */
export const followedBy = (spot: Spot, text: string): Spot => ({
  ...spot,
  after: (spot.after + text).slice(-KEPT),
  end: 0,
});

export function placeOf({ passage, run }: NearSpan): QuotedPlace {
  const { first } = versesOfRun(passage.words, { from: run.from, to: run.from + 1 });
  const { last } = versesOfRun(passage.words, run);
  return { translationId: passage.translation.id, first, last };
}
