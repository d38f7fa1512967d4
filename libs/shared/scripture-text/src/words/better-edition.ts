import type { Language } from '@word-unfolded/domain';
import type { QueryWord } from './read-query.js';

/** An edition that was not searched, and what it would answer. */
export type OtherEdition<Edition> = {
  readonly edition: Edition;
  readonly language: Language;
  /** Whether it has a word as it was written. */
  readonly has: (folded: string) => boolean;
  /** How many of its verses have all the words. */
  readonly verses: () => number;
};

/** What was searched, at the server or on a device. */
export type SearchedHere = {
  readonly language: Language;
  /** How many verses have all the words. */
  readonly found: number;
  /** Whether no searched edition has a word in any form, and it is more than a function word. */
  readonly isMissing: (word: QueryWord) => boolean;
  /** Whether the searched editions have a word as a name only. */
  readonly isName: (folded: string) => boolean;
  /** In how many verses an original word stands that is written so. */
  readonly versesOfOriginal: (folded: string) => number;
};

/** A name is taken for a word of another edition where this has it so many times more often. */
const MUCH_MORE = 10;

/** An edition of the same language is preferred where it has so great a part of what the best one has. */
const ENOUGH_OF_BEST = 0.25;

/**
 * The edition to search instead of those that were asked for: one that has words which they lack, such as Zorobabel, or
 * that has as a common word what is here only a rare name: `luz`. The number of its verses decides; an original word such
 * as `shalom` is not looked for elsewhere because some verse has it in a name.
 *
 * @returns undefined where the editions that were asked for answer well, or no other does better.
 */
export function betterEdition<Edition>(
  words: readonly QueryWord[],
  { language, found, isMissing, isName, versesOfOriginal }: SearchedHere,
  others: readonly OtherEdition<Edition>[],
): Edition | undefined {
  const missing = words.filter(isMissing);
  const [word, another] = words;
  const isWrittenSmall = word !== undefined && !another && word.written === word.written.toLowerCase();
  const mayBeElsewhere = missing.length > 0 ? found === 0 : isWrittenSmall && isName(word.folded);
  if (!mayBeElsewhere) return undefined;
  const least = Math.max(1, MUCH_MORE * found, ...missing.map(({ folded }) => versesOfOriginal(folded)));
  const having = others
    .filter(({ has }) => missing.every(({ folded }) => has(folded)))
    .map((other) => ({ ...other, count: other.verses() }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count);
  const [best] = having;
  if (!best) return undefined;
  const near = having.find((each) => each.language === language && each.count >= ENOUGH_OF_BEST * best.count);
  return (near ?? best).edition;
}
