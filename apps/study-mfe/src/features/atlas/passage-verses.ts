import type { Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  partsOfVerse,
  passageAt,
  passageOfRange,
  versesIn,
  type VerseId,
} from '@word-unfolded/scripture-ref';

/** The canonical verses whose words the verses of an edition contain. */
export function canonicalIds(verses: readonly Pick<Verse, 'canonicalId' | 'canonicalEndId'>[]): VerseId[] {
  return verses.flatMap(({ canonicalId, canonicalEndId }) => [
    ...versesIn({ first: canonicalId, last: canonicalEndId }, KJV_VERSE_COUNTS),
  ]);
}

/** The canonical verses of passages in OSIS form, in order; none for a text that is no passage. */
export function versesOfOsis(osis: string): VerseId[] {
  return (parseOsis(osis) ?? []).flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? [...versesIn(located.range, KJV_VERSE_COUNTS)] : [];
  });
}

/** From the first to the last of some verses, in OSIS form. */
export function osisOfVerses(verses: readonly VerseId[]): string {
  const [first, last] = [verses[0], verses.at(-1)];
  return first === undefined || last === undefined
    ? ''
    : formatOsis([passageOfRange({ first, last }, KJV_VERSE_COUNTS)]);
}

/** A verse as readers write it. */
export function verseName(verse: VerseId, language: Language): string {
  return formatReference([passageAt(partsOfVerse(verse))], language, 'short');
}
