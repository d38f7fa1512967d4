import type { PassageWords, WordRun } from '../../words/passage-words.js';
import { isNegation } from '../../judging/negations.js';
import type { NearSpan } from '../span.js';
import { comparedText } from '../span-text.js';
import { isOwnWord } from '../../words/own-words.js';

type Recognised = Pick<NearSpan, 'passage' | 'run'>;

/** Most words that stand between two parts of a passage, in the text and in the passage. */
const MOST_BETWEEN = 4;
/** Fewest words of both parts together: fewer may stand side by side by chance. */
const FEWEST_WORDS = 8;
/** Text over which no part of a passage goes on. */
const PARTED = /[“”"«»()…—]|\.\.|\n\s*\n/u;

/**
 * Two parts of a passage between which some words are changed, dropped or put in: “it came to little. Inheritance? saith
 * the LORD”. These words are taken for a part of the passage too. Undefined where both are something else.
 */
export function bridgedSpans(
  text: string,
  one: NearSpan,
  other: NearSpan,
): readonly [NearSpan, NearSpan] | undefined {
  const gap = text.slice(one.end, other.start);
  const { words } = comparedText(gap, one.passage.translation.language);
  if (words.length === 0 || words.length > MOST_BETWEEN || one.words + other.words < FEWEST_WORDS)
    return undefined;
  const isOwn = words.some(({ key }) => isOwnWord(key) && !isNegation(key));
  if (isOwn || PARTED.test(gap) || one.passage.translation.id !== other.passage.translation.id)
    return undefined;
  const next = placeIn(one.passage.words, other);
  if (!next || next.from < one.run.to || next.from - one.run.to > MOST_BETWEEN) return undefined;
  const isOneVerse =
    one.passage.words.words[one.run.to - 1]!.verse === one.passage.words.words[next.from]!.verse;
  if (!isOneVerse) return undefined;
  const upTo = gap.slice(0, words.at(-1)!.end);
  if (!upTo.includes('|'))
    return [
      { ...one, end: one.end + upTo.length, isExact: false, run: { from: one.run.from, to: next.from } },
      other,
    ];
  const since = gap.slice(words[0]!.start);
  if (since.includes('|')) return undefined;
  const missing = next.from - one.run.to;
  const run = { from: other.run.from - missing, to: other.run.to };
  if (run.from < 0) return undefined;
  return [one, { ...other, start: other.start - since.length, isExact: false, run }];
}

/** The same for a part after one that is shown already: the words between both become a part of it. */
export function bridgedAfter(text: string, span: NearSpan, shown: Recognised, since: string): NearSpan {
  const gap = since + text.slice(0, span.start);
  const { words } = comparedText(text.slice(0, span.start), span.passage.translation.language);
  if (words.length === 0 || words.length > MOST_BETWEEN || PARTED.test(gap) || /\p{L}/u.test(since))
    return span;
  if (words.some(({ key }) => isOwnWord(key) && !isNegation(key))) return span;
  const before = placeIn(span.passage.words, shown);
  const missing = before ? span.run.from - before.to : -1;
  if (!before || missing < 0 || missing > MOST_BETWEEN) return span;
  const { words: stored } = span.passage.words;
  if (stored[before.to - 1]!.verse !== stored[span.run.from]!.verse) return span;
  return { ...span, start: words[0]!.start, isExact: false, run: { from: before.to, to: span.run.to } };
}

/** Where a span stands in the words of another passage. */
function placeIn({ words, verses }: PassageWords, { passage, run }: Recognised): WordRun | undefined {
  const own = passage.words;
  const first = own.words[run.from]!;
  const { id } = own.verses[first.verse]!;
  const from = words.findIndex(({ verse, start }) => start === first.start && verses[verse]!.id === id);
  return from < 0 ? undefined : { from, to: from + run.to - run.from };
}
