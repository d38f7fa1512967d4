import type { BookId } from '../../canon/books.js';
import { KJV_VERSE_COUNTS } from '../../canon/kjv-verse-counts.js';
import { chaptersOf, lastVerseOf } from '../../canon/verse-counts.js';
import { locatePassage } from '../../locate-passage.js';
import { passageAt, type PassageReference } from '../../passage-reference.js';
import { wordedTokens, type WordedToken } from './worded-tokens.js';

/** A passage that a text names in words; undefined where no book has the number that stands before its name. */
export type WordedReference = {
  readonly passage: PassageReference | undefined;
  readonly start: number;
  readonly end: number;
};

/** Each in its forms; the letters are kinds of tokens, and a group is named after what its number says. */
const CHAPTER = ['C(?:F)*(?<chapter>[NO])', '(?<chapter>[OL])C'];
const CHAPTERS = [
  'C(?:F)*(?<chapter>[NO])[D&](?<until>N)',
  '(?<chapter>[OL])(?<count>N)C',
  '(?<count>N)(?<chapter>[OL])C',
];
const VERSE = [
  'V(?:F)*(?<verse>[NO])(?:[D&](?<end>[NO]))?',
  '(?<verse>[OL])V',
  '(?<verse>[OL])(?<count>N)V',
  '(?<count>N)(?<verse>[OL])V',
];
const BOOK = '(?<book>[BA])';
const BETWEEN = '[FP&]*';

/**
 * The grammar: `Acts chapter 29`, `John 3 verse 16`, `the 29th chapter of Acts, verse 4`, `verse 33 of Philemon`,
 * `first verse of the last chapter of Ruth`, `Second Peter four two`, `the last psalm`, `Jn3,16`.
 */
const FORMS: readonly RegExp[] = [
  ...CHAPTER.flatMap((chapter) => [
    `${BOOK}[FP]*${chapter}`,
    `${BOOK}[FP]*${chapter}P?(?<verse>N)(?:D(?<end>N))?`,
    `${chapter}F+${BOOK}`,
    `${chapter}F+(?<book>W)(?!F)`,
    `${chapter}F+${BOOK}P?(?<verse>N)`,
    ...VERSE.flatMap((verse) => [
      `${BOOK}[FP]*${chapter}${BETWEEN}${verse}`,
      `${chapter}${BETWEEN}${verse}F+${BOOK}`,
      `${chapter}F+${BOOK}${BETWEEN}${verse}`,
      `${verse}F+${chapter}F+${BOOK}`,
      `${verse}F+${BOOK}[FP]*${chapter}`,
    ]),
  ]),
  ...CHAPTERS.flatMap((chapters) => [`${BOOK}[FP]*${chapters}`, `${chapters}F+${BOOK}`]),
  ...VERSE.flatMap((verse) => [
    `${BOOK}P?${verse}`,
    `${BOOK}(?<chapter>[NO])${BETWEEN}${verse}`,
    `${verse}F+${BOOK}(?<chapter>N)?`,
    `${verse}F+(?<chapter>[OL])${BOOK}`,
  ]),
  `${BOOK}(?<chapter>N)P?(?<verse>N)(?:D(?<end>N))?`,
  `${BOOK}(?<chapter>[NO])`,
  `(?<chapter>[OL])${BOOK}`,
].map((form) => new RegExp(form, 'dy'));

/**
 * Finds passages that are named in words: with a chapter or a verse by name, ordinals, number words, or glued to the
 * name. Those in digits alone are left to `findReferences`.
 *
 * It does not check existence, except that `last` means the last one that there is.
 */
export function findWordedReferences(text: string): readonly WordedReference[] {
  const tokens = wordedTokens(text);
  const kinds = tokens.map(({ kind }) => kind).join('');
  const found: WordedReference[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = longestAt(kinds, at, tokens, text);
    if (match)
      found.push({ passage: match.passage, start: tokens[at]!.start, end: tokens[match.to - 1]!.end });
    at = match?.to ?? at + 1;
  }
  return found;
}

type Matched = { readonly passage: PassageReference | undefined; readonly to: number };

type Part = 'book' | 'chapter' | 'verse' | 'end' | 'count' | 'until';
type Parts = Readonly<Partial<Record<Part, WordedToken>>>;

