import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { listBooksRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../offline/from-device.js';
import { storeBooks, readStoredBooks } from '../../offline/stored-books.js';

/** The books and chapters of a translation, which never change while a page is open. */
export function booksQuery(translationId: string, language: Language) {
  return queryOptions({
    queryKey: ['books', translationId, language],
    queryFn: ({ signal, client, queryKey }) =>
      askOrReadHere({
        ask: async () => {
          const books = await getData(
            listBooksRoute,
            { params: { translationId } },
            { language, signal, remember: false },
          );
          void storeBooks(translationId, books);
          return books;
        },
        remembered: () => readStoredBooks(translationId),
        read: (device) => device.books(translationId),
        renew: (books) => client.setQueryData(queryKey, books),
      }),
    staleTime: Infinity,
  });
}
