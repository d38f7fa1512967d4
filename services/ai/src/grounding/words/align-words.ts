import type { PassageWords, WordRun } from './passage-words.js';
import type { TextWord } from './text-words.js';

/** The alignment of a text with a passage that it does not quote to the letter. */
export type Alignment = {
  /** The stored words that replace it. */
  readonly run: WordRun;
  /** Number of words of the text that are stored words in the same order. */
  readonly matched: number;
  /** The same as a share of all its words, 0 to 1. */
  readonly likeness: number;
  /** The longest run of them without another word between. */
  readonly unbroken: number;
};

const MATCH = 3;
const OTHER = -1;
const SKIP = -1;

/**
 * Aligns a text with the part of a passage that is most like it (Smith-Waterman local alignment, over words).
 *
 * @returns undefined when they share no word. Time and memory grow with the product of both lengths.
 */
export function alignWords(quoted: readonly TextWord[], passage: PassageWords): Alignment | undefined {
  const keys = quoted.map(({ key }) => key).filter((key) => !/^\p{N}+$/u.test(key));
  const stored = passage.words;
  const width = stored.length + 1;
  const scores = new Int16Array((keys.length + 1) * width);
  let best = 0;
  for (let row = 1; row <= keys.length; row += 1) {
    for (let column = 1; column < width; column += 1) {
      const at = row * width + column;
      const step = keys[row - 1] === stored[column - 1]!.key ? MATCH : OTHER;
      scores[at] = Math.max(
        0,
        scores[at - width - 1]! + step,
        scores[at - width]! + SKIP,
        scores[at - 1]! + SKIP,
      );
      if (scores[at]! > scores[best]!) best = at;
    }
  }
  return best === 0 ? undefined : traceBack({ keys, passage, scores, width, best });
}

type Table = {
  readonly keys: readonly string[];
  readonly passage: PassageWords;
  readonly scores: Int16Array;
  readonly width: number;
  readonly best: number;
};

function traceBack({ keys, passage, scores, width, best }: Table): Alignment {
  let at = best;
  let matched = 0;
  let streak = 0;
  let unbroken = 0;
  while (scores[at]! > 0) {
    const same = keys[Math.floor(at / width) - 1] === passage.words[(at % width) - 1]!.key;
    const isStep = scores[at] === scores[at - width - 1]! + (same ? MATCH : OTHER);
    streak = isStep && same ? streak + 1 : 0;
    unbroken = Math.max(unbroken, streak);
    if (isStep) {
      if (same) matched += 1;
      at -= width + 1;
    } else at -= scores[at] === scores[at - 1]! + SKIP ? 1 : width;
  }
  const before = Math.floor(at / width);
  const after = keys.length - Math.floor(best / width);
  const run = widened({ from: at % width, to: best % width }, before, after, passage);
  return { run, matched, likeness: matched / Math.max(keys.length, 1), unbroken };
}

/** The share of the words of a text that a passage has, in any order, 0 to 1: an upper bound of their likeness. */
export function sharedPart(quoted: readonly TextWord[], { words }: PassageWords): number {
  const stored = new Set(words.map(({ key }) => key));
  const letters = quoted.filter(({ key }) => !/^\p{N}+$/u.test(key));
  return letters.filter(({ key }) => stored.has(key)).length / Math.max(letters.length, 1);
}

/** Changed words at either end stand for as many stored words, within their verse and not in the title of a psalm. */
function widened({ from, to }: WordRun, before: number, after: number, { words }: PassageWords): WordRun {
  let first = from;
  let end = to;
  while (from - first < before && !words[first]!.opensVerse) first -= 1;
  while (end < words.length && end - to < after && words[end]!.verse === words[to - 1]!.verse) end += 1;
  return { from: first, to: end };
}
