import { PAGES } from '@word-unfolded/domain';

/** The query of a search, and its filters. */
export type Search = {
  readonly words: string;
  /** None means the default one of the query's language. */
  readonly translationIds: readonly string[];
  readonly testament: 'old' | 'new' | undefined;
  /** OSIS name. */
  readonly book: string | undefined;
  /** From 1. */
  readonly page: number;
};

const [WORDS, IN, TESTAMENT, BOOK, PAGE] = ['q', 'in', 'testament', 'book', 'page'] as const;

/** Reads the query of the Explorer's address; invalid values are ignored. */
export function readSearchAddress(search: string): Search {
  const parameters = new URLSearchParams(search);
  const testament = parameters.get(TESTAMENT);
  return {
    words: parameters.get(WORDS)?.trim() ?? '',
    translationIds: (parameters.get(IN) ?? '').split(',').filter(Boolean),
    testament: testament === 'old' || testament === 'new' ? testament : undefined,
    book: parameters.get(BOOK) || undefined,
    page: pageOf(search),
  };
}

/** The page of a list that an address names, from 1. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get(PAGE));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The address of a search in the Explorer: `/app?q=faith+hope&in=WEB,KJV&testament=new&page=2`. */
export function searchAddress(search: Search): string {
  const parameters = new URLSearchParams();
  if (search.words) parameters.set(WORDS, search.words);
  if (search.translationIds.length > 0) parameters.set(IN, search.translationIds.join(','));
  if (search.testament) parameters.set(TESTAMENT, search.testament);
  if (search.book) parameters.set(BOOK, search.book);
  if (search.page > 1) parameters.set(PAGE, String(search.page));
  const query = parameters.toString().replaceAll('%2C', ',');
  return query ? `${PAGES.explorer}?${query}` : PAGES.explorer;
}
