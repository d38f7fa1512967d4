import type { FoundVerse, SearchAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { chapterName, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import {
  bestMatch,
  isNoSearch,
  pageOf,
  readQuery,
  rememberedVerses,
  type VerseOfPage,
} from '@word-unfolded/scripture-text';
import type { DeviceVerse } from './edition-searcher.js';
import { correctOnDevice } from './correct-on-device.js';
import type { Searched, Spoken } from './searched.js';

/** A search on this device. */
export type DeviceSearch = {
  readonly q: string;
  /** Ids of stored translations; without ids, one in the language of the words is used. */
  readonly translations: readonly string[];
  /** The reader's language. */
  readonly language: Language;
  readonly range?: VerseRange;
  readonly page: number;
  readonly pageSize: number;
};

/** Searches texts on this device, and answers as the server does; what is told beside the verses is for the caller. */
export function searchDevice(
  editions: readonly Searched[],
  { q, range, page, pageSize }: Omit<DeviceSearch, 'translations' | 'language'>,
  spoken: Spoken,
): SearchAnswer {
  const written = readQuery(isNoSearch(q) ? '' : q);
  const inLanguage = editions.filter(({ searcher }) => searcher.index.language === spoken.language);
  const corrected = correctOnDevice(written, inLanguage, spoken);
  const query = corrected?.query ?? written;
  const remembered = query.quoted.length > 0 ? [] : rememberedVerses(query.words, spoken.language);
  const found = editions.map((edition) => ({
    text: edition,
    found: edition.searcher.find(query, {
      range,
      remembered: inLanguage.includes(edition) ? remembered : [],
    }),
  }));
  const { verses, total, books } = pageOf(found, page, pageSize);
  return {
    translations: editions.map(({ id }) => id),
    matched: total > 0 ? bestMatch(found.flatMap(({ found: { best } }) => best)) : null,
    correction: corrected?.correction ?? null,
    otherLanguage: null,
    otherEdition: null,
    lexicon: [],
    passages: [],
    absentBook: null,
    books,
    verses: verses.map(foundVerse),
    pagination: { page, limit: pageSize, total, pages: Math.ceil(total / pageSize) },
  };
}

function foundVerse({
  text: { id, searcher },
  verse,
  score,
}: VerseOfPage<Searched, DeviceVerse>): FoundVerse {
  const { canonicalEnd, language } = searcher.index;
  const { book, chapter, verse: number } = partsOfVerse(verse.id);
  return {
    translationId: id,
    reference: `${chapterName(book, chapter, language)}:${number}`,
    book,
    chapter,
    number,
    canonicalId: verse.canonicalId,
    canonicalEndId: canonicalEnd[verse.number]!,
    text: searcher.textOf(verse.number),
    match: score.match,
    highlights: [...score.highlights],
  };
}
