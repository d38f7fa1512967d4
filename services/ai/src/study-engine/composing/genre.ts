import { bookOf, partsOfVerse, verseId, type BookId, type VerseRange } from '@word-unfolded/scripture-ref';

/** The kind of text of a passage, by which questions about it are chosen. */
export type Genre = 'story' | 'law' | 'psalm' | 'proverb' | 'prophecy' | 'gospel' | 'letter' | 'apocalypse';

const BOOKS: Readonly<Partial<Record<BookId, Genre>>> = {
  Lev: 'law',
  Deut: 'law',
  Job: 'psalm',
  Ps: 'psalm',
  Prov: 'proverb',
  Eccl: 'proverb',
  Song: 'psalm',
  Lam: 'psalm',
  Dan: 'story',
  Jonah: 'story',
  Matt: 'gospel',
  Mark: 'gospel',
  Luke: 'gospel',
  John: 'gospel',
  Acts: 'story',
  Rev: 'apocalypse',
};

/** Parts of books that are of another kind than the rest. */
const PARTS: readonly (readonly [Genre, number, number])[] = [
  ['law', verseId('Exod', 20, 1), verseId('Exod', 23, 33)],
  ['law', verseId('Exod', 25, 1), verseId('Exod', 31, 18)],
  ['apocalypse', verseId('Dan', 7, 1), verseId('Dan', 12, 13)],
  ['psalm', verseId('Jonah', 2, 1), verseId('Jonah', 2, 9)],
  ['psalm', verseId('Exod', 15, 1), verseId('Exod', 15, 18)],
  ['psalm', verseId('1Sam', 2, 1), verseId('1Sam', 2, 10)],
];

/** Prophets stand from Isaiah to Malachi, and letters from Romans to Jude. */
const PROPHETS = [bookOf('Isa').number, bookOf('Mal').number] as const;
const LETTERS = [bookOf('Rom').number, bookOf('Jude').number] as const;

/** The kind of a passage, by its first verse. */
export function genreOf({ first }: VerseRange): Genre {
  const part = PARTS.find(([, from, to]) => from <= first && first <= to);
  if (part) return part[0];
  const { book } = partsOfVerse(first);
  const { number } = bookOf(book);
  const isIn = ([from, to]: readonly [number, number]) => from <= number && number <= to;
  return BOOKS[book] ?? (isIn(PROPHETS) ? 'prophecy' : isIn(LETTERS) ? 'letter' : 'story');
}
