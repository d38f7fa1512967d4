/** UTF-16 code units that are looked at together: far more than any word has. */
const STRETCH = 1_000;

/** A word, a character or what stands between them: its text, and where it begins in UTF-16 code units. */
export type Segment = { readonly text: string; readonly index: number; readonly isWordLike: boolean };

/**
 * The segments of a text in order, a stretch at a time: engines copy all of the text into each segment that they give, so
 * that the words of a long one would take gigabytes.
 */
export function* segmentsOf(segmenter: Intl.Segmenter, text: string): Generator<Segment> {
  for (let start = 0; start < text.length;) {
    const stretch = text.slice(start, start + STRETCH);
    const found = [...segmenter.segment(stretch)];
    const isLast = start + stretch.length === text.length;
    // The last segment of a stretch may go on in the next, where it is looked at again.
    const whole = isLast || found.length === 1 ? found : found.slice(0, -1);
    for (const { segment, index, isWordLike } of whole)
      yield { text: segment, index: start + index, isWordLike: isWordLike ?? false };
    start += isLast || found.length === 1 ? stretch.length : found.at(-1)!.index;
  }
}
