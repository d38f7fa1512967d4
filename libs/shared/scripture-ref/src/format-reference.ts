import type { Language } from '@word-unfolded/domain';
import { bookName, chapterName, nameBeforeChapter } from './canon/book-names.js';
import { chaptersOf } from './canon/verse-counts.js';
import { KJV_VERSE_COUNTS } from './canon/kjv-verse-counts.js';
import type { NameStyle } from './canon/naming.js';
import { isOnePoint } from './locate-passage.js';
import type { PassageReference, ReferencePoint } from './passage-reference.js';

/**
 * The separator of the two ends of a range. English uses an en dash (Chicago Manual of Style), Spanish a hyphen
 * (Ortografía de la lengua española); between two books both have spaces, because `2 Reyes 25-1 Crónicas 2` would
 * mislead.
 */
const DASH: Readonly<Record<Language, string>> = { en: '–', es: '-' };

/** The suffix of a verse from which a passage continues to the end of its chapter. */
const FOLLOWING: Readonly<Record<Language, string>> = { en: 'ff', es: 'ss' };

type Wording = { readonly language: Language; readonly style: NameStyle };

/**
 * The display form of passages: `Romans 8:28–30, 35; 9:1; John 3:16`, `Salmo 23`.
 *
 * A book is named once for consecutive passages, unless a bare number would then be ambiguous. `parseReference` returns
 * the same passages for the result.
 *
 * @param style `long` for full names, `short` for the usual abbreviations.
 */
export function formatReference(
  passages: readonly PassageReference[],
  language: Language,
  style: NameStyle = 'long',
): string {
  const wording = { language, style };
  return passages
    .map((passage, index) => formatAmong(passages[index - 1], passage, passages[index + 1], wording))
    .join('');
}

function formatAmong(
  previous: PassageReference | undefined,
  passage: PassageReference,
  next: PassageReference | undefined,
  wording: Wording,
): string {
  if (previous && sharesChapter(previous, passage)) return `, ${formatVerses(passage, wording)}`;
  if (previous && sharesBook(previous, passage)) return `; ${formatNumbers(passage, wording)}`;
  const namesChapters = next !== undefined && sharesBook(passage, next) && !sharesChapter(passage, next);
  return `${previous ? '; ' : ''}${formatWhole(passage, wording, namesChapters)}`;
}

/** Whether a passage may omit its book after another: a chapter without a verse may not follow a verse. */
function sharesBook(previous: PassageReference, passage: PassageReference): boolean {
  const { book, chapter } = passage.start;
  const inOneBook = [previous.start, previous.end, passage.end].every((point) => point.book === book);
  if (!inOneBook || hasOneChapter(book)) return false;
  if (chapter === undefined || previous.start.chapter === undefined) return false;
  return (
    passage.start.verse !== undefined ||
    [previous.start, previous.end].every(({ verse }) => verse === undefined)
  );
}

/** Whether a passage may also omit its chapter. */
function sharesChapter(previous: PassageReference, passage: PassageReference): boolean {
  if (!sharesBook(previous, passage)) return false;
  const { chapter } = passage.start;
  const points = [previous.start, previous.end, passage.start, passage.end];
  return points.every((point) => point.chapter === chapter && point.verse !== undefined);
}

/** @param namesChapters whether the name precedes several chapters: `Psalms 1; 3`. */
function formatWhole(passage: PassageReference, wording: Wording, namesChapters: boolean): string {
  const { start, end } = passage;
  if (start.book !== end.book || endsWithLaterChapter(passage))
    return `${formatPoint(start, wording)} ${DASH[wording.language]} ${formatPoint(end, wording)}`;
  if (start.chapter === undefined) return bookName(start.book, wording.language, wording.style);
  if (hasOneChapter(start.book)) return formatInOneChapter(passage, wording);
  const { language, style } = wording;
  const severalChapters = namesChapters || start.chapter !== end.chapter;
  const name = severalChapters
    ? bookName(start.book, language, style)
    : nameBeforeChapter(start.book, language, style);
  return `${name} ${formatNumbers(passage, wording)}`;
}

/** From a verse to a whole later chapter: a bare number after the dash would be read as a verse. */
function endsWithLaterChapter({ start, end }: PassageReference): boolean {
  return start.verse !== undefined && end.verse === undefined && start.chapter !== end.chapter;
}

/** `Jude 5`; the first verse retains its chapter unless it begins a range, because `Jude 1` is the whole letter. */
function formatInOneChapter(passage: PassageReference, wording: Wording): string {
  const { start, end } = passage;
  const name = bookName(start.book, wording.language, wording.style);
  const isRange = end.verse !== undefined && end.verse !== start.verse;
  const namesVerses = start.chapter === 1 && start.verse !== undefined && (start.verse !== 1 || isRange);
  return `${name} ${namesVerses ? formatVerses(passage, wording) : formatNumbers(passage, wording)}`;
}

/** Chapters and verses without the book: `8`, `8:28–30`, `8:28–9:3`. */
function formatNumbers(passage: PassageReference, { language }: Wording): string {
  const { start, end } = passage;
  if (isOnePoint(passage)) return numbersOf(start);
  if (isFollowing(passage)) return `${numbersOf(start)}${FOLLOWING[language]}`;
  const sameChapter = start.chapter === end.chapter && start.verse !== undefined;
  return `${numbersOf(start)}${DASH[language]}${sameChapter ? end.verse : numbersOf(end)}`;
}

/** Verses without the chapter: `28`, `28–30`. */
function formatVerses({ start, end }: PassageReference, { language }: Wording): string {
  if (end.verse === undefined) return `${start.verse}${FOLLOWING[language]}`;
  return start.verse === end.verse ? `${start.verse}` : `${start.verse}${DASH[language]}${end.verse}`;
}

function isFollowing({ start, end }: PassageReference): boolean {
  return start.chapter === end.chapter && start.verse !== undefined && end.verse === undefined;
}

function formatPoint(point: ReferencePoint, { language, style }: Wording): string {
  if (point.chapter === undefined) return bookName(point.book, language, style);
  const name = chapterName(point.book, point.chapter, language, style);
  return point.verse === undefined ? name : `${name}:${point.verse}`;
}

function numbersOf({ chapter, verse }: ReferencePoint): string {
  return verse === undefined ? `${chapter}` : `${chapter}:${verse}`;
}

function hasOneChapter(book: ReferencePoint['book']): boolean {
  return chaptersOf(KJV_VERSE_COUNTS, book) === 1;
}
