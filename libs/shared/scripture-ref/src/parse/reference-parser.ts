import type { Language } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS } from '../canon/kjv-verse-counts.js';
import { locatePassage } from '../locate-passage.js';
import { parseOsis } from '../osis.js';
import { samePoint, type PassageReference, type ReferencePoint } from '../passage-reference.js';
import type { BookOutsideCanon } from '../canon/books-outside-canon.js';
import { bookOutsideCanon } from './text/book-outside-canon.js';
import type { Grammar } from './grammar/grammar.js';
import { correctSpelling } from './text/correct-spelling.js';
import { numberedReadings } from './grammar/numbered-readings.js';
import { prepareText, withCommasAsColons } from './text/prepare-text.js';
import { readSpokenNumbers } from './grammar/spoken-numbers.js';
import {
  partGluedNumbers,
  readOrdinalSigns,
  readRomanChapters,
  readTypedForms,
} from './grammar/typed-forms.js';
import { parsePlainReference } from './plain-reference.js';
import { withoutSource } from './text/without-source.js';
import { createPassageReader, type FoundPassage, type PassageReader } from './read-passages.js';
import type { TracedText } from './text/traced-text.js';

/** The references of a text that contains nothing else. */
export type ParsedReference =
  | {
      readonly understood: true;
      readonly passages: readonly PassageReference[];
      /** The language in which it was understood. */
      readonly language: Language;
      /** Whether a misspelt name was corrected; if so, show the corrected reference. */
      readonly isCorrected: boolean;
    }
  | {
      readonly understood: false;
      /** The book outside the canon that the text names; the text is no words to search for then. */
      readonly outside?: BookOutsideCanon;
      /** What it may mean where the number before the name of the book is left out. */
      readonly readings?: readonly PassageReference[];
    };

/** References in a text: positions are UTF-16 code units, end exclusive. */
export type FoundReference = FoundPassage;

export type ReferenceParser = {
  /** See `parseReference`. */
  readonly parse: (text: string, preferred: Language) => ParsedReference;
  /** See `findReferences`. */
  readonly find: (text: string, language: Language) => FoundReference[];
};

/** A longer text is not a reference, and is not parsed, because parsing time is at least linear in the length. */
const LONGEST_REFERENCE = 2_000;

/** The parser tries many patterns at each letter, so prose is parsed in chunks of about this length. */
const PORTION = 2_000;

type Speaker = { readonly grammar: Grammar; readonly read: PassageReader };

/** A parser for the languages of the given grammars. */
export function createReferenceParser(grammars: readonly Grammar[]): ReferenceParser {
  const speakers = grammars.map((grammar): Speaker => ({ grammar, read: createPassageReader(grammar) }));
  const inOrder = (preferred: Language) => [
    ...speakers.filter(({ grammar }) => grammar.language === preferred),
    ...speakers.filter(({ grammar }) => grammar.language !== preferred),
  ];
  return {
    parse: (text, preferred) => parse(text, inOrder(preferred), preferred),
    find: (text, language) =>
      inOrder(language)
        .slice(0, 1)
        .flatMap((speaker) => find(text, speaker)),
  };
}

