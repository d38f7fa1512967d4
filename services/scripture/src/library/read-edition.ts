import {
  BOOKS,
  partsOfVerse,
  verseId,
  versesIn,
  type BookId,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import type { Edition } from './editions.js';
import { ImportError } from './import-error.js';
import type { EditionVerse } from './osis/edition-verse.js';
import { readEvents } from './osis/read-events.js';
import { VerseTypesetter } from './osis/verse-typesetter.js';
import type { ModuleConfiguration } from './sword/module-configuration.js';
import { readSlots, type Slot } from './sword/ztext.js';

/** Called after each book, with the number of books read. */
export type ReadingProgress = (booksRead: number) => void;

/**
 * Reads an edition from its module, repairs it, and verifies it against its numbering.
 *
 * @returns every verse of the numbering in order, omitted ones without text.
 * @throws ImportError if the module does not have the expected verses.
 */
export function readEdition(
  edition: Edition,
  module: ModuleConfiguration,
  onProgress: ReadingProgress = () => {},
): EditionVerse[] {
  const slots = slotsByBook(module);
  const verses = BOOKS.flatMap(({ osis, number }) => {
    const book = edition.repairBook(osis, setBook(edition, slots.get(osis) ?? []));
    onProgress(number);
    return book;
  });
  return checkVerses(edition, edition.repairEdition(verses));
}

function slotsByBook(module: ModuleConfiguration): ReadonlyMap<BookId, readonly Slot[]> {
  const books = new Map<BookId, Slot[]>();
  for (const slot of readSlots(module)) {
    const slots = books.get(slot.book);
    if (slots) slots.push(slot);
    else books.set(slot.book, [slot]);
  }
  return books;
}

function setBook(edition: Edition, slots: readonly Slot[]): EditionVerse[] {
  const setter = new VerseTypesetter(edition.everyVerseOpensLine);
  const verses: EditionVerse[] = [];
  for (const { book, chapter, verse, osis } of slots) {
    if (chapter === 0) continue; // titles and prefaces of the book
    const events = edition.repairEvents(readEvents(edition.repairFragment(osis)));
    if (verse === 0) setter.readChapterHead(events);
    else verses.push(setter.setVerse({ book, chapter, number: verse }, events));
  }
  return verses;
}

/** Every verse of the numbering and no other, each with text unless the edition omits it. */
function checkVerses(edition: Edition, verses: readonly EditionVerse[]): EditionVerse[] {
  const byId = new Map(verses.map((verse) => [verseId(verse.book, verse.chapter, verse.number), verse]));
  const numbered = [
    ...versesIn({ first: verseId('Gen', 1, 1), last: verseId('Rev', 22, 21) }, edition.numbering.counts),
  ];
  const omitted = new Set(edition.omitted);
  const wrong = numbered.find((id) => (byId.get(id)?.body.text ? omitted.has(id) : !omitted.has(id)));
  const found = verses.filter(({ body }) => body.text).length;
  const expected = numbered.length - omitted.size;
  if (wrong !== undefined || found !== expected) throw wrongVerses(edition, expected, found, wrong);
  return numbered.map((id) => byId.get(id) ?? emptyVerse(id));
}

function wrongVerses(
  edition: Edition,
  expected: number,
  found: number,
  wrong: VerseId | undefined,
): ImportError {
  const { book, chapter, verse } = partsOfVerse(wrong ?? verseId('Gen', 1, 1));
  const place = wrong === undefined ? 'beyond its numbering' : `first at ${book} ${chapter}:${verse}`;
  return new ImportError(
    `The module ${edition.module} should have ${expected} verses with text and has ${found}; it differs ${place}. ` +
      'It is another version than the one that this import knows.',
  );
}

function emptyVerse(id: VerseId): EditionVerse {
  const { book, chapter, verse } = partsOfVerse(id);
  const body = { text: '', marks: [], breaks: [], notes: [], links: [] };
  return { book, chapter, number: verse, headings: [], title: null, body };
}
