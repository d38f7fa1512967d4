import type { Verse } from '@word-unfolded/contracts';
import { MAPPING_LIMITS, type Language } from '@word-unfolded/domain';
import { formatOsis, formatReference, isBookId, type PassageReference } from '@word-unfolded/scripture-ref';

/** A passage that can be mapped. */
export type MappablePassage = { readonly osis: string; readonly reference: string };

type Place = Pick<Verse, 'book' | 'chapter' | 'number'>;

/**
 * The verses of a passage that fit into a mapping: the first five, or five starting at another verse.
 *
 * @param language the language of the passage's name
 * @returns undefined when there are no verses
 */
export function mappableOf(
  verses: readonly Place[],
  language: Language,
  from = 0,
): MappablePassage | undefined {
  const taken = verses.slice(from, from + MAPPING_LIMITS.verses);
  const [first, last] = [taken[0], taken.at(-1)];
  const [start, end] = [pointOf(first), pointOf(last)];
  if (!start || !end) return undefined;
  const passage: PassageReference = { start, end };
  return { osis: formatOsis([passage]), reference: formatReference([passage], language) };
}

function pointOf(verse: Place | undefined) {
  if (!verse || !isBookId(verse.book)) return undefined;
  return { book: verse.book, chapter: verse.chapter, verse: verse.number };
}
