import { LANGUAGES } from '@word-unfolded/domain';
import {
  chaptersOf,
  findReferences,
  formatOsis,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseReference,
  type FoundReference,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum number of passages per entry that are looked up. */
const MOST_PASSAGES = 20;

/** UTF-16 code units per piece: a tenth of a second if every word could be the name of a book. */
const PIECE_CHARACTERS = 300;

/** The longest names of books, such as “The First Epistle of Paul the Apostle to the Corinthians”, with some words. */
const BOOK_CHARACTERS = 90;

/** What may follow the last number of a reference: “ff.”, “and following”. */
const AFTER_CHARACTERS = 20;

/**
 * Maximum time for reading one entry, in milliseconds: ten times what a full entry takes in which every line names a
 * verse.
 */
const READ_AT_MOST_MS = 2_000;

/** Maximum number of chapters of one passage. */
const MOST_CHAPTERS = 10;

/**
 * Finds the existing passages that an entry names in its scripture field and its text, in English or Spanish. Finding
 * references is slow, so the function yields to the event loop between pieces of text and stops after a maximum time.
 */
export async function citedPassages(entry: {
  readonly scripture: string;
  readonly content: string;
}): Promise<PassageReference[]> {
  const known = new Map(passagesOf(entry.scripture).map((passage) => [formatOsis([passage]), passage]));
  let elapsedMs = 0;
  for (const piece of new Set(piecesOf(entry.content))) {
    if (known.size >= MOST_PASSAGES || elapsedMs > READ_AT_MOST_MS) break;
    const about = aroundNumbers(piece);
    if (about === '') continue;
    const began = performance.now();
    for (const passage of passagesNamedIn(about)) known.set(formatOsis([passage]), passage);
    elapsedMs += performance.now() - began;
    await nextTurn();
  }
  return [...known.values()].filter(exists).slice(0, MOST_PASSAGES);
}

/**
 * Finds passages in both languages. If one language reads a longer reference over another (`1 John 4:8`), the longer
 * wins.
 */
function passagesNamedIn(piece: string): PassageReference[] {
  const found = LANGUAGES.flatMap((language) => findReferences(piece, language));
  const isWithin = (one: FoundReference, other: FoundReference) =>
    other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;
  return found
    .filter((one) => exists(one.passage) && !found.some((other) => isWithin(one, other)))
    .map(({ passage }) => passage);
}

function exists(passage: PassageReference): boolean {
  return locatePassage(passage, KJV_VERSE_COUNTS).exists;
}

/** Splits a text into lines, and long lines into pieces between two words without digits. */
function* piecesOf(text: string): Generator<string> {
  for (const line of text.split('\n'))
    for (let from = 0; from < line.length;) {
      const to = endOfPiece(line, from);
      yield line.slice(from, to);
      from = to;
    }
}

/** The part of a piece in which a verse can be named: a verse has a number. Empty without one. */
function aroundNumbers(piece: string): string {
  const first = piece.search(/\d/);
  if (first === -1) return '';
  const before = piece.lastIndexOf(' ', Math.max(0, first - BOOK_CHARACTERS));
  const last = /\d(?=\D*$)/.exec(piece)!.index;
  const after = piece.indexOf(' ', last + 1 + AFTER_CHARACTERS);
  return piece.slice(before + 1, after === -1 ? undefined : after);
}

function endOfPiece(line: string, from: number): number {
  const last = from + PIECE_CHARACTERS;
  if (last >= line.length) return line.length;
  for (let at = last - 1; at > from; at -= 1)
    if (/^[^\d\s]\s[^\d\s]$/.test(line.slice(at - 1, at + 2))) return at;
  return last;
}

/** Parses the passages of a reference. Returns none for a text that is not a reference. */
export function passagesOf(reference: string): readonly PassageReference[] {
  const parsed = reference === '' ? undefined : parseReference(reference, 'en');
  return parsed?.understood ? parsed.passages : [];
}

/** The names of the chapters that passages touch: `John.3`. */
export function chapterNames(passages: readonly PassageReference[]): string[] {
  return [...new Set(passages.flatMap(chaptersTouched))];
}

function chaptersTouched({ start, end }: PassageReference): string[] {
  const from = start.chapter ?? 1;
  const sameBook = start.book === end.book;
  const last = (sameBook ? end.chapter : undefined) ?? chaptersOf(KJV_VERSE_COUNTS, start.book);
  const to = Math.min(last, from + MOST_CHAPTERS - 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => `${start.book}.${from + place}`);
}
