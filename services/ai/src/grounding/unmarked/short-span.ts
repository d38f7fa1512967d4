import type { ReadPassage } from '../judging/passage-reader.js';
import { alignSpan } from './align-span.js';
import { commonPairs } from '../words/common-pairs.js';
import type { NearSpan } from './span.js';
import { comparedText, endsStoredClause, spelledLike } from './span-text.js';
import { isTelling } from '../words/telling-words.js';
import { widened } from './widen-span.js';

/** Words of a short sentence, and the least share of them that it has in common with one of the passage. */
const SHORT_FEWEST = 3;
const SHORT_MOST = 16;
const SHORT_NEAR = 0.55;
/** The same for a sentence beside other words of a passage. */
const BESIDE_NEAR = 0.6;
/** Words of the passage beyond as many as the sentence has, with which it is compared. */
const BESIDE_MORE = 4;
/** Words that may be missing between two parts of a passage. */
const MOST_DROPPED = 2;

/** Where a sentence stands beside other words of a passage. */
export type Side = 'before' | 'after';

/** The whole of a short text, if it is equal or close to a part of a passage. */
export function shortSpan(text: string, passage: ReadPassage): NearSpan | undefined {
  const { language } = passage.translation;
  const compared = spelledLike(comparedText(text, language), passage.words, language);
  const { words } = compared;
  if (words.length < SHORT_FEWEST || words.length > SHORT_MOST) return undefined;
  const found = alignSpan(words, passage.words.words);
  if (!found || found.matched < SHORT_FEWEST - 1 || found.matched / words.length < SHORT_NEAR)
    return undefined;
  const matched = words.slice(found.quoted.from, found.quoted.to);
  if (found.matched < SHORT_FEWEST && !matched.some(({ key }) => isTelling(key))) return undefined;
  const { quoted, stored } = widened(found, compared, passage.words);
  if (quoted.to - quoted.from < words.length - 1) return undefined;
  const isExact = found.matched === quoted.to - quoted.from && found.matched === stored.to - stored.from;
  const [start, end] = [words[quoted.from]!.start, words[quoted.to - 1]!.end];
  return { start, end, isExact, passage, run: stored, words: found.matched };
}

/**
 * A short sentence that goes on with a passage after words of it, or leads to them: it is compared with the words that
 * stand there. Undefined when it is something else.
 */
export function spanBeside(
  text: string,
  { passage, run }: Pick<NearSpan, 'passage' | 'run'>,
  side: Side,
): NearSpan | undefined {
  const { language } = passage.translation;
  const { words } = spelledLike(comparedText(text, language), passage.words, language);
  const { length } = words;
  if (length < 2 || length > SHORT_MOST) return undefined;
  const stored = passage.words.words;
  const from = side === 'after' ? run.to : Math.max(0, run.from - length - BESIDE_MORE);
  const to = side === 'after' ? Math.min(stored.length, run.to + length + BESIDE_MORE) : run.from;
  const pairs = commonPairs(
    words.map(({ key }) => key),
    stored.slice(from, to).map(({ key }) => key),
  );
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (
    !first ||
    !last ||
    !isNear(
      pairs.length,
      length,
      pairs.some(({ own }) => isTelling(words[own]!.key)),
      last.theirs - first.theirs + 1 === pairs.length,
    )
  )
    return side === 'after' ? withAddition(text, { passage, run }) : undefined;
  const part = withEnds(passage, from + first.theirs - first.own, from + last.theirs + length - last.own);
  const gap = side === 'after' ? part.from - run.to : run.from - part.to;
  if (gap > MOST_DROPPED + BESIDE_MORE) return undefined;
  const joined =
    gap > 0 && gap <= MOST_DROPPED
      ? {
          from: Math.min(part.from, side === 'after' ? run.to : part.from),
          to: Math.max(part.to, side === 'before' ? run.from : part.to),
        }
      : part;
  const isExact =
    pairs.length === length &&
    joined.to - joined.from === length &&
    pairs.length === last.theirs - first.theirs + 1;
  return {
    start: words[0]!.start,
    end: words.at(-1)!.end,
    isExact,
    passage,
    run: joined,
    words: pairs.length,
  };
}

function isNear(matched: number, length: number, isTold: boolean, isUnbroken: boolean): boolean {
  if (length === 2) return matched === 2 || (matched === 1 && isTold);
  if (length === SHORT_FEWEST) return matched === length || (matched === length - 1 && isTold && isUnbroken);
  return matched / length >= BESIDE_NEAR && matched >= SHORT_FEWEST;
}

/** Words with which somebody adds to a sentence, and the most words that are added. */
const ADDS: ReadonlySet<string> = new Set('and but nor or y e ni pero o'.split(' '));
const MOST_ADDED = 4;

/** A short sentence with which a passage goes on and ends, and to which some words were added. */
function withAddition(
  text: string,
  { passage, run }: Pick<NearSpan, 'passage' | 'run'>,
): NearSpan | undefined {
  const { words } = comparedText(text, passage.translation.language);
  const stored = passage.words.words;
  let equal = 0;
  while (equal < words.length && words[equal]!.key === stored[run.to + equal]?.key) equal += 1;
  const added = words.length - equal;
  const isAddition = added > 0 && added <= MOST_ADDED && ADDS.has(words[equal]!.key);
  if (equal < 2 || !isAddition || !endsStoredClause(passage.words, run.to + equal - 1)) return undefined;
  return {
    start: words[0]!.start,
    end: words.at(-1)!.end,
    isExact: false,
    passage,
    run: { from: run.to, to: run.to + equal },
    words: equal,
  };
}

/** A run within its passage that goes on to the end of its clause, if that is near. */
function withEnds({ words }: ReadPassage, from: number, to: number): NearSpan['run'] {
  const start = Math.max(0, from);
  let end = Math.min(words.words.length, Math.max(to, start + 1));
  for (let more = 0; more <= MOST_DROPPED; more += 1)
    if (end + more <= words.words.length && endsStoredClause(words, end + more - 1)) {
      end += more;
      break;
    }
  return { from: start, to: end };
}
