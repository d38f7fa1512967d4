import { partsOfVerse, verseId, type VerseRange } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';
import type { CompositionContext } from './composition-context.js';

const CROSS_REFERENCES = 40;
const LONGEST = 3;

/** Prayers of Scripture that fit any passage, by canonical verses: Psalm 25:4–5, Psalm 119:18, Psalm 139:23–24. */
const PRAYERS: readonly VerseRange[] = [
  { first: verseId('Ps', 25, 4), last: verseId('Ps', 25, 5) },
  { first: verseId('Ps', 119, 18), last: verseId('Ps', 119, 18) },
  { first: verseId('Ps', 139, 23), last: verseId('Ps', 139, 24) },
];

/**
 * A prayer for a passage in words of Scripture: from a psalm that is a cross reference of it, otherwise one of three
 * prayers.
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
  return context.readCanonical(PRAYERS[passage.verses[0]!.number % PRAYERS.length]!);
}

const SPEAKS_TO_GOD = {
  en: /\b(?:you|your|thou|thy|thee)\b.*\b(?:Yahweh|Lord|God)\b|\b(?:Yahweh|Lord|God)\b.*\b(?:you|your|thou|thy|thee)\b/i,
  es: /\b(?:tú|tu|tus|te|ti)\b.*\b(?:Jehová|Señor|Dios)\b|\b(?:Jehová|Señor|Dios)\b.*\b(?:tú|tu|tus|te|ti)\b/i,
} as const;
