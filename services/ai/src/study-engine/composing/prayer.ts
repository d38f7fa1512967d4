import { partsOfVerse, verseId, type BookId, type VerseRange } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';
import { genreOf, type Genre } from '../reflection/genre.js';
import type { CompositionContext } from './composition-context.js';
import { canonicalOf } from './sections.js';

const CROSS_REFERENCES = 40;
const LONGEST = 3;

const verses = (book: BookId, chapter: number, first: number, last = first): VerseRange => ({
  first: verseId(book, chapter, first),
  last: verseId(book, chapter, last),
});

/** Prayers of Scripture that fit any passage of a kind, by canonical verses. */
const PRAYERS: Readonly<Record<Genre, readonly VerseRange[]>> = {
  story: [verses('Ps', 25, 4, 5), verses('Ps', 143, 8), verses('Ps', 139, 23, 24)],
  law: [verses('Ps', 119, 33, 35), verses('Ps', 86, 11)],
  psalm: [verses('Ps', 119, 18)],
  proverb: [verses('Ps', 90, 12), verses('Ps', 25, 4, 5)],
  speech: [verses('Ps', 86, 6, 7), verses('Ps', 61, 1, 2)],
  'love-song': [verses('Ps', 90, 14), verses('Ps', 36, 10)],
  prophecy: [verses('Ps', 85, 4, 7), verses('Lam', 5, 19, 21)],
  promise: [verses('Ps', 130, 5, 6), verses('Ps', 27, 13, 14), verses('Ps', 90, 14, 17)],
  gospel: [verses('Ps', 119, 18), verses('Ps', 86, 11), verses('Ps', 25, 4, 5)],
  letter: [verses('Ps', 139, 23, 24), verses('Ps', 51, 10), verses('Ps', 86, 11)],
  apocalypse: [verses('Rev', 4, 11), verses('Rev', 15, 3, 4)],
  list: [verses('Ps', 90, 1, 2)],
};

/**
 * A prayer for a passage in words of Scripture: from a psalm that is a cross reference of it, otherwise one
 * that fits its kind.
 */
export async function prayerPassage(
  context: CompositionContext,
  passage: StudyPassage,
): Promise<StudyPassage | undefined> {
  const related = await context.library.crossReferences(passage, context.setting, {
    limit: CROSS_REFERENCES,
  });
  for (const { canonicalId, canonicalEndId } of related?.items ?? []) {
    if (partsOfVerse(canonicalId).book !== 'Ps' || canonicalEndId - canonicalId >= LONGEST) continue;
    const psalm = await context.readCanonical({ first: canonicalId, last: canonicalEndId });
    if (psalm && SPEAKS_TO_GOD[context.language].test(psalm.verses.map(({ text }) => text).join(' ')))
      return psalm;
  }
  const prayers = PRAYERS[genreOf(canonicalOf(passage))];
  return context.readCanonical(prayers[passage.verses[0]!.number % prayers.length]!);
}

/** Words with which somebody speaks to God for themselves; what God says to his people, and hatred of others, is no prayer to hand on. */
const SPEAKS_TO_GOD = {
  en: /^(?!.*\b(?:I am (?:Yahweh|the Lord)|(?:your|thy) God|hate|abhor|destroy|slay|avenge|consume|enem(?:y|ies)|wicked)\b)(?=.*\b(?:me|my|us|our)\b)(?=.*\b(?:you|your|thou|thy|thee)\b).*\b(?:Yahweh|Lord|God)\b/is,
  es: /^(?!.*(?:Yo soy Jehová|\btu Dios\b|odio|aborre|destru|mata[rs]?\b|vengan|consum|enemig|impí))(?=.*\b(?:me|mi|mis|nos|nuestr[oa]s?|mí)\b)(?=.*\b(?:tu|tus|te|ti|tuy[oa]s?|oh)\b).*(?:Jehová|Señor|Dios)/is,
} as const;
