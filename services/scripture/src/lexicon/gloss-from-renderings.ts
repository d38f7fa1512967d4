/** From this share of the most frequent rendering, a second one belongs to the sense. */
const SECOND_FROM = 0.1;

/** So many equal first letters are another form of one word: `misericordia`, `misericordias`. */
const STEM = 4;

/**
 * The sense of an original word for which we have no gloss of our own, in a word or two: as the tagged Spanish text renders
 * it most often, with a second rendering that is another word. Null where that text does not tag the word.
 *
 * @param renderings the most frequent ones first
 */
export function glossFromRenderings(
  renderings: readonly { readonly text: string; readonly times: number }[],
): string | null {
  const [first, ...others] = renderings;
  if (!first) return null;
  const second = others.find(
    ({ text, times }) =>
      times >= first.times * SECOND_FROM && text.slice(0, STEM) !== first.text.slice(0, STEM),
  );
  return second ? `${first.text}, ${second.text}` : first.text;
}
