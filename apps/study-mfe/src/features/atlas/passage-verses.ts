import type { Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  canonicalVerses,
  formatOsis,
  formatReference,
  KJV_NUMBERING,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  partsOfVerse,
  passageAt,
  passageOfRange,
  RV1909_NUMBERING,
  versesIn,
  type Numbering,
  type VerseId,
} from '@word-unfolded/scripture-ref';

/** The canonical verses whose words the verses of an edition contain. */
export function canonicalIds(verses: readonly Pick<Verse, 'canonicalId' | 'canonicalEndId'>[]): VerseId[] {
  return verses.flatMap(({ canonicalId, canonicalEndId }) => [
    ...versesIn({ first: canonicalId, last: canonicalEndId }, KJV_VERSE_COUNTS),
  ]);
}

/** The numbering of editions that have another than the King James Version. */
const NUMBERINGS: Readonly<Record<string, Numbering>> = { spa_r09: RV1909_NUMBERING };

/**
 * The canonical verses of passages in OSIS form, in order; none for a text that is no passage.
 *
 * @param translationId the edition in whose numbering the passages are; the canonical one without it
 */
export function versesOfOsis(osis: string, translationId?: string): VerseId[] {
  const numbering = (translationId !== undefined && NUMBERINGS[translationId]) || KJV_NUMBERING;
  return (parseOsis(osis) ?? []).flatMap((passage) => {
    const located = locatePassage(passage, numbering.counts);
    if (!located.exists) return [];
    return [...versesIn(located.range, numbering.counts)].flatMap((verse) => [
      ...versesIn(canonicalVerses(verse, numbering), KJV_VERSE_COUNTS),
    ]);
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
