import type { Translation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  BOOKS,
  editionBesideReference,
  KJV_VERSE_COUNTS,
  loadReferenceParser,
  locatePassage,
  passageOfRange,
  type PassageReference,
} from '@word-unfolded/scripture-ref';

/** What was typed into the search, where it is nothing but references: `rom 8 kjv`, `John 3:16; Rom 8:28`. */
export type TypedPassages = {
  readonly passages: readonly PassageReference[];
  /** The translation that is named beside them. */
  readonly edition?: Translation;
};

/** @returns null for words to search for */
export async function readTypedPassages(
  typed: string,
  language: Language,
  editions: readonly Translation[],
): Promise<TypedPassages | null> {
  const { parse } = await loadReferenceParser();
  const beside = editionBesideReference(typed, editions, language);
  const inEdition = beside && parse(beside.text, language);
  if (inEdition?.understood) return { passages: inEdition.passages, edition: beside!.edition };
  const read = parse(typed, language);
  return read.understood ? { passages: read.passages } : null;
}

/** A passage of several books as one of each, because an address has one book: `Gen 50:26-Exod 1:2`. */
export function passagesByBook(passage: PassageReference): readonly PassageReference[] {
  const { start, end } = passage;
  const [first, last] = [start.book, end.book].map((book) => BOOKS.findIndex(({ osis }) => osis === book));
  const books = BOOKS.slice(first, last! + 1).map(({ osis }) => osis);
  const parts = books.map((book) =>
    locatePassage(
      { start: book === start.book ? start : { book }, end: book === end.book ? end : { book } },
      KJV_VERSE_COUNTS,
    ),
  );
  if (books.length < 2) return [passage];
  return parts.every((part) => part.exists)
    ? parts.map(({ range }) => passageOfRange(range, KJV_VERSE_COUNTS))
    : [passage];
}

/** Whether a passage ends before it begins: `John 3:16-5`. */
export function isBackwards(passage: PassageReference): boolean {
  const located = locatePassage(passage, KJV_VERSE_COUNTS);
  return !located.exists && located.problem.kind === 'range-backwards';
}
