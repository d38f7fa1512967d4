import { KJV_VERSE_COUNTS } from '../canon/kjv-verse-counts.js';
import { lastVerseOf } from '../canon/verse-counts.js';
import { partsOfVerse, type VerseId } from '../verse-id.js';
import type { Numbering } from './numbering.js';

/** The canonical numbering itself, which the World English Bible also uses. */
export const KJV_NUMBERING: Numbering = { counts: KJV_VERSE_COUNTS, exceptions: new Map() };

/**
 * Whether a number is that of a verse in the canonical numbering.
 *
 * @throws RangeError when its book is not in the canon.
 */
export function isCanonicalVerse(id: VerseId): boolean {
  const { book, chapter, verse } = partsOfVerse(id);
  return verse >= 1 && verse <= lastVerseOf(KJV_VERSE_COUNTS, book, chapter);
}
