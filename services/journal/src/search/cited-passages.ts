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

/** Passages of an entry that are looked up at most. */
const MOST_PASSAGES = 20;

/** UTF-16 code units that are read at once: a tenth of a second where every word could be the name of a book. */
const PIECE_CHARACTERS = 300;

/** How long one entry is read at most: ten times what a full one takes whose every line names a verse. In milliseconds. */
const READ_AT_MOST_MS = 2_000;

/** Chapters of one passage at most. */
const MOST_CHAPTERS = 10;

/**
 * The passages that an entry names, in its own field and in its text, in English or Spanish; only those that exist. Reading
 * a text for references is slow, so others have their turn between its pieces, and a text is read no longer than a while.
 */
export async function citedPassages(entry: {
  readonly scripture: string;
  readonly content: string;
}): Promise<PassageReference[]> {
  const known = new Map(passagesOf(entry.scripture).map((passage) => [formatOsis([passage]), passage]));
  let spentMs = 0;
  for (const piece of new Set(piecesOf(entry.content))) {
    if (known.size >= MOST_PASSAGES || spentMs > READ_AT_MOST_MS) break;
    if (!/\d/.test(piece)) continue; // a verse has a number
    const began = performance.now();
    for (const passage of passagesNamedIn(piece)) known.set(formatOsis([passage]), passage);
    spentMs += performance.now() - began;
    await nextTurn();
  }
  return [...known.values()].filter(exists).slice(0, MOST_PASSAGES);
}

/** In whichever language: what one reads within what the other reads as more (`1 John 4:8`) is not meant. */
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

/** A text in lines, and long lines in pieces that end between two words, neither of which has a number. */
function* piecesOf(text: string): Generator<string> {
  for (const line of text.split('\n'))
    for (let from = 0; from < line.length;) {
      const to = endOfPiece(line, from);
      yield line.slice(from, to);
      from = to;
    }
}

function endOfPiece(line: string, from: number): number {
  const last = from + PIECE_CHARACTERS;
  if (last >= line.length) return line.length;
  for (let at = last - 1; at > from; at -= 1)
    if (/^[^\d\s]\s[^\d\s]$/.test(line.slice(at - 1, at + 2))) return at;
  return last;
}

/** The passages that a reference says; none for a text that is no reference. */
export function passagesOf(reference: string): readonly PassageReference[] {
  const parsed = reference === '' ? undefined : parseReference(reference, 'en');
  return parsed?.understood ? parsed.passages : [];
}

/** Names of the chapters that passages touch: `John.3`. */
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
