import type { SearchAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { BOOKS, isBookId, verseId, type VerseRange } from '@word-unfolded/scripture-ref';

type Device = typeof import('@word-unfolded/offline-scripture').offlineScripture;

/** A search as it is sent to the server. */
export type SearchRequest = {
  readonly words: string;
  readonly translationIds: readonly string[];
  readonly testament: 'old' | 'new' | undefined;
  /** OSIS name. */
  readonly book: string | undefined;
  readonly page: number;
};

/** Verses per page, as on the server. */
const PAGE_SIZE = 20;

/** Searches the downloads: those of the requested translations, or else those of the reader's language. */
export async function searchOnDevice(
  device: Device,
  { words, translationIds, testament, book, page }: SearchRequest,
  language: Language,
): Promise<SearchAnswer | undefined> {
  const stored = await device.translations();
  const requested = stored.filter(({ id }) => translationIds.includes(id));
  if (stored.length === 0 || (translationIds.length > 0 && requested.length === 0)) return undefined;
  const range = rangeOf(testament, book);
  return device.search({
    q: words,
    translations: requested.map(({ id }) => id),
    language,
    ...(range && { range }),
    page,
    pageSize: PAGE_SIZE,
  });
}

function rangeOf(testament: SearchRequest['testament'], book: string | undefined): VerseRange | undefined {
  if (book === undefined && testament === undefined) return undefined;
  const books = BOOKS.filter(
    (each) =>
      (book === undefined || (isBookId(book) && each.osis === book)) &&
      (testament === undefined || each.testament === testament),
  );
  const [first, last] = [books[0], books.at(-1)];
  if (!first || !last) return { first: 0, last: 0 };
  return { first: verseId(first.osis, 1, 1), last: verseId(last.osis, 999, 999) };
}
