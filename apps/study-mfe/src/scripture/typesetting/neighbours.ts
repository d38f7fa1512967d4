import type { Book, Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { nameOfChapter } from './chapter-name.js';

/**
 * References of the previous and the next chapter, as readers write them; undefined before the first and after the
 * last.
 */
export type Neighbours = { readonly previous: string | undefined; readonly next: string | undefined };

/**
 * The chapters before and after the open passage, in the order and numbering of its translation.
 *
 * @param language the language of the translation
 */
export function neighboursOf(
  books: readonly Book[],
  first: Verse | undefined,
  last: Verse | undefined,
  language: Language,
): Neighbours {
  const chapters = books.flatMap(({ osis, verses }) =>
    verses.map((_, index) => ({ osis, chapter: index + 1 })),
  );
  const placeOf = (verse: Verse | undefined) =>
    chapters.findIndex(({ osis, chapter }) => osis === verse?.book && chapter === verse.chapter);
  const nameAt = (place: number) => {
    const found = chapters[place];
    return found && nameOfChapter(found.osis, found.chapter, language);
  };
  const [before, after] = [placeOf(first) - 1, placeOf(last) + 1];
  return {
    previous: before >= 0 ? nameAt(before) : undefined,
    next: after > 0 ? nameAt(after) : undefined,
  };
}
