import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { booksQuery } from '../../../scripture/api/books-query.js';
import type { PassageAnswers } from '../../../scripture/api/passage-query.js';
import { neighboursOf, type Neighbours } from '../../../scripture/typesetting/neighbours.js';

/**
 * What stands before and after the open passage; undefined until the books of the translation have loaded.
 *
 * @param hasMore whether a part of the passage is still to be loaded
 */
export function useNeighbours(answers: PassageAnswers | undefined, hasMore: boolean): Neighbours {
  const language = useLanguage();
  const translation = answers?.pages[0]?.translation;
  const { data: books = [] } = useQuery({
    ...booksQuery(translation?.id ?? '', language),
    enabled: translation !== undefined,
  });
  const verses =
    answers?.pages.flatMap(({ passages }) => passages.flatMap((passage) => passage.verses)) ?? [];
  return neighboursOf(books, verses[0], verses.at(-1), translation?.language ?? language, !hasMore);
}
