import { LANGUAGES } from '@word-unfolded/domain';
import {
  chaptersOf,
  findReferences,
  formatOsis,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseReference,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Passages of an entry that are looked up at most. */
const MOST_PASSAGES = 20;

/** Chapters of one passage at most. */
const MOST_CHAPTERS = 10;

/**
 * The passages that an entry names, in its own field and in its text, in English or Spanish; only those that exist. Reading
 * a long text takes a good part of a second, so others have their turn between its lines.
 */
export async function citedPassages(entry: {
  readonly scripture: string;
  readonly content: string;
}): Promise<PassageReference[]> {
  const known = new Map(passagesOf(entry.scripture).map((passage) => [formatOsis([passage]), passage]));
  for (const line of entry.content.split('\n')) {
    if (!/\d/.test(line)) continue; // a verse has a number
    for (const language of LANGUAGES)
      for (const { passage } of findReferences(line, language)) known.set(formatOsis([passage]), passage);
    await nextTurn();
  }
  return [...known.values()]
    .filter((passage) => locatePassage(passage, KJV_VERSE_COUNTS).exists)
    .slice(0, MOST_PASSAGES);
}

/** The passages that a reference says; none for a text that is no reference. */
export function passagesOf(reference: string): readonly PassageReference[] {
  const parsed = reference === '' ? undefined : parseReference(reference, 'en');
  return parsed?.understood ? parsed.passages : [];
}

/** Names of the chapters that passages touch: `John.3`. */
export function chapterNames(passages: readonly PassageReference[]): string[] {
  return [...new Set(passages.flatMap(chaptersTouched))];
}

function chaptersTouched({ start, end }: PassageReference): string[] {
  const from = start.chapter ?? 1;
  const sameBook = start.book === end.book;
  const last = (sameBook ? end.chapter : undefined) ?? chaptersOf(KJV_VERSE_COUNTS, start.book);
  const to = Math.min(last, from + MOST_CHAPTERS - 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => `${start.book}.${from + place}`);
}
