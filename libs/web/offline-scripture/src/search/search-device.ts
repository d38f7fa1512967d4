import type { FoundVerse, SearchAnswer, SpellingCorrection } from '@word-unfolded/contracts';
import { chapterName, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import { readQuery, type ReadQuery } from '@word-unfolded/scripture-text';
import type { DeviceHit, EditionSearcher } from './edition-searcher.js';

/** What is searched for on this device. */
export type DeviceSearch = {
  readonly q: string;
  /** Ids of translations that are kept here. */
  readonly translations: readonly string[];
  readonly range?: VerseRange;
  readonly page: number;
  readonly pageSize: number;
};

export type Searched = { readonly id: string; readonly searcher: EditionSearcher };

/** Searches texts on this device, and answers as the server does. */
export function searchDevice(
  editions: readonly Searched[],
  { q, range, page, pageSize }: Omit<DeviceSearch, 'translations'>,
): SearchAnswer {
  const written = readQuery(q);
  const mended = mend(written, editions);
  const query = mended?.query ?? written;
  const hits = editions.flatMap((edition) =>
    edition.searcher.find(query, range).map((hit) => ({ edition, hit })),
  );
  hits.sort((one, other) => rank(one.hit) - rank(other.hit)); // a stable sort: within a rank each text keeps its order
  const shown = hits.slice((page - 1) * pageSize, page * pageSize);
  return {
    translations: editions.map(({ id }) => id),
    matched: hits[0]?.hit.match ?? null,
    correction: mended?.correction ?? null,
    verses: shown.map(({ edition, hit }) => foundVerse(edition, hit, query)),
    pagination: { page, limit: pageSize, total: hits.length, pages: Math.ceil(hits.length / pageSize) },
  };
}

const rank = ({ match }: DeviceHit) => ['phrase', 'all-words', 'some-words'].indexOf(match);

/** Mends the words that none of the texts has. */
function mend(
  query: ReadQuery,
  editions: readonly Searched[],
): { readonly query: ReadQuery; readonly correction: SpellingCorrection } | undefined {
  const words = query.words.flatMap((word) => {
    const terms = editions.map(({ searcher }) => searcher.vocabulary.term(word.folded));
    if (terms.some((term) => term.words.size > 0 || term.weak)) return [];
    const to = editions.map(({ searcher }) => searcher.vocabulary.nearest(word.folded)).find(Boolean);
    return to ? [{ word, to }] : [];
  });
  if (words.length === 0) return undefined;
  let text = query.text;
  for (const { word, to } of words.toReversed()) text = text.slice(0, word.start) + to + text.slice(word.end);
  const correction = { query: text, words: words.map(({ word, to }) => ({ from: word.written, to })) };
  return { query: readQuery(text), correction };
}

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
