import {
  canonicalVerses,
  KJV_NUMBERING,
  KJV_VERSE_COUNTS,
  lastVerseOf,
  partsOfVerse,
  RV1909_NUMBERING,
  verseId,
  type BookId,
  type Numbering,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';

/**
 * The later World English Bibles have the doxology of Romans after chapter 14, following the majority of manuscripts.
 * Their note there says that others number it 16:25-27.
 */
const WORLD_ENGLISH: Numbering = {
  counts: {
    ...KJV_VERSE_COUNTS,
    Rom: (KJV_VERSE_COUNTS.Rom ?? []).map((last, index) => ({ 14: 26, 16: 24 })[index + 1] ?? last),
  },
  exceptions: new Map(
    [0, 1, 2].map((step) => {
      const canonical = verseId('Rom', 16, 25 + step);
      return [verseId('Rom', 14, 24 + step), { first: canonical, last: canonical }];
    }),
  ),
};

const NUMBERINGS: Readonly<Record<string, Numbering>> = {
  ENGWEBP: WORLD_ENGLISH,
  eng_webu: WORLD_ENGLISH,
  spa_r09: RV1909_NUMBERING,
};

/** The numbering of a translation of the Free Use Bible API, as far as it is known in advance. */
export function onlineNumbering(translationId: string): Numbering {
  return NUMBERINGS[translationId] ?? KJV_NUMBERING;
}

/** Canonical verses of a verse. A verse beyond the numbering, such as 3 John 15, is part of the chapter's last one. */
export function canonicalOf(id: VerseId, numbering: Numbering): VerseRange {
  const { book, chapter, verse } = partsOfVerse(id);
  const last = lastVerseOf(KJV_VERSE_COUNTS, book, chapter);
  if (numbering.exceptions.has(id) || verse <= last) return canonicalVerses(id, numbering);
  return { first: verseId(book, chapter, last), last: verseId(book, chapter, last) };
}

/**
 * Verses that modern editions omit because they are missing in the oldest manuscripts (apparatus of Nestle-Aland 28;
 * the same sixteen are omitted by the Berean Standard Bible).
 */
const NOT_IN_OLDEST: readonly (readonly [BookId, number, number])[] = [
  ['Matt', 17, 21],
  ['Matt', 18, 11],
  ['Matt', 23, 14],
  ['Mark', 7, 16],
  ['Mark', 9, 44],
  ['Mark', 9, 46],
  ['Mark', 11, 26],
  ['Mark', 15, 28],
  ['Luke', 17, 36],
  ['Luke', 23, 17],
  ['John', 5, 4],
  ['Acts', 8, 37],
  ['Acts', 15, 34],
  ['Acts', 24, 7],
  ['Acts', 28, 29],
  ['Rom', 16, 24],
];

const sourceTextOmissions = new Set(NOT_IN_OLDEST.map((place) => verseId(...place)));

/** Whether the edition intentionally omits a canonical verse, so that missing words are not a defect of the data. */
export function isLeftOutBySourceTexts(canonical: VerseId): boolean {
  return sourceTextOmissions.has(canonical);
}
