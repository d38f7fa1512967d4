import type { PassageAnswer, Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  isBookId,
  isCanonicalVerse,
  KJV_VERSE_COUNTS,
  lastVerseOf,
  partsOfVerse,
  verseId,
} from '@word-unfolded/scripture-ref';
import { nameOfVerse } from '../typesetting/chapter-name.js';
import { osisOf } from '../words/study-focus.js';

/** Some consecutive verses of a translation. */
export type VersePassage = {
  /** As readers write it, in the language of the translation. */
  readonly reference: string;
  /** In the numbering of the translation. */
  readonly osis: string;
  readonly translation: PassageAnswer['translation'];
  readonly verses: readonly Verse[];
};

/** The passage that some verses are; undefined for none. */
export function passageOfVerses(
  verses: readonly Verse[],
  translation: PassageAnswer['translation'] | undefined,
): VersePassage | undefined {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last || !translation) return undefined;
  return { ...nameOfVerses(first, last, translation.language), translation, verses };
}

function nameOfVerses(first: Verse, last: Verse, language: Language) {
  const [start, end] = [pointOf(first), pointOf(last)];
  if (start && end) {
    const passage = [{ start, end }];
    return { reference: formatReference(passage, language), osis: formatOsis(passage) };
  }
  return {
    reference: nameOfVerse(first.book, first.chapter, first.number, language),
    osis: `${osisOf(first)}-${osisOf(last)}`,
  };
}

function pointOf({ book, chapter, number }: Verse) {
  return isBookId(book) ? { book, chapter, verse: number } : undefined;
}

/**
 * The canonical verses of some verses, BBCCCVVV, each once. A verse beyond the canon, such as the 15th of 3 John, belongs
 * to the last one of its chapter.
 */
export function canonicalVersesOf(verses: readonly Verse[]): number[] {
  const ids = verses.flatMap(({ canonicalId, canonicalEndId }) =>
    Array.from({ length: canonicalEndId - canonicalId + 1 }, (_, place) => withinCanon(canonicalId + place)),
  );
  return [...new Set(ids)];
}

function withinCanon(id: number): number {
  if (isCanonicalVerse(id)) return id;
  const { book, chapter } = partsOfVerse(id);
  return verseId(book, chapter, lastVerseOf(KJV_VERSE_COUNTS, book, chapter));
}

/** The words of some verses, with their numbers if there are several. */
export function plainVerses(verses: readonly Verse[]): string {
  const said = verses.filter(({ text }) => text.trim() !== '');
  const words = ({ text }: Verse) => text.replace(/\s+/gu, ' ').trim();
  return said.map((verse) => (said.length > 1 ? `${verse.number} ${words(verse)}` : words(verse))).join(' ');
}

/** Some verses for the clipboard, with their reference, edition and the notice that must accompany every copy. */
export function copyOfVerses({ verses, reference, translation }: VersePassage): string {
  const { abbreviation, name, notice } = translation;
  return `${plainVerses(verses)}\n\n${reference} (${abbreviation}, ${name})\n${notice}`;
}
