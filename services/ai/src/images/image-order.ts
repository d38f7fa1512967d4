import { AppError, type GenerateImage, type ImageOrder, type RequestOf } from '@word-unfolded/contracts';
import { IMAGE_LIMITS, imageSizeOf } from '@word-unfolded/domain';
import { chooseLooks } from '@word-unfolded/quote-card';
import { createHash } from 'node:crypto';
import type { QuoteWords } from './words/quote-checker.js';

type Request = RequestOf<typeof GenerateImage>;

/** The words that a request wants to have drawn. @throws AppError IMAGE_QUOTE_TOO_LONG */
export function quoteOf({ quote, prompt }: Request): string {
  const words = quote ?? prompt;
  if (words.length > IMAGE_LIMITS.quoteCharacters) throw AppError.of('IMAGE_QUOTE_TOO_LONG');
  return words;
}

/** The order of a request, whose words were checked. */
export function orderOf(request: Request, words: QuoteWords, provider: ImageOrder['provider']): ImageOrder {
  const { id, quality, background, format, prompt, language } = request;
  const seed = request.seed ?? seedOf(id);
  const written = quoteOf(request);
  return {
    ...{ id, quality, background, prompt, language, provider, seed },
    ...words,
    // By the words as the reader wrote them, as in the sketch, even if the stored words that are drawn differ a little.
    ...chooseLooks({ ...request, quote: written, seed }),
    format: background === 'transparent' ? 'png' : format,
    size: imageSizeOf(request, written),
  };
}

/** Another seed for every request, and the same for a repeated one. */
function seedOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) >>> 1;
}
