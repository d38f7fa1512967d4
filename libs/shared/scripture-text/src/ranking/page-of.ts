import { BOOKS, partsOfVerse } from '@word-unfolded/scripture-ref';
import { inRankOrder, type FoundVerses, type RankedVerse } from './rank-verses.js';
import type { SearchableVerse } from './searchable-text.js';

/** What was found in one of the searched texts. */
export type FoundInText<Text, Verse extends SearchableVerse> = {
  readonly text: Text;
  readonly found: FoundVerses<Verse>;
};

/** A verse of a page, with its text. */
export type VerseOfPage<Text, Verse extends SearchableVerse> = RankedVerse<Verse> & { readonly text: Text };

/** How many verses were found in a book. */
export type FoundInBook = { readonly book: string; readonly verses: number };

/**
 * A page of the results in several texts: the best of all by rank, then the others in the order of the Bible; and how
 * many verses each book has.
 */
export function pageOf<Text, Verse extends SearchableVerse>(
  searched: readonly FoundInText<Text, Verse>[],
  page: number,
  size: number,
): {
  readonly verses: VerseOfPage<Text, Verse>[];
  readonly total: number;
  readonly books: FoundInBook[];
} {
  const best = searched
    .flatMap(({ text, found }) => found.best.map((ranked) => ({ ...ranked, text })))
    .sort(inRankOrder);
  const total = searched.reduce((sum, { found }) => sum + found.others.length, best.length);
  const books = booksOf(searched);
  const from = (page - 1) * size;
  const shown = best.slice(from, from + size);
  const left = size - shown.length;
  if (left === 0 || from + shown.length >= total) return { verses: shown, total, books };
  const others = othersFrom(searched, Math.max(0, from - best.length), left);
  return { verses: [...shown, ...others], total, books };
}

function booksOf<Text, Verse extends SearchableVerse>(
  searched: readonly FoundInText<Text, Verse>[],
): FoundInBook[] {
  const verses = new Map<string, number>();
  const count = (id: number) => {
    const { book } = partsOfVerse(id);
    verses.set(book, (verses.get(book) ?? 0) + 1);
  };
  for (const { found } of searched) {
    for (const { verse } of found.best) count(verse.id);
    for (const id of found.others) count(id);
  }
  return BOOKS.flatMap(({ osis }) => {
    const found = verses.get(osis);
    return found ? [{ book: osis, verses: found }] : [];
  });
}

/** Some of the others of all texts, from an index in their common order. */
function othersFrom<Text, Verse extends SearchableVerse>(
  searched: readonly FoundInText<Text, Verse>[],
  from: number,
  count: number,
): VerseOfPage<Text, Verse>[] {
  const places = searched.map(() => 0);
  const taken = searched.map((): number[] => []);
  const order: { number: number; id: number }[] = [];
  for (let at = 0; order.length < count; at += 1) {
    const number = nextText(searched, places);
    if (number < 0) break;
    const id = searched[number]!.found.others[places[number]!]!;
    places[number]! += 1;
    if (at < from) continue;
    order.push({ number, id });
    taken[number]!.push(id);
  }
  const ranked = searched.map(
    ({ text, found }, number) =>
      new Map(found.rank(taken[number]!).map((verse) => [verse.verse.id, { ...verse, text }])),
  );
  return order.flatMap(({ number, id }) => ranked[number]!.get(id) ?? []);
}

/** The number of the text whose next verse comes first; negative if all are exhausted. */
function nextText(
  searched: readonly { readonly found: Pick<FoundVerses, 'others'> }[],
  places: readonly number[],
): number {
  let next = -1;
  let first = Infinity;
  searched.forEach(({ found }, number) => {
    const id = found.others[places[number]!] ?? Infinity;
    if (id < first) [next, first] = [number, id];
  });
  return next;
}
