import type { Language } from '@word-unfolded/domain';

type Words = Readonly<Record<Language, string>>;

/** How one tradition reads Scripture on a question, in words that those who hold it would own. */
export type Reading = {
  readonly name: Words;
  readonly says: Words;
  /** Passages that those who hold it name first, in OSIS form, numbered as the King James Version. */
  readonly passages: string;
};

/** A question on which Christian traditions differ. */
export type DisputedQuestion = {
  readonly title: Words;
  /**
   * By what it is recognised: alternatives between bars; all words of one must be in the question, in any order, those
   * joined by a plus side by side. A star stands for any ending.
   */
  readonly askedBy: Words;
  /** Passages whose explanation raises it. */
  readonly raisedBy: string;
  /** At least two (beyond, 4). The order says nothing. */
  readonly readings: readonly [Reading, Reading, ...Reading[]];
};
