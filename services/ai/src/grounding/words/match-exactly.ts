import { isNegation } from '../judging/negations.js';
import type { PassageWords, WordRun } from './passage-words.js';
import type { TextWord } from './text-words.js';

/** Most words of an omission that may not hide a negation; longer omissions are not made to hide one. */
export const SHORT_GAP = 4;

/**
 * One or two words after an ellipsis must be near the words before it; otherwise any sentence could be put together.
 */
const NEAR_GAP = 15;
const FEW_WORDS = 2;

/**
 * Finds a quotation in a passage, word by word: each stretch between ellipses is unbroken in the passage, in order.
 * Numbers that are not in the text are accepted where the verse of that number begins.
 *
 * @returns the place of each stretch, or undefined when any word differs from the stored one.
 */
export function matchExactly(quoted: readonly TextWord[], passage: PassageWords): WordRun[] | undefined {
  const stretches = stretchesOf(quoted);
  if (stretches.length === 0) return undefined;
  for (let from = 0; from < passage.words.length; from += 1) {
    const first = runAt(stretches[0]!, passage, from);
    const runs = first && matchRest(stretches, first, passage);
    if (runs) return runs;
  }
  return undefined;
}

/** The words of a quotation, divided at its ellipses. */
export function stretchesOf(quoted: readonly TextWord[]): TextWord[][] {
  const stretches: TextWord[][] = [];
  for (const word of quoted) {
    const last = stretches.at(-1);
    if (last && !word.afterGap) last.push(word);
    else stretches.push([word]);
  }
  return stretches;
}

function matchRest(
  stretches: readonly TextWord[][],
  first: WordRun,
  passage: PassageWords,
): WordRun[] | undefined {
  const runs = [first];
  for (const stretch of stretches.slice(1)) {
    const run = nextRun(stretch, passage, runs.at(-1)!.to);
    if (!run) return undefined;
    runs.push(run);
  }
  return runs;
}

function nextRun(stretch: readonly TextWord[], passage: PassageWords, after: number): WordRun | undefined {
  for (let from = after; from < passage.words.length; from += 1) {
    if (stretch.length <= FEW_WORDS && from - after > NEAR_GAP) return undefined;
    const run = runAt(stretch, passage, from);
    if (!run) continue;
    const left = passage.words.slice(after, from);
    if (left.length > SHORT_GAP || !left.some(({ key }) => isNegation(key))) return run;
  }
  return undefined;
}

function runAt(
  stretch: readonly TextWord[],
  { words, verses }: PassageWords,
  from: number,
): WordRun | undefined {
  let at = from;
  for (const { key } of stretch) {
    const word = words[at];
    if (word?.key === key) at += 1;
    else if (!word || !isNumberHere(key, verses[word.verse]!.id, word.opensVerse, at === from))
      return undefined;
  }
  return at > from ? { from, to: at } : undefined;
}

/**
 * Whether a number before a verse is that of the verse or of its chapter. A quotation that begins within a verse may
 * have the number of the verse too.
 */
function isNumberHere(key: string, id: number, opensVerse: boolean, opensQuotation: boolean): boolean {
  if (!opensVerse && !opensQuotation) return false;
  return key === String(id % 1_000) || (opensVerse && key === String(Math.floor(id / 1_000) % 1_000));
}
