import { isNegation } from '../../judging/negations.js';
import type { PassageWords } from '../../words/passage-words.js';
import type { Span } from '../align-span.js';
import { endsSentence, endsStoredSentence, type ComparedText } from '../span-text.js';

type Bounds = Pick<Span, 'quoted' | 'stored'>;

/** A negation right before or after the words of a verse that has none there. */
export function withNegations(
  { quoted, stored }: Bounds,
  text: ComparedText,
  passage: PassageWords,
): Bounds | undefined {
  const own = text.words.map(({ key }) => key);
  const theirs = (at: number) => passage.words[at]?.key;
  const isAdded = (key: string | undefined, other: string | undefined) =>
    key !== undefined && isNegation(key) && other !== key;
  const isBefore =
    isAdded(own[quoted.from - 1], theirs(stored.from - 1)) && !endsSentence(text, quoted.from - 1);
  const isAfter = isAdded(own[quoted.to], theirs(stored.to)) && !endsSentence(text, quoted.to - 1);
  if (!isBefore && !isAfter) return undefined;
  const isOne = (key: string | undefined, other: string | undefined) =>
    other !== undefined && key === other ? 1 : 0;
  // Where the verse begins with another word in its place, that word belongs to it.
  const isInstead =
    isBefore &&
    endsSentence(text, quoted.from - 2) &&
    stored.from > 0 &&
    (stored.from === 1 || endsStoredSentence(passage, stored.from - 2));
  const repeated = isBefore && !isInstead ? isOne(own[quoted.from - 2], theirs(stored.from - 1)) : 0;
  const after = isAfter ? isOne(own[quoted.to + 1], theirs(stored.to)) : 0;
  return {
    quoted: {
      from: quoted.from - (isBefore ? 1 + repeated : 0),
      to: quoted.to + (isAfter ? 1 + after : 0),
    },
    stored: { from: stored.from - (isInstead ? 1 : repeated), to: stored.to + after },
  };
}