function parse(written: string, speakers: readonly Speaker[], preferred: Language): ParsedReference {
  if (written.length > LONGEST_REFERENCE) return { understood: false };
  const text = withoutSource(written);
  const known = speakers.some(({ grammar }) => grammar.language === preferred);
  const plain = known ? parsePlainReference(text, preferred) : undefined;
  if (plain) return { understood: true, passages: [plain], language: preferred, isCorrected: false };
  const osis = parseOsis(text);
  if (osis) return { understood: true, passages: osis, language: preferred, isCorrected: false };
  const outside = bookOutsideCanon(text);
  if (outside && !outside.isWord) return { understood: false, outside: outside.book };
  const unnumbered = readUnnumbered(text, speakers);
  if (unnumbered) return unnumbered;
  const asWritten = readBest(speakers, () => text);
  if (asWritten && exist(asWritten.passages)) return { understood: true, ...asWritten, isCorrected: false };
  const parted = readOnly(speakers, partGluedNumbers(text));
  if (parted) return { understood: true, ...parted, isCorrected: true };
  if (asWritten) return { understood: true, ...asWritten, isCorrected: false };
  const spelt = readBest(speakers, ({ grammar }) =>
    correctSpelling(plainName(text, grammar.language), grammar.language),
  );
  // A slip is guessed, so what does not exist is no guess: `strongs 26` is no chapter of the Song.
  if (spelt && exist(spelt.passages)) return { understood: true, ...spelt, isCorrected: true };
  const beyond = readBeyond(text, speakers);
  if (beyond) return { understood: true, ...beyond, isCorrected: false };
  const misspeltOutside = bookOutsideCanon(text, OUTSIDE_EDITS);
  return misspeltOutside && !misspeltOutside.isWord
    ? { understood: false, outside: misspeltOutside.book }
    : { understood: false };
}

/** By so many edits the name of a book outside the canon may be misspelt. */
const OUTSIDE_EDITS = 2;

/** What a text says that names a numbered book without its number: one passage where only one exists. */
function readUnnumbered(text: string, speakers: readonly Speaker[]): ParsedReference | undefined {
  const texts = speakers.flatMap(({ grammar }) => {
    const plain = plainName(text, grammar.language);
    return [plain, correctSpelling(plain, grammar.language) ?? plain];
  });
  const readings = [...new Set(texts)].map(numberedReadings).find((each) => each.length > 0) ?? [];
  const existing = readings
    .flatMap((reading) => readBest(speakers, () => reading) ?? [])
    .filter(({ passages }) => exist(passages));
  const [only, another] = existing;
  if (!only) return undefined;
  if (!another) return { understood: true, ...only, isCorrected: true };
  return { understood: false, readings: existing.flatMap(({ passages }) => passages) };
}

/** A last number above those that the grammars read. A year is none: `Job 2024`. */
const BEYOND = /(?<![\d.])([2-9]\d\d)\s*$/;

/** The largest number that the grammars read. */
const LARGEST = 199;

/** A chapter or verse that no book has, so that a reader is told so: `Salmo 200`. The grammars read no such number. */
function readBeyond(text: string, speakers: readonly Speaker[]): Understood | undefined {
  const number = Number(BEYOND.exec(text)?.[1]);
  if (!number) return undefined;
  const read = readBest(speakers, () => text.replace(BEYOND, String(LARGEST)));
  const [passage, another] = read?.passages ?? [];
  if (!read || !passage || another) return undefined;
  const asTyped = (point: ReferencePoint): ReferencePoint => {
    if (point.verse === LARGEST) return { ...point, verse: number };
    return point.verse === undefined && point.chapter === LARGEST ? { ...point, chapter: number } : point;
  };
  const { start, end } = passage;
  const [first, last] = [samePoint(start, end) ? asTyped(start) : start, asTyped(end)];
  return { ...read, passages: [{ start: first, end: last }] };
}

/** What the only one of some texts says that names a passage which exists. */
function readOnly(speakers: readonly Speaker[], texts: readonly string[]): Understood | undefined {
  const read = texts.flatMap((text) => readBest(speakers, () => text) ?? []);
  const existing = read.filter(({ passages }) => exist(passages));
  return existing.length === 1 ? existing[0] : undefined;
}

type Understood = { readonly passages: readonly PassageReference[]; readonly language: Language };

/**
 * The interpretation of the first language, or of a later one if only that exists: `Hb 11,1` is not a verse of
 * Habakkuk.
 */
function readBest(
  speakers: readonly Speaker[],
  textFor: (speaker: Speaker) => string | undefined,
): Understood | undefined {
  let best: Understood | undefined;
  for (const speaker of speakers) {
    const text = textFor(speaker);
    const passages = text === undefined ? undefined : readAll(text, speaker);
    if (!passages) continue;
    const understood = { passages, language: speaker.grammar.language };
    if (exist(passages)) return understood;
    best ??= understood;
  }
  return best;
}

