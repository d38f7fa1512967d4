import type { Word } from './words.js';

/** A line as the places of its first word and of the word after its last. */
export type LineRange = readonly [from: number, to: number];

/** Small words and numbers that lead to the next word: a line should not end with them. */
const LEADING =
  /^[“«¿¡(]?(?:\d{1,3}|a|an|the|of|to|in|and|or|my|his|by|for|el|la|los|las|un|una|de|del|en|y|o|e|a|al|por|mi|su|que)$/iu;

const SENTENCE_END = /[.;:!?,][”»’]?$/u;

/**
 * Breaks words into lines that are about equally wide: as few as possible, of the narrowest measure that needs no more,
 * and there with the best breaks.
 *
 * @param widths of the words in pixels
 * @returns undefined if a word or the number of characters does not fit
 */
export function breakLines(
  words: readonly Word[],
  widths: readonly number[],
  space: number,
  measure: number,
  mostCharacters: number,
): LineRange[] | undefined {
  const fewest = greedyLines(words, widths, space, measure, mostCharacters);
  if (fewest === undefined) return undefined;
  let [low, high] = [Math.max(...widths), measure];
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (greedyLines(words, widths, space, middle, mostCharacters) === fewest) high = middle;
    else low = middle;
  }
  return bestBreaks(words, widths, space, high * 1.002, mostCharacters, fewest);
}

/** The number of lines when each takes as many words as fit; no other way needs fewer. */
export function greedyLines(
  words: readonly Word[],
  widths: readonly number[],
  space: number,
  measure: number,
  mostCharacters: number,
): number | undefined {
  let [lines, width, characters] = [1, 0, 0];
  for (const [at, { text }] of words.entries()) {
    const own = widths[at]!;
    if (own > measure) return undefined;
    const isFirst = characters === 0;
    if (!isFirst && (width + space + own > measure || characters + 1 + text.length > mostCharacters)) {
      lines += 1;
      [width, characters] = [own, text.length];
    } else {
      width += own + (isFirst ? 0 : space);
      characters += text.length + (isFirst ? 0 : 1);
    }
  }
  return lines;
}

/** Least squares of the empty space at the ends of lines, with a price for ugly breaks. */
function bestBreaks(
  words: readonly Word[],
  widths: readonly number[],
  space: number,
  measure: number,
  mostCharacters: number,
  lines: number,
): LineRange[] {
  const count = words.length;
  const costs = Array.from({ length: lines + 1 }, () => new Float64Array(count + 1).fill(Infinity));
  const origins = Array.from({ length: lines + 1 }, () => new Int32Array(count + 1));
  costs[0]![0] = 0;
  for (let line = 0; line < lines; line++)
    for (let from = 0; from < count; from++) {
      const before = costs[line]![from]!;
      if (before === Infinity) continue;
      let [width, characters] = [-space, -1];
      for (let to = from + 1; to <= count; to++) {
        width += widths[to - 1]! + space;
        characters += words[to - 1]!.text.length + 1;
        if (to > from + 1 && (width > measure || characters > mostCharacters)) break;
        const slack = (measure - width) / measure;
        const cost = before + slack * slack + breakPrice(words, from, to, count);
        if (cost >= costs[line + 1]![to]!) continue;
        costs[line + 1]![to] = cost;
        origins[line + 1]![to] = from;
      }
    }
  const ranges: LineRange[] = [];
  for (let [line, to] = [lines, count]; line > 0; line--) {
    const from = origins[line]![to]!;
    ranges.unshift([from, to]);
    to = from;
  }
  return ranges;
}

function breakPrice(words: readonly Word[], from: number, to: number, count: number): number {
  if (to === count) return to - from === 1 && count > 3 ? 0.25 : 0;
  const last = words[to - 1]!.text;
  if (LEADING.test(last)) return 0.06;
  return SENTENCE_END.test(last) ? -0.03 : 0;
}
