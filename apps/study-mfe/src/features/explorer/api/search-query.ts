import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { searchScriptureRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../../offline/from-device.js';
import { searchOnDevice } from '../../../offline/search-on-device.js';
import type { Search } from '../../../scripture/address/search-address.js';

/** The verses of a search, one page of them. Texts do not change while a page is open. */
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
    queryFn: ({ signal }) =>
      askOrReadHere(
        () => getData(searchScriptureRoute, { query }, { language, signal }),
        (device) => searchOnDevice(device, search, language),
      ),
    enabled: words !== '',
    staleTime: Infinity,
  });
}
