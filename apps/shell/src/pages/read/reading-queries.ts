import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import {
  getPassageRoute,
  listBooksRoute,
  listTranslationsRoute,
  searchScriptureRoute,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** Texts and their books do not change while a page is open. */
const staleTime = Infinity;

export const translationsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['read', 'translations', language],
    queryFn: ({ signal }) => getData(listTranslationsRoute, {}, { language, signal }),
    staleTime,
  });

export const booksQuery = (translationId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['read', 'books', translationId, language],
    queryFn: ({ signal }) =>
      getData(listBooksRoute, { params: { translationId: translationId ?? '' } }, { language, signal }),
    enabled: translationId !== undefined,
    staleTime,
  });

/** @param osis the passage in OSIS form */
export const passageQuery = (translationId: string, osis: string, language: Language) =>
  queryOptions({
    queryKey: ['read', 'passage', translationId, osis, language],
    queryFn: ({ signal }) =>
      getData(getPassageRoute, { params: { translationId, reference: osis } }, { language, signal }),
    staleTime,
  });

export const searchQuery = (words: string, translationId: string, page: number, language: Language) =>
  queryOptions({
    queryKey: ['read', 'search', words, translationId, page, language],
    queryFn: ({ signal }) =>
      getData(
        searchScriptureRoute,
        { query: { q: words, translation: translationId, page: String(page) } },
        { language, signal },
      ),
    staleTime,
  });
