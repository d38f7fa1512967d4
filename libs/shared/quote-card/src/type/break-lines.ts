import type { Word } from './words.js';

/** A line as the places of its first word and of the word after its last. */
export type LineRange = readonly [from: number, to: number];

/** Words between which no line breaks. Measures are in em. */
export type Chunk = {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly characters: number;
  /** The space before it, unless a line begins with it: none after a hyphen. */
  readonly gap: number;
  readonly gapCharacters: number;
  /** How ugly it is to begin a line with it; negative where that is welcome. */
  readonly price: number;
};

/** Small words and numbers that lead to the next word: a line should not end with them. */
const LEADING =
  /^[“«¿¡(]?(?:\d{1,3}|a|an|the|of|to|in|and|or|my|his|by|for|el|la|los|las|un|una|de|del|en|y|o|e|a|al|por|mi|su|que)$/iu;

const SENTENCE_END = /[.;:!?,][”»’]?$/u;

/** The chunks of some words, between which lines may break. */
export function chunksOf(words: readonly Word[], space: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [at, { advance, text, before }] of words.entries()) {
    const [gap, gapCharacters] = before === 'hyphen' ? [0, 0] : [space, 1];
    const last = chunks.at(-1);
    if (last && before === 'bound')
      chunks[chunks.length - 1] = {
        ...last,
        to: at + 1,
        width: last.width + gap + advance,
        characters: last.characters + gapCharacters + text.length,
      };
    else {
      const price = priceBetween(words[at - 1]?.text ?? '', before);
      chunks.push({
        ...{ from: at, to: at + 1, width: advance, characters: text.length, gap, gapCharacters, price },
      });
    }
  }
  return chunks;
}

function priceBetween(last: string, before: Word['before']): number {
  if (before === 'hyphen') return 0.09;
  if (LEADING.test(last)) return 0.06;
  return SENTENCE_END.test(last) ? -0.03 : 0;
}

/**
 * Breaks chunks into lines that are about equally wide: as few as possible, of the narrowest measure that needs no more,
 * and there with the best breaks.
 *
 * @param measure in em
 * @returns undefined if a chunk does not fit
 */
export function breakLines(
  chunks: readonly Chunk[],
  measure: number,
  mostCharacters: number,
): LineRange[] | undefined {
  const fewest = countLines(chunks, measure, mostCharacters);
  if (fewest === undefined) return undefined;
  let [low, high] = [Math.max(...chunks.map(({ width }) => width)), measure];
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (countLines(chunks, middle, mostCharacters) === fewest) high = middle;
    else low = middle;
  }
  return bestBreaks(chunks, high * 1.002, mostCharacters, fewest);
}

/** The number of lines when each takes as many chunks as fit; no other way needs fewer. */
export function countLines(
  chunks: readonly Chunk[],
  measure: number,
  mostCharacters: number,
): number | undefined {
  let [lines, width, characters] = [1, 0, 0];
  for (const chunk of chunks) {
    if (chunk.width > measure) return undefined;
    const wider = width + chunk.gap + chunk.width;
    const more = characters + chunk.gapCharacters + chunk.characters;
    const isFull = wider > measure || more > mostCharacters;
    if (characters > 0 && isFull) lines += 1;
    [width, characters] = characters === 0 || isFull ? [chunk.width, chunk.characters] : [wider, more];
  }
  return lines;
}

/** Least squares of the empty space at the ends of lines, with the prices of breaks. */
function bestBreaks(
  chunks: readonly Chunk[],
  measure: number,
  mostCharacters: number,
  lines: number,
): LineRange[] {
  const count = chunks.length;
  const costs = Array.from({ length: lines + 1 }, () => new Float64Array(count + 1).fill(Infinity));
  const origins = Array.from({ length: lines + 1 }, () => new Int32Array(count + 1));
  costs[0]![0] = 0;
  for (let line = 0; line < lines; line++)
    for (let from = 0; from < count; from++) {
      const before = costs[line]![from]!;
      if (before === Infinity) continue;
      let [width, characters] = [-chunks[from]!.gap, -chunks[from]!.gapCharacters];
      for (let to = from + 1; to <= count; to++) {
        const chunk = chunks[to - 1]!;
        width += chunk.gap + chunk.width;
        characters += chunk.gapCharacters + chunk.characters;
        if (to > from + 1 && (width > measure || characters > mostCharacters)) break;
        const slack = (measure - width) / measure;
        const cost = before + slack * slack + endPrice(chunks, from, to);
        if (cost >= costs[line + 1]![to]!) continue;
        costs[line + 1]![to] = cost;
        origins[line + 1]![to] = from;
      }
    }
  const ranges: LineRange[] = [];
  for (let [line, to] = [lines, count]; line > 0; line--) {
    const from = origins[line]![to]!;
    ranges.unshift([chunks[from]!.from, chunks[to - 1]!.to]);
    to = from;
  }
  return ranges;
}

/** The price of a line's end: that of the break, and of one word alone on the last line. */
function endPrice(chunks: readonly Chunk[], from: number, to: number): number {
  const next = chunks[to];
  if (next) return next.price;
  return to - from === 1 && chunks.length > 3 ? 0.25 : 0;
}