/** Converts Roman and spoken numbers to digits, so that a misspelt name before them is recognised. */
function plainName(text: string, language: Language): string {
  const digits = readSpokenNumbers(text, language);
  return readTypedForms({ text: digits, origins: [...digits].map((_, at) => at) }).text;
}

/** The passages of a text that consists of references only; undefined for any other. */
function readAll(text: string, speaker: Speaker): PassageReference[] | undefined {
  const { grammar } = speaker;
  const digits = readSpokenNumbers(readOrdinalSigns(text), grammar.language);
  const prepared = readTypedForms(prepareText(digits, grammar));
  const listed = passagesOf(prepared, speaker);
  const commasAsColons = withCommasAsColons(prepared);
  const parted = commasAsColons && passagesOf(commasAsColons, speaker);
  if (!parted) return listed;
  if (!listed || !exist(listed)) return parted;
  // `Sal 23,24` is a list because Psalm 23 has no verse 24; if neither interpretation exists, the comma separates the
  // verse.
  return exist(parted) && grammar.commaPartsVerse(prepared.text) ? parted : listed;
}

function passagesOf({ text }: TracedText, { grammar, read }: Speaker): PassageReference[] | undefined {
  const found = read(text);
  if (found.length === 0 || !isOnlyConnective(text, found, grammar) || runsTogether(text, found))
    return undefined;
  return found.map(({ passage }) => passage);
}

function exist(passages: readonly PassageReference[]): boolean {
  return passages.every((passage) => locatePassage(passage, KJV_VERSE_COUNTS).exists);
}

function isOnlyConnective(text: string, found: readonly FoundPassage[], { connectives }: Grammar): boolean {
  let from = 0;
  let rest = '';
  for (const { start, end } of found) {
    rest += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  const words = `${rest}${text.slice(from)}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => connectives.has(word.toLowerCase()));
}

/** Adjacent names without a separator are prose: `he is 7` is not Hebreos and Isaías 7. */
function runsTogether(text: string, found: readonly FoundPassage[]): boolean {
  return found.some(({ end }, index) => {
    const next = found[index + 1];
    return next !== undefined && !/\d$/.test(text.slice(0, end)) && text.slice(end, next.start).trim() === '';
  });
}

function find(text: string, { grammar, read }: Speaker): FoundReference[] {
  return portionsOf(text).flatMap(({ at, portion }) => {
    const prepared = readRomanChapters(prepareText(portion, grammar));
    return read(prepared.text)
      .filter(({ passage }) => passage.start.verse !== undefined && passage.end.verse !== undefined)
      .map(({ passage, start, end }) => ({
        passage,
        start: at + prepared.origins[start]!,
        end: at + prepared.origins[end - wordBehind(prepared.text, start, end)]!,
      }));
  });
}

/**
 * The length of what the grammar takes for a part of a reference and is prose: `a` in `In Psalm 22:1 a voice begins`, and the
 * beginning of a word that goes on, such as the `envi` of `Juan 3:17 envió` (a connective and a translation, NVI).
 */
function wordBehind(text: string, start: number, end: number): number {
  const reference = text.slice(start, end);
  const isCut = /^[\p{L}\p{M}]{2}$/u.test(text.slice(end - 1, end + 1));
  const behind = isCut ? /\d([^\d]*)$/u : /\d(\s+[a-e])$/i;
  return behind.exec(reference)?.[1]?.length ?? 0;
}

/** Splits a text into lines, and long lines into chunks that end at a space. */
function portionsOf(text: string): { at: number; portion: string }[] {
  const pieces = text.matchAll(new RegExp(`[^\\n]{1,${PORTION}}(?=\\s|$)|[^\\n]{1,${PORTION}}`, 'gu'));
  return [...pieces].map((piece) => ({ at: piece.index, portion: piece[0] }));
}
