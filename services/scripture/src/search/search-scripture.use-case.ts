import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type FoundVerse,
  type RequestOf,
  type SearchAnswer,
  type SearchScripture,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  BOOKS,
  chapterName,
  parseReference,
  partsOfVerse,
  verseId,
  type BookId,
  type Testament,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { readQuery, type ReadQuery } from '@word-unfolded/scripture-text';
import { SearchRepository, type SearchedEdition } from './index/search.repository.js';
import { chooseEditions, editionOfWords } from './query/choose-editions.js';
import { SpellingCorrector } from './query/correct-spelling.js';
import { findVerses, type RankedVerse } from './query/found-verses.js';
import { mendQuery } from './query/mend-query.js';
import { pageOf } from './query/page-of.js';

type Request = RequestOf<typeof SearchScripture>;

/** Searches the words of the translations that are stored here. */
@Injectable()
export class SearchScriptureUseCase {
  private readonly correctors = new Map<Language, SpellingCorrector>();

  constructor(private readonly repository: SearchRepository) {}

  /**
   * @throws CatalogueError when a translation is not known or cannot be searched, or the book is none.
   */
  async execute({
    q,
    translations,
    book,
    testament,
    page,
    pageSize,
    language,
  }: Request): Promise<SearchAnswer> {
    const range = rangeOf(book, testament, language);
    const written = readQuery(q);
    const chosen = chooseEditions(this.repository.editions, translations);
    const own = chosen.length === 0 && editionOfWords(this.repository.editions, written.words, language);
    const editions = own ? [own] : chosen;
    const mended = this.mend(written, editions);
    const query = mended?.query ?? written;
    const found = editions.map((edition) => findVerses(this.repository, edition, query, range));
    const { verses, total } = pageOf(found, page, pageSize);
    return {
      translations: editions.map(({ id }) => id),
      matched: total > 0 ? bestMatch(found.flatMap(({ best }) => best)) : null,
      correction: mended?.correction ?? null,
      verses: verses.map(toFoundVerse),
      pagination: { page, limit: pageSize, total, pages: Math.ceil(total / pageSize) },
    };
  }

  private mend(query: ReadQuery, [first]: readonly SearchedEdition[]) {
    return first && mendQuery(query, first, this.repository, this.correctorOf(first.language));
  }

  private correctorOf(language: Language): SpellingCorrector {
    const ofLanguage = this.repository.editions.filter((edition) => edition.language === language);
    const corrector =
      this.correctors.get(language) ?? new SpellingCorrector(ofLanguage.map(({ vocabulary }) => vocabulary));
    this.correctors.set(language, corrector);
    return corrector;
  }
}

/** Of so many verses that none was weighed, each has all the words. */
function bestMatch(best: readonly RankedVerse[]): SearchAnswer['matched'] {
  const matches = new Set(best.map(({ weighed }) => weighed.match));
  if (matches.has('phrase')) return 'phrase';
  return matches.has('some-words') && !matches.has('all-words') ? 'some-words' : 'all-words';
}

function rangeOf(
  book: string | undefined,
  testament: Testament | undefined,
  language: Language,
): VerseRange | undefined {
  const only = book === undefined ? undefined : bookCalled(book, language);
  const books = BOOKS.filter(
    ({ osis, testament: of }) => (!only || osis === only) && (!testament || of === testament),
  );
  if (books.length === BOOKS.length) return undefined;
  const [first, last] = [books[0], books.at(-1)];
  if (!first || !last) return { first: 0, last: 0 }; // a book of the other testament
  return { first: verseId(first.osis, 1, 1), last: verseId(last.osis, 999, 999) };
}

function bookCalled(name: string, language: Language): BookId {
  const parsed = parseReference(name, language);
  const [passage, another] = parsed.understood ? parsed.passages : [];
  if (!passage || another || passage.start.chapter !== undefined || passage.end.book !== passage.start.book)
    throw CatalogueError.of('SCRIPTURE_BOOK_UNKNOWN', { book: name });
  return passage.start.book;
}

function toFoundVerse({ edition, verse, weighed }: RankedVerse): FoundVerse {
  const { id, canonicalId, canonicalEndId, text } = verse;
  const { book, chapter, verse: number } = partsOfVerse(id);
  return {
    translationId: edition.id,
    reference: `${chapterName(book, chapter, edition.language)}:${number}`,
    book,
    chapter,
    number,
    canonicalId,
    canonicalEndId,
    text,
    match: weighed.match,
    highlights: [...weighed.highlights],
  };
}
