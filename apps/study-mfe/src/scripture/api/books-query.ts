import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { listBooksRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../offline/from-device.js';

/** The books and chapters of a translation, which never change while a page is open. */
export function booksQuery(translationId: string, language: Language) {
  return queryOptions({
    queryKey: ['books', translationId, language],
    queryFn: ({ signal }) =>
      askOrReadHere(
        () => getData(listBooksRoute, { params: { translationId } }, { language, signal }),
        (device) => device.books(translationId),
      ),
    staleTime: Infinity,
  });
}
