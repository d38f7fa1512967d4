import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getMarginReferencesRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The best cross references of each verse of a passage, in the numbering of a translation. */
export function marginQuery(ref: string, translation: string, language: Language) {
  return queryOptions({
    queryKey: ['margin', ref, translation, language],
    queryFn: ({ signal }) =>
      getData(getMarginReferencesRoute, { query: { ref, translation } }, { language, signal }),
    staleTime: Infinity,
  });
}
