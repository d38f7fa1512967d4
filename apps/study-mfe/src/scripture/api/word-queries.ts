import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getLexiconEntryRoute, getWordsRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The original words of a passage in a translation. */
export function wordsQuery(ref: string, translation: string, language: Language) {
  return queryOptions({
    queryKey: ['words', ref, translation, language],
    queryFn: ({ signal }) => getData(getWordsRoute, { query: { ref, translation } }, { language, signal }),
    staleTime: Infinity,
  });
}

/** An original word; its occurrences are paginated. */
export function lexiconQuery(strongs: string, translation: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: ['lexicon', strongs, translation, language],
    queryFn: ({ pageParam, signal }) =>
      getData(
        getLexiconEntryRoute,
        { params: { strongs }, query: { translation, page: String(pageParam) } },
        { language, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ places: { pagination } }) => pageAfter(pagination),
    staleTime: Infinity,
  });
}

/** The next page, if there is one. */
export function pageAfter({ page, pages }: { page: number; pages: number }): number | undefined {
  return page < pages ? page + 1 : undefined;
}
