import type { Verse } from '@word-unfolded/contracts';
import { MAPPING_LIMITS, type Language } from '@word-unfolded/domain';
import { formatOsis, formatReference, isBookId, type PassageReference } from '@word-unfolded/scripture-ref';

/** A passage that can be mapped. */
export type MappablePassage = {
  readonly osis: string;
  readonly reference: string;
  /** Whether it is only a part of what is open, because a mapping has no room for more. */
  readonly isCut: boolean;
};

type Place = Pick<Verse, 'book' | 'chapter' | 'number'>;

/**
 * What can be mapped of some verses: each run of verses that follow each other is a passage of its own, because a mapping
 * is of one passage. Of a run that is too long the first verses are taken, or those from another verse of it on.
 *
 * @param language the language of the names
 */
export function mappablesOf(
  verses: readonly Place[],
  language: Language,
  isFrom: (verse: Place) => boolean = () => false,
): readonly MappablePassage[] {
  return runsOf(verses).flatMap((run) => {
    const isCut = run.length > MAPPING_LIMITS.verses;
    const from = isCut ? Math.max(0, run.findIndex(isFrom)) : 0;
    const passage = mappableOf(run.slice(from, from + MAPPING_LIMITS.verses), language);
    return passage ? [{ ...passage, isCut }] : [];
  });
}

function mappableOf(verses: readonly Place[], language: Language) {
  const [start, end] = [pointOf(verses[0]), pointOf(verses.at(-1))];
  if (!start || !end) return undefined;
  const passage: PassageReference = { start, end };
  return { osis: formatOsis([passage]), reference: formatReference([passage], language) };
}

function runsOf(verses: readonly Place[]): readonly (readonly Place[])[] {
  const runs: Place[][] = [];
  for (const verse of verses) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && follows(verse, before)) run.push(verse);
    else runs.push([verse]);
  }
  return runs;
}

function follows(verse: Place, before: Place): boolean {
  if (verse.book !== before.book) return false;
  if (verse.chapter === before.chapter) return verse.number === before.number + 1;
  return verse.chapter === before.chapter + 1 && verse.number <= 1;
}

function pointOf(verse: Place | undefined) {
  if (!verse || !isBookId(verse.book)) return undefined;
  return { book: verse.book, chapter: verse.chapter, verse: verse.number };
}
