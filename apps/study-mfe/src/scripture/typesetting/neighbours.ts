import type { Book, Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { nameOfChapter, nameOfRange } from './chapter-name.js';

/** References of what stands before and after a passage, as readers write them; undefined at the ends of the books. */
export type Neighbours = { readonly previous: string | undefined; readonly next: string | undefined };

/**
 * What stands before and after the open passage, in the order and numbering of its translation: the rest of its chapter,
 * or the chapter beside it.
 *
 * @param language the language of the translation
 * @param isWhole whether the last verse is that of the passage, of which no part is still to be loaded
 */
export function neighboursOf(
  books: readonly Book[],
  first: Verse | undefined,
  last: Verse | undefined,
  language: Language,
  isWhole = true,
): Neighbours {
  const chapters = books.flatMap(({ osis, verses }) =>
    verses.map((count, index) => ({ osis, chapter: index + 1, count })),
  );
  const placeOf = (verse: Verse | undefined) =>
    chapters.findIndex(({ osis, chapter }) => osis === verse?.book && chapter === verse.chapter);
  const nameAt = (place: number) => {
    const found = chapters[place];
    return found && nameOfChapter(found.osis, found.chapter, language);
  };
  const rest = (verse: Verse, from: number, to: number) =>
    nameOfRange(verse.book, verse.chapter, { first: from, last: to }, language);
  const [begin, end] = [placeOf(first), placeOf(last)];
  const count = chapters[end]?.count ?? 0;
  return {
    previous: begin >= 0 && first && first.number > 1 ? rest(first, 1, first.number - 1) : nameAt(begin - 1),
    next:
      isWhole && last && last.number < count
        ? rest(last, last.number + 1, count)
        : end >= 0
          ? nameAt(end + 1)
          : undefined,
  };
}
