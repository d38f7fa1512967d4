import type { Language } from '@word-unfolded/domain';
import { formatOsis, formatReference, partsOfVerse } from '@word-unfolded/scripture-ref';
import type { NamedPlace } from './grounded-piece.js';
import type { QuotedPlace } from './judging/claim.js';

/** A place of stored words with its OSIS form and its reference in a language. */
export function namedPlace({ translationId, first, last }: QuotedPlace, language: Language): NamedPlace {
  const passages = [{ start: partsOfVerse(first), end: partsOfVerse(last) }];
  return { translationId, osis: formatOsis(passages), reference: formatReference(passages, language) };
}
