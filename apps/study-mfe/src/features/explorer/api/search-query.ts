import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { searchScriptureRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../../offline/from-device.js';
import { searchOnDevice } from '../../../offline/search-on-device.js';
import type { Search } from '../../../scripture/address/search-address.js';

/** One page of the verses that match a search. Scripture does not change while a page is open. */
export function searchQuery(search: Search, language: Language) {
  const { words, translationIds, testament, book, page } = search;
  const query = {
    q: words,
    translation: translationIds.join(',') || undefined,
    testament,
    book,
    page: String(page),
  };
  return queryOptions({
    queryKey: ['search', query, language],
    queryFn: ({ signal, client, queryKey }) =>
      askOrReadHere({
        ask: () => getData(searchScriptureRoute, { query }, { language, signal }),
        read: (device) => searchOnDevice(device, search, language),
        renew: (answer) => client.setQueryData(queryKey, answer),
      }),
    enabled: words !== '',
    staleTime: Infinity,
  });
}
