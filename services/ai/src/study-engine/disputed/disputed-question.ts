import type { Language } from '@word-unfolded/domain';

type Words = Readonly<Record<Language, string>>;

/** How one tradition reads Scripture on a question, in words that its own members would accept. */
type Reading = {
  readonly name: Words;
  readonly says: Words;
  /** Passages that its members name first, in OSIS form, with the numbering of the King James Version. */
  readonly passages: string;
};

/** A question on which Christian traditions differ. */
export type DisputedQuestion = {
  readonly title: Words;
  /**
   * Its patterns: alternatives between bars; all words of one must be in the question, in any order; words joined by a
   * plus must be adjacent. A star stands for any ending.
   */
  readonly keywords: Words;
  /** Passages whose explanation raises it. */
  readonly raisedBy: string;
  /** At least two (beyond, 4). The order has no meaning. */
  readonly readings: readonly [Reading, Reading, ...Reading[]];
};
