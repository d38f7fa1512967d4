import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { listTranslationsRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../offline/from-device.js';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** The translations for the picker. They are the same in every language, but the error texts are not. */
export function translationsQuery(language: Language) {
  return queryOptions({
    queryKey: ['translations'],
    queryFn: ({ signal, client, queryKey }) =>
      askOrReadHere({
        ask: () => getData(listTranslationsRoute, {}, { language, signal }),
        read: (device) => device.translations(),
        renew: (translations) => client.setQueryData(queryKey, translations),
      }),
    staleTime: FIVE_MINUTES_MS,
  });
}
