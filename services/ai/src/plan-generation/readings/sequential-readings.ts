import {
  bookOf,
  BOOKS,
  KJV_VERSE_COUNTS,
  lastVerseOf,
  partsOfVerse,
  verseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import {
  chapterExists,
  chapterKey,
  rangeOfChapters,
  type Chapter,
  type ChapterSizes,
} from './chapter-sizes.js';

/** The fewest verses of a day: fewer are no reading. */
const LEAST_VERSES = 3;

/** The chapters that have verses of some ranges, in the order of the canon, each once. */
export function chaptersIn(ranges: readonly VerseRange[]): Chapter[] {
  const chapters = new Map<number, Chapter>();
  for (const { first, last } of ranges) {
    const [begins, ends] = [partsOfVerse(first), partsOfVerse(last)];
    for (const { osis, number } of BOOKS) {
      if (number < bookOf(begins.book).number || number > bookOf(ends.book).number) continue;
      const from = osis === begins.book ? begins.chapter : 1;
      const to = osis === ends.book ? ends.chapter : KJV_VERSE_COUNTS[osis]!.length;
      for (let chapter = from; chapter <= to; chapter += 1) {
        const each = { book: osis, chapter };
        if (chapterExists(each)) chapters.set(chapterKey(each), each);
      }
    }
  }
  return [...chapters.values()].sort((a, b) => chapterKey(a) - chapterKey(b));
}

/**
 * Divides a text into consecutive readings, one a day, of about the same length: whole chapters where there are enough,
 * parts of chapters otherwise. What would not fit into the daily time at the end of the text is left out.
 *
 * @param most words of a day
 * @returns undefined when the text is too short for so many days
 */
export function sequentialReadings(
  chapters: readonly Chapter[],
  days: number,
  most: number,
  sizes: ChapterSizes,
): VerseRange[] | undefined {
  const fitting = chaptersThatFit(chapters, days, most, sizes);
  if (fitting.length >= days) return wholeChapters(fitting, days, most, sizes);
  return partsOfChapters(fitting, days, sizes);
}

/** The first chapters that fit into the days; a day has chapters of one book. */
function chaptersThatFit(
  chapters: readonly Chapter[],
  days: number,
  most: number,
  sizes: ChapterSizes,
): readonly Chapter[] {
  let [day, words] = [1, 0];
  const end = chapters.findIndex((chapter, at) => {
    const size = sizes.wordsOf(chapter);
    const isOtherBook = at > 0 && chapters[at - 1]!.book !== chapter.book;
    if (at > 0 && (isOtherBook || words + size > most)) [day, words] = [day + 1, 0];
    words += size;
    return day > days;
  });
  return end < 0 ? chapters : chapters.slice(0, end);
}

function wholeChapters(
  chapters: readonly Chapter[],
  days: number,
  most: number,
  sizes: ChapterSizes,
): VerseRange[] {
  const ranges: VerseRange[] = [];
  let at = 0;
  for (let day = days; day > 0 && at < chapters.length; day -= 1) {
    const target = sizes.wordsOfAll(chapters.slice(at)) / day;
    const first = chapters[at]!;
    let last = first;
    let words = sizes.wordsOf(first);
    at += 1;
    while (at <= chapters.length - day && day > 0) {
      const next = chapters[at]!;
      const size = sizes.wordsOf(next);
      const follows = next.book === last.book && next.chapter === last.chapter + 1;
      if (!follows || words + size > most || words + size / 2 > target) break;
      [last, words, at] = [next, words + size, at + 1];
    }
    ranges.push(rangeOfChapters(first, last));
  }
  return ranges;
}

function partsOfChapters(
  chapters: readonly Chapter[],
  days: number,
  sizes: ChapterSizes,
): VerseRange[] | undefined {
  const parts = chapters.map(() => 1);
  const versesOf = ({ book, chapter }: Chapter) => lastVerseOf(KJV_VERSE_COUNTS, book, chapter);
  for (let left = days - chapters.length; left > 0; left -= 1) {
    let longest = -1;
    chapters.forEach((chapter, index) => {
      if (versesOf(chapter) / (parts[index]! + 1) < LEAST_VERSES) return;
      const size = sizes.wordsOf(chapter) / parts[index]!;
      const best = longest < 0 ? -1 : sizes.wordsOf(chapters[longest]!) / parts[longest]!;
      if (size > best) longest = index;
    });
    if (longest < 0) return undefined;
    parts[longest]! += 1;
  }
  return chapters.flatMap((each, index) => {
    const count = parts[index]!;
    const verses = versesOf(each);
    return Array.from({ length: count }, (_, part) => ({
      first: verseId(each.book, each.chapter, Math.floor((part * verses) / count) + 1),
      last: verseId(each.book, each.chapter, Math.floor(((part + 1) * verses) / count)),
    }));
  });
}
