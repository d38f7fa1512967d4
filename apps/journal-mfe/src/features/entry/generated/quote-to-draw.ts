import { IMAGE_LIMITS, withoutMarkup, type GeneratedContent } from '@word-unfolded/domain';
import type { ImageMakerRequest } from '@word-unfolded/image-maker';

/** The line under a quote that names its place: a dash, the reference, and perhaps the edition. */
const PLACE = /^\s*[—–-]\s*(.+)$/u;

/** The edition after a reference: in parentheses, or the abbreviation after a comma. */
const EDITION = /\s*(?:\([^()]*\)|,\s*\p{Lu}[\p{L}\d]*)\s*$/u;

/**
 * What an image of a generated quote begins with. Scripture is found by the server at its reference; a thought that
 * rests on a passage has its generator as its author.
 *
 * @returns undefined if it has no words
 */
export function quoteToDraw({ content, writer }: GeneratedContent): ImageMakerRequest | undefined {
  const isQuotation = /^\s*>/m.test(content);
  const lines = withoutMarkup(content)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const place = lines.map((line) => PLACE.exec(line)?.[1]).find((found) => found !== undefined);
  const quote = lines
    .filter((line) => !PLACE.test(line))
    .join(' ')
    .slice(0, IMAGE_LIMITS.quoteCharacters)
    .trim();
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
  const reference = place?.replace(EDITION, '').trim();
  return isQuotation && reference ? { quote, reference } : { quote, attribution: writer };
}