function longestAt(
  kinds: string,
  at: number,
  tokens: readonly WordedToken[],
  text: string,
): Matched | undefined {
  let best: Matched | undefined;
  for (const form of FORMS) {
    form.lastIndex = at;
    const match = form.exec(kinds);
    const to = at + (match?.[0].length ?? 0);
    if (!match || to <= (best?.to ?? at)) continue;
    const parts: Partial<Record<Part, WordedToken>> = {};
    for (const [name, place] of Object.entries(match.indices?.groups ?? {}))
      if (place) parts[name as Part] = tokens[place[0]];
    const isUnplaced =
      parts.verse && !parts.chapter && match[0].startsWith('B') && !isOfOneChapter(parts.book);
    if (isUnplaced) continue;
    const isNamed = /[CV]/.test(match[0]) || isNumberedInWords(parts, tokens[to], text);
    // A number behind the name of a book with one chapter is that of a verse: `Jude four`.
    const isOfVerse = !/[CV]/.test(match[0]) && !parts.verse && isOfOneChapter(parts.book);
    const { chapter: verse, ...rest } = parts;
    if (isNamed) best = { passage: passageOf(isOfVerse && verse ? { ...rest, verse } : parts), to };
  }
  return best;
}

/** Whether numbers behind a name are those of a passage although neither chapter nor verse is said. */
function isNumberedInWords(
  { book, chapter, verse }: Parts,
  next: WordedToken | undefined,
  text: string,
): boolean {
  const isPsalm = book?.book === 'Ps';
  if (chapter?.kind !== 'N') return isPsalm;
  const isWorded = [chapter, verse].some((part) => part?.number?.isWorded);
  if (verse && !isWorded) {
    const isComma = text.slice(chapter.end, verse.start) === ',';
    return isComma && (!isPsalm || exists(passageOf({ book: book!, chapter, verse })));
  }
  if (!book?.isName || !isWorded) return false;
  const isAtEnd = next === undefined || /[^\p{L}\p{N}]/u.test(text.slice(next.start, next.end));
  return verse !== undefined || isPsalm || (isAtEnd && chapter.number!.value > 1);
}

function isOfOneChapter(token: WordedToken | undefined): boolean {
  return token?.book !== undefined && chaptersOf(KJV_VERSE_COUNTS, token.book) === 1;
}

function exists(passage: PassageReference | undefined): boolean {
  return passage !== undefined && locatePassage(passage, KJV_VERSE_COUNTS).exists;
}

function passageOf({ book: named, chapter, verse, end, count, until }: Parts): PassageReference | undefined {
  const book = named?.book;
  if (!book) return undefined;
  const chapters = chaptersOf(KJV_VERSE_COUNTS, book);
  const number = numberOf(chapter, chapters) ?? (verse?.kind === 'L' ? chapters : 1);
  if (!verse && (until || count))
    return chaptersFrom(book, number, until?.number?.value, count?.number?.value, chapter);
  const last = lastVerseOf(KJV_VERSE_COUNTS, book, number);
  const first = numberOf(verse, last);
  if (first === undefined) return passageAt({ book, chapter: number });
  // `Psalm one nineteen` means 119, because the first Psalm has six verses.
  if (book === 'Ps' && number === 1 && chapter?.number?.isWorded && first > last)
    return passageAt({ book, chapter: 100 + first });
  const many = count?.number?.value;
  const [from, to] = many
    ? severalFrom(first, many, verse, last)
    : ([first, end?.number?.value ?? first] as const);
  const start = { book, chapter: number, verse: from };
  return to > from ? { start, end: { ...start, verse: to } } : passageAt(start);
}

function chaptersFrom(
  book: BookId,
  first: number,
  until: number | undefined,
  count: number | undefined,
  token: WordedToken | undefined,
): PassageReference {
  const chapters = chaptersOf(KJV_VERSE_COUNTS, book);
  const [from, to] = count ? severalFrom(first, count, token, chapters) : ([first, until ?? first] as const);
  return { start: { book, chapter: from }, end: { book, chapter: Math.max(from, to) } };
}

/** `The first three`, `the last two`: their numbers. */
function severalFrom(
  first: number,
  count: number,
  token: WordedToken | undefined,
  last: number,
): readonly [number, number] {
  return token?.kind === 'L' ? [Math.max(1, last - count + 1), last] : [first, first + count - 1];
}

/** What a token says, `last` being the last one that there is. */
function numberOf(token: WordedToken | undefined, last: number): number | undefined {
  return token?.kind === 'L' ? last - (token.fromEnd ?? 0) : token?.number?.value;
}
