import type { FoundVerse, SearchAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { chapterName, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import { isNoSearch, readQuery, rememberedVerses, type ReadQuery } from '@word-unfolded/scripture-text';
import type { DeviceHit } from './edition-searcher.js';
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
  const hits = editions.flatMap((edition) =>
    edition.searcher
      .find(query, range, inLanguage.includes(edition) ? remembered : [])
      .map((hit) => ({ edition, hit })),
  );
  hits.sort((one, other) => rank(one.hit) - rank(other.hit)); // a stable sort: within a rank each text retains its order
  const shown = hits.slice((page - 1) * pageSize, page * pageSize);
  return {
    translations: editions.map(({ id }) => id),
    matched: hits[0]?.hit.match ?? null,
    correction: corrected?.correction ?? null,
    otherLanguage: null,
    otherEdition: null,
    lexicon: [],
    passages: [],
    absentBook: null,
    verses: shown.map(({ edition, hit }) => foundVerse(edition, hit, query)),
    pagination: { page, limit: pageSize, total: hits.length, pages: Math.ceil(hits.length / pageSize) },
  };
}

const MATCHES = ['remembered', 'phrase', 'all-words', 'some-words'];
const rank = ({ match, remembered }: DeviceHit) => (remembered ? -1 : MATCHES.indexOf(match));

function foundVerse({ id, searcher }: Searched, { verse, match }: DeviceHit, query: ReadQuery): FoundVerse {
  const { ids, canonical, canonicalEnd, language } = searcher.index;
  const { book, chapter, verse: number } = partsOfVerse(ids[verse]!);
  return {
    translationId: id,
    reference: `${chapterName(book, chapter, language)}:${number}`,
    book,
    chapter,
    number,
    canonicalId: canonical[verse]!,
    canonicalEndId: canonicalEnd[verse]!,
    text: searcher.textOf(verse),
    match,
    highlights: searcher.highlights(verse, query),
  };
}
