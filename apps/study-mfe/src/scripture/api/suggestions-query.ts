import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { suggestScriptureRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../offline/from-device.js';

/** Suggestions for what the reader is typing. */
export function suggestionsQuery(begun: string, language: Language) {
  return queryOptions({
    queryKey: ['suggestions', begun, language],
    queryFn: ({ signal }) =>
      askOrReadHere({
        ask: () => getData(suggestScriptureRoute, { query: { q: begun } }, { language, signal }),
        read: (device) => device.suggestions(begun, language),
      }),
    staleTime: Infinity,
    retry: false, // a second response would arrive after the reader has typed on
  });
}
