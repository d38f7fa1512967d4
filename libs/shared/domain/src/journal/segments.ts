/** UTF-16 code units per chunk: far more than any word has. */
const STRETCH = 1_000;

/** A word, a character or the text between them, with its start in UTF-16 code units. */
export type Segment = { readonly text: string; readonly index: number; readonly isWordLike: boolean };

/**
 * The segments of a text in order. The text is segmented in chunks, because engines copy the whole input into each
 * segment that they return, and the words of a long text would take gigabytes.
 */
export function* segmentsOf(segmenter: Intl.Segmenter, text: string): Generator<Segment> {
  for (let start = 0; start < text.length;) {
    const stretch = text.slice(start, start + STRETCH);
    const found = [...segmenter.segment(stretch)];
    const isLast = start + stretch.length === text.length;
    // The last segment of a chunk may continue in the next one, so it is segmented again there.
    const whole = isLast || found.length === 1 ? found : found.slice(0, -1);
    for (const { segment, index, isWordLike } of whole)
      yield { text: segment, index: start + index, isWordLike: isWordLike ?? false };
    start += isLast || found.length === 1 ? stretch.length : found.at(-1)!.index;
  }
}
