import type { TextWord } from '../words/text-words.js';

/** A part of a text and the part of a passage that it is most like. All ends are exclusive. */
export type Span = {
  readonly quoted: { readonly from: number; readonly to: number };
  readonly stored: { readonly from: number; readonly to: number };
  /** Number of words that both have, in the same order. */
  readonly matched: number;
};

const MATCH = 2;
const OTHER = -2;
const SKIP = -2;

/**
 * The part of a text that is most like a part of a passage, with the bounds of both (Smith-Waterman over words).
 * Unlike `alignWords` it does not take the whole text for a quotation.
 */
export function alignSpan(
  quoted: readonly Pick<TextWord, 'key'>[],
  stored: readonly Pick<TextWord, 'key'>[],
): Span | undefined {
  const width = stored.length + 1;
  const scores = new Int16Array((quoted.length + 1) * width);
  let best = 0;
  for (let row = 1; row <= quoted.length; row += 1)
    for (let column = 1; column < width; column += 1) {
      const at = row * width + column;
      const step = quoted[row - 1]!.key === stored[column - 1]!.key ? MATCH : OTHER;
      scores[at] = Math.max(
        0,
        scores[at - width - 1]! + step,
        scores[at - width]! + SKIP,
        scores[at - 1]! + SKIP,
      );
      if (scores[at]! > scores[best]!) best = at;
    }
  if (best === 0) return undefined;
  let at = best;
  let matched = 0;
  while (scores[at]! > 0) {
    const same = quoted[Math.floor(at / width) - 1]!.key === stored[(at % width) - 1]!.key;
    if (scores[at] === scores[at - width - 1]! + (same ? MATCH : OTHER)) {
      if (same) matched += 1;
      at -= width + 1;
    } else at -= scores[at] === scores[at - 1]! + SKIP ? 1 : width;
  }
  return {
    quoted: { from: Math.floor(at / width), to: Math.floor(best / width) },
    stored: { from: at % width, to: best % width },
    matched,
  };
}
