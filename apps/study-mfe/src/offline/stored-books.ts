import { EVERYONE, passageAnswers, PASSAGE_LIFETIME_MS, type AnswerStore } from '@word-unfolded/api-client';
import { ListBooks, type Book } from '@word-unfolded/contracts';
import type { VerseCounts } from '@word-unfolded/scripture-ref';

const booksKey = (edition: string) => `books/${edition.toUpperCase()}`;

/** Stores the list of books of a translation, which defines the numbering of its stored passages. */
export function storeBooks(
  edition: string,
  books: readonly Book[],
  store: AnswerStore = passageAnswers,
): Promise<void> {
  return store.write({ key: booksKey(edition), owner: EVERYONE, at: Date.now(), data: books });
}

/** The books of a translation that was read here; their names are in its language. */
export async function readStoredBooks(
  edition: string,
  store: AnswerStore = passageAnswers,
): Promise<Book[] | undefined> {
  const stored = await store.read(booksKey(edition));
  if (!stored || Date.now() - stored.at > PASSAGE_LIFETIME_MS) return undefined;
  return ListBooks.response.safeParse(stored.data).data;
}

/** The number of verses of each chapter of a translation, as far as it is known here. */
export async function readStoredCounts(
  edition: string,
  store: AnswerStore,
): Promise<VerseCounts | undefined> {
  const books = await readStoredBooks(edition, store);
  return books && Object.fromEntries(books.map(({ osis, verses }) => [osis, verses]));
}
