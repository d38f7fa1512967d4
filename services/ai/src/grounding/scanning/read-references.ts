import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { absentReferenceIn, type AbsentReference } from './absent-books.js';
import {
  findReferences,
  parseReference,
  type FoundReference,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { LRUCache } from 'lru-cache';

/** `Sal 23,1`: a comma between chapter and verse, which English prose uses for lists, and rarely otherwise. */
const COMMA_PARTS_VERSE = /(?<=\p{L}\.?\s?\d{1,3}),(?=\d)/gu;
/** Text that the parser includes in a reference beyond its numbers: the name of an edition. */
const TO_LAST_NUMBER = /^[\s\S]*\d(?:\s?(?:ff?|ss?)(?!\p{L}))?/u;

/** A reference of an answer: to a passage, or to a book that no edition has. */
export type NamedReference = Omit<FoundReference, 'passage'> & {
  readonly passage?: PassageReference;
  readonly absent?: AbsentReference;
};

/** The number of a note before a reference is no ordinal of its book: `¹ John 18:2`. */
const NOTE = /(?<=^|\s)[¹²³⁰⁴-⁹]+(?=\s\p{L})/gu;

/** A hashtag, which may look like a reference: `#James48`. */
const HASHTAG = /#[\p{L}\p{N}_]+/gu;

/** References in a short text, also those to books that no edition has. */
export function referencesIn(written: string, language: Language): NamedReference[] {
  const text = written.replace(NOTE, blank).replace(HASHTAG, blank);
  const found = passagesIn(text, language);
  const read: NamedReference[] = [...found];
  for (const { 0: numbers, index } of text.matchAll(CHAPTER_AND_VERSE)) {
    const end = index + numbers.length;
    const at = read.findIndex((each) => each.start < end && each.end > index);
    const known = at < 0 ? undefined : read[at]!.start;
    const before = Math.max(0, ...read.filter((each) => each.end <= index).map((each) => each.end));
    if (known !== undefined && known < before) continue;
    const absent = absentReferenceIn(text.slice(0, end), known, language);
    if (!absent || absent.start < before) continue;
    read.splice(at < 0 ? read.length : at, at < 0 ? 0 : 1, { start: absent.start, end, absent });
  }
  return read.sort((one, other) => one.start - other.start);
}

const CHAPTER_AND_VERSE = /(?<!\d)\d{1,3}\s?:\s?\d{1,3}(?:\s?[-–—]\s?\d{1,3})?/gu;

/**
 * What was read last. While an answer arrives in chunks, four of five texts are read again unchanged, and reading one
 * takes about a millisecond.
 */
const lastRead = new LRUCache<string, readonly FoundReference[]>({ max: 500 });

/** The passages in a short text, in the language of the answer, else in the other one. */
function passagesIn(text: string, language: Language): readonly FoundReference[] {
  const key = `${language} ${text}`;
  const known = lastRead.get(key);
  if (known) return known;
  const found = readPassages(text, language);
  lastRead.set(key, found);
  return found;
}

function readPassages(written: string, language: Language): FoundReference[] {
  const text = withoutNumberOfWords(written);
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const parted = text.replace(COMMA_PARTS_VERSE, ':');
  const readings = languages.map((each) => [each, each === 'es' ? parted : text] as const);
  for (const [each, reading] of [...readings, ['en', parted] as const]) {
    const found = findReferences(reading, each);
    if (found.length > 0) return found.map((reference) => toLastNumber(reference, text));
  }
  return [];
}

function toLastNumber(reference: FoundReference, text: string): FoundReference {
  const written = text.slice(reference.start, reference.end);
  return {
    ...reference,
    end: reference.start + (TO_LAST_NUMBER.exec(written)?.[0].length ?? written.length),
  };
}

/** The number of a verse before its words, after a dash that makes no range: `Isaiah 41:10 — 10 Fear`. */
const NUMBER_OF_WORDS = /([:.](\d{1,3})(?:\s?[-–—]\s?\d{1,3})?)(\s?[-–—]\s?(\d{1,3}))(?![\d:.])/gu;

function withoutNumberOfWords(text: string): string {
  return text.replace(
    NUMBER_OF_WORDS,
    (whole: string, place: string, first: string, dashed: string, number: string) =>
      Number(number) > Number(first) ? whole : place + blank(dashed),
  );
}

/** The references that form one list, from the first on. */
export function listedFromFirst(found: readonly NamedReference[], text: string): NamedReference[] {
  const list: NamedReference[] = [];
  for (const reference of found) {
    const last = list.at(-1);
    if (last && !/^[\s,;]*(?:and|y|&)?\s*$/u.test(text.slice(last.end, reference.start))) break;
    list.push(reference);
  }
  return list;
}

const NUMBERS =
  /\d{1,3}(?:\s?[:.]\s?\d{1,3}|,\d{1,3}|\s?[-–—]\s?\d{1,3}|[;,]\s?(?![1-3][ªº.]?\s?\p{L})\d{1,3})*/uy;

/** This many characters after numbers show that the numbers are complete. */
const NUMBERS_END = 6;

/** The numbers at a position of a text; undefined when more of them may still arrive. */
export function numbersAt(text: string, at: number, atEnd: boolean): string | undefined {
  NUMBERS.lastIndex = at;
  const numbers = NUMBERS.exec(text)?.[0] ?? '';
  return atEnd || at + numbers.length + NUMBERS_END <= text.length ? numbers : undefined;
}

/** The beginning of a name after its ordinal; a verb in small letters is none: `Jude 5 says`. */
const NUMBERED_NAME = /^[ªº.]{0,2}\s?(?:\p{Lu}|of|de|book|sa|ki|re|ch|cr|co|th|te|ti|pe|jo|jn|ju|ma|es)/u;

/** Whether the number may be the ordinal of a name, as in `1 John`: then the text after it must arrive first. */
export function isOrdinal(text: string, at: number, numbers: string): boolean {
  return /^[1-9]$/u.test(numbers) && NUMBERED_NAME.test(text.slice(at + 1, at + 5));
}

/** The number of an item of a list before a book that has a name without a number too: `1. John 11:15`. */
const ITEM_NUMBER = /^[ \t>]*[1-9]\.[ \t]+(?=(?:John|Juan)(?!\p{L}))/u;
const blank = (written: string) => ' '.repeat(written.length);

/** Length of the text before numbers that may contain the name of the book. */
const NAME_REACH = 48;
const BEFORE_NAME = /[^\n“”"«»()[\];]*$/u;

/**
 * The references that end in numbers of a text.
 *
 * @param text the known text before the numbers, with the numbers at its end.
 * @returns their positions in the text.
 */
export function referencesEndingIn(text: string, numbers: string, language: Language): NamedReference[] {
  const start = text.length - numbers.length;
  const name = BEFORE_NAME.exec(text.slice(Math.max(0, start - NAME_REACH), start))![0];
  if (!/\p{L}/u.test(name)) return [];
  const isLine = start === name.length || text[start - name.length - 1] === '\n';
  const candidate = (isLine ? name.replace(ITEM_NUMBER, blank) : name) + numbers;
  const from = text.length - candidate.length;
  const found = referencesIn(candidate, language).filter(({ end }) => end > name.length);
  const read = found.length > 0 ? found : wholeChapter(name, numbers, language);
  return read.map((each) => ({ ...each, start: from + each.start, end: from + each.end }));
}

/** `Psalm 151`: a chapter without a verse, preceded only by the name of a book. */
function wholeChapter(name: string, numbers: string, language: Language): FoundReference[] {
  if (!/^\d{1,3}$/u.test(numbers)) return [];
  const words = /(?:(?:[1-3]|I{1,3})\s)?\p{Lu}\p{L}{3,}(?:\s(?:of|de los)\s\p{Lu}\p{L}+)?\s$/u.exec(name);
  if (!words) return [];
  const parsed = parseReference(words[0] + numbers, language);
  const isRead = parsed.understood && !parsed.isCorrected && parsed.passages.length === 1;
  return isRead
    ? [{ passage: parsed.passages[0]!, start: words.index, end: name.length + numbers.length }]
    : [];
}

const RUN =
  /(?:(?:[1-9](?:[ªº.]{0,2}|st|nd|rd|th|ra|da)|[IVX]{1,4}|\p{Lu}\p{L}*\.?|of|the|and|y|el|book|letter|epistle|carta|libro|epístola|de|del|los|las|to|a|san|(?:chapter|chap\.|ch\.|cap[ií]tulo|cap\.)(?:\s+\d{1,3},?)?|verses?|vers[ií]culos?|vers\.|vv?\.)\s+){0,6}[\p{L}\d.ªº]*\s*$/u;

/** Where an unfinished book name may begin at the end of a text, so that later text may turn it into a reference. */
export function nameBeginsAt(text: string): number {
  const tail = text.slice(-NAME_REACH);
  return text.length - tail.length + RUN.exec(tail)!.index;
}

const CONTEXT_VERSES =
  /^(?:vv?\.?|verses?|vers\.|vers[ií]culos?)\s*(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?(?!\d|:)/iu;

/** `v. 17` after a reference to its chapter. */
export function versesOfChapter(
  text: string,
  named: readonly PassageReference[],
): FoundReference | undefined {
  const [written, first, last] = CONTEXT_VERSES.exec(text) ?? [];
  const point = named.at(-1)?.end;
  if (written === undefined || point?.chapter === undefined) return undefined;
  const start = { ...point, verse: Number(first) };
  const end = { ...point, verse: Number(last ?? first) };
  return { passage: { start, end }, start: 0, end: written.length };
}
