import type { Book, PassageAnswer, Translation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  BOOKS,
  bookName,
  isBookId,
  loadReferenceParser,
  verseId,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { answerPassage, chaptersOfRange, rangesOfParsed } from '@word-unfolded/scripture-text';
import type { EditionStore, StoredEdition } from '../storage/edition-store.js';

/** A passage request. Without a translation, a stored one in the reader's language is used, or else any. */
export type PassageRequest = {
  readonly reference: string;
  readonly translationId: string | undefined;
  readonly language: Language;
};

/**
 * Reads a passage from a text on this device.
 *
 * @returns undefined if the translation is not stored
 * @throws AppError like the server: for a reference that is not understood, or names a passage that the text lacks
 */
export async function readPassageOffline(
  store: EditionStore,
  { reference, translationId, language }: PassageRequest,
): Promise<PassageAnswer | undefined> {
  const edition = await chooseEdition(store, translationId, language);
  if (!edition) return undefined;
  const { translation } = edition;
  const counts = countsOf(edition);
  const parser = await loadReferenceParser();
  const ranges = rangesOfParsed(parser.parse(reference, language), counts, language);
  return answerPassage(ranges, {
    translation,
    counts,
    read: (range, limit) => readVerses(store, edition.id, counts, range, limit),
  });
}

/** The books of a text on this device; undefined if it is not stored. */
export async function listBooksOffline(
  store: EditionStore,
  translationId: string,
): Promise<Book[] | undefined> {
  const edition = await store.edition(translationId);
  return edition && booksOf(edition);
}

/** The translations on this device, in the form of the picker. */
export async function listTranslationsOffline(store: EditionStore): Promise<Translation[]> {
  const editions = await store.editions();
  return editions.map(({ translation }) => ({
    ...translation,
    available: true,
    unavailableReason: null,
    verseCount: null,
  }));
}

/** The text of this name; without a name, one in the reader's language, or else any. */
export async function chooseEdition(
  store: EditionStore,
  wanted: string | undefined,
  language: Language,
): Promise<StoredEdition | undefined> {
  const editions = await store.editions();
  const name = wanted?.toLowerCase();
  if (name !== undefined)
    return editions.find(
      ({ id, translation }) => id.toLowerCase() === name || translation.abbreviation.toLowerCase() === name,
    );
  return editions.find(({ translation }) => translation.language === language) ?? editions[0];
}

function booksOf({ translation, counts }: StoredEdition): Book[] {
  return BOOKS.filter(({ osis }) => counts[osis]).map(({ osis, number, testament }) => ({
    osis,
    number,
    testament,
    name: bookName(osis, translation.language),
    verses: counts[osis] ?? [],
  }));
}

/** The number of verses of each chapter of a text. */
export function countsOf({ counts }: StoredEdition): VerseCounts {
  return Object.fromEntries(Object.entries(counts).filter(([book]) => isBookId(book)));
}

/** The verses of a range of a text, up to a maximum. */
export async function readVerses(
  store: EditionStore,
  id: string,
  counts: VerseCounts,
  range: VerseRange,
  limit: number,
) {
  const verses = [];
  for (const { book, chapter } of chaptersOfRange(range, counts)) {
    for (const verse of await store.chapter(id, book, chapter)) {
      const at = verseId(book, chapter, verse.number);
      if (at > range.last || verses.length === limit) return verses;
      if (at >= range.first) verses.push(verse);
    }
  }
  return verses;
}
