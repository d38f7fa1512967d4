import type { Book } from '@word-unfolded/contracts';
import {
  formatOsis,
  isBookId,
  partsOfVerse,
  verseAfter,
  verseId,
  type VerseCounts,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import type { StudyPassage, StudyVerse } from './study-passage.js';

/**
 * The verses of the same book before and after a passage, as OSIS references; undefined at the beginning or end of the
 * book.
 */
export function versesAround(
  { verses }: Pick<StudyPassage, 'verses'>,
  books: readonly Book[],
  count: number,
): { readonly before?: string; readonly after?: string } {
  const [first, last] = [idOf(verses[0]), idOf(verses.at(-1))];
  if (first === undefined || last === undefined) return {};
  const counts: VerseCounts = Object.fromEntries(books.map(({ osis, verses: each }) => [osis, each]));
  const before = walk(first, count, (id) => verseBefore(id, counts));
  const after = walk(last, count, (id) => verseAfter(id, counts));
  return {
    ...(before.length > 0 && { before: osisOf(before.at(-1)!, before[0]!) }),
    ...(after.length > 0 && { after: osisOf(after[0]!, after.at(-1)!) }),
  };
}

function walk(from: VerseId, count: number, step: (id: VerseId) => VerseId | undefined): VerseId[] {
  const { book } = partsOfVerse(from);
  const found: VerseId[] = [];
  for (let id = step(from); id !== undefined && found.length < count; id = step(id)) {
    if (partsOfVerse(id).book !== book) break;
    found.push(id);
  }
  return found;
}

function verseBefore(id: VerseId, counts: VerseCounts): VerseId | undefined {
  const { book, chapter, verse } = partsOfVerse(id);
  if (verse > 1) return id - 1;
  const last = counts[book]?.[chapter - 2];
  return last === undefined ? undefined : verseId(book, chapter - 1, last);
}

function idOf(verse: StudyVerse | undefined): VerseId | undefined {
  return verse && isBookId(verse.book) ? verseId(verse.book, verse.chapter, verse.number) : undefined;
}

function osisOf(first: VerseId, last: VerseId): string {
  return formatOsis([{ start: partsOfVerse(first), end: partsOfVerse(last) }]);
}
