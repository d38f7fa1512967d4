import type { Faces } from '../fonts/load-faces.js';
import type { FaceName } from '../fonts/font-files.js';
import { breakLines, chunksOf } from './break-lines.js';
import type { FittedQuote } from './fit-quote.js';
import { keepTogether } from './prepare-quote.js';
import type { Cut, TypeChoice } from './type-choices.js';
import { wordsOf } from './words.js';

/** The lines under a quote: its reference, or whose words it has, and the edition. */
export type FittedCaption = { readonly source: FittedQuote; readonly edition: FittedQuote | undefined };

/** Lines of a long source; beyond it the type becomes smaller. */
const MOST_LINES = 2;

/**
 * Sets the caption in small, tracked type.
 *
 * @param unit the shorter side of the card in pixels
 * @throws UnsupportedCharactersError
 */
export function fitCaption(
  { source, edition }: { readonly source: string; readonly edition: string },
  choice: TypeChoice,
  faces: Faces,
  width: number,
  unit: number,
): FittedCaption {
  return {
    source: fitLine(source, sourceCut(choice.source, source), faces, width, unit * 0.034),
    edition:
      edition === '' ? undefined : fitLine(edition, cutOf(choice.edition, 0.02), faces, width, unit * 0.0255),
  };
}

const cutOf = (face: FaceName, tracking: number): Cut => ({
  face,
  smallCaps: face,
  leading: 1.35,
  tracking,
  scale: 1,
});

/** Small capitals, of which a card has enough room for a reference; long sentences stay as they are. */
const sourceCut = (face: FaceName, source: string): Cut => ({
  ...cutOf(face, source.length > 48 ? 0.02 : 0.1),
  inSmallCapitals: source.length <= 48,
});

function fitLine(text: string, cut: Cut, faces: Faces, width: number, largest: number): FittedQuote {
  const words = wordsOf(keepTogether(text), faces, { ...cut, smallCaps: cut.face });
  const space = 0.25 + cut.tracking * 2;
  const chunks = chunksOf(words, space);
  for (let size = largest; size > 3; size *= 0.94) {
    const lines = breakLines(chunks, width / size, Infinity);
    if (!lines || lines.length > MOST_LINES) continue;
    const height = inkHeight(words, size) + (lines.length - 1) * cut.leading * size;
    return { cut, words, lines, size, leading: cut.leading * size, space: space * size, height };
  }
  throw new RangeError('the source of the quote is too long for a card');
}

function inkHeight(words: ReturnType<typeof wordsOf>, size: number): number {
  return (
    (Math.max(...words.map(({ ink }) => ink.bottom)) - Math.min(...words.map(({ ink }) => ink.top))) * size
  );
}
