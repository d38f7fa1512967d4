import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { suggestScriptureRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../offline/from-device.js';

/** What a reader may be about to write. */
export function suggestionsQuery(begun: string, language: Language) {
  return queryOptions({
    queryKey: ['suggestions', begun, language],
    queryFn: ({ signal }) =>
      askOrReadHere(
        () => getData(suggestScriptureRoute, { query: { q: begun } }, { language, signal }),
        (device) => device.suggestions(begun, language),
      ),
    staleTime: Infinity,
    retry: false, // by the time of a second answer the reader has written on
  });
}
