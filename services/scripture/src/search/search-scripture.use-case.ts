import { Controller } from '@nestjs/common';
import {
  AppError,
  isNearlyQuoted,
  SearchScripture,
  type FoundLemma,
  type FoundVerse,
  type RequestOf,
  type SearchAnswer,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { Language } from '@word-unfolded/domain';
import {
  BOOKS,
  chapterName,
  formatOsis,
  formatReference,
  parseReference,
  partsOfVerse,
  readReferenceBesideWords,
  verseId,
  type Testament,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import {
  besideSearch,
  bestMatch,
  betterEdition,
  isNoSearch,
  isNowhere,
  isTitle,
  languageOfSearch,
  matchingVerses,
  OriginalWords,
  pageOf,
  rankVerses,
  readQuery,
  rememberedVerses,
  SpellingCorrector,
  type ReadQuery,
  type TextWords,
  type VerseOfPage,
} from '@word-unfolded/scripture-text';
import { SpanishGlosses } from '../lexicon/spanish-glosses.js';
import { HeardTexts } from './heard/heard-texts.js';
import { SearchRepository, type SearchedEdition, type SearchedVerse } from './index/search.repository.js';
import { chooseEditions, defaultEdition } from './query/choose-editions.js';
import { correctInEditions } from './query/correct-query.js';
import { searchableEdition } from './query/searchable-edition.js';
import { termsOf } from './query/term.js';

type Request = RequestOf<typeof SearchScripture>;

/** The best verses that are compared with what was typed in other editions. */
const COMPARED = 10;

/** So many words are those of one verse; fewer are in verses that do not quote each other. */
const WORDS_OF_A_VERSE = 8;

/** Characters of a search that may name a passage: reading references takes milliseconds. */
const LONGEST_WITH_REFERENCE = 60;

/** Searches the words of the stored translations. */
@Controller()
export class SearchScriptureUseCase {
  private readonly correctors = new Map<Language, SpellingCorrector>();
  private readonly texts: TextWords;
  private readonly original: OriginalWords;

  constructor(
    private readonly repository: SearchRepository,
    private readonly heard: HeardTexts,
    private readonly spanish: SpanishGlosses,
  ) {
    const hasWord = (language: Language) => {
      const ofLanguage = repository.editions.filter((edition) => edition.language === language);
      return (word: string) => ofLanguage.some(({ vocabulary }) => vocabulary.has(word));
    };
    this.texts = { en: hasWord('en'), es: hasWord('es') };
    this.original = new OriginalWords(repository.lemmas());
  }

  /**
   * @throws AppError when a translation is not known or cannot be searched, or the book is none.
   */
  @Handles(SearchScripture)
  async execute(request: Request): Promise<SearchAnswer> {
    return this.searchInPassage(request) ?? this.search(request);
  }

  /** The verses of a passage that is named beside the words; undefined where none is, or it has not all of them. */
  private searchInPassage(request: Request): SearchAnswer | undefined {
    const { q, book, testament, language } = request;
    if (book !== undefined || testament !== undefined || q.length > LONGEST_WITH_REFERENCE) return undefined;
    const beside = readReferenceBesideWords(q, language, parseReference);
    const [passage, another] = beside?.passages ?? [];
    if (!beside || !passage || another || isNoSearch(q)) return undefined;
    const answer = this.search({ ...request, q: beside.words, book: formatReference([passage], language) });
    if (answer.matched === null || answer.matched === 'some-words') return undefined;
    const reference = formatReference([passage], language);
    return {
      ...answer,
      passages: [{ title: null, reference, osis: formatOsis([passage]) }, ...answer.passages],
    };
  }

  private search(request: Request): SearchAnswer {
    const { q, translations, book, testament, language } = request;
    const range = rangeOf(book, testament, language);
    const typed = readQuery(q);
    const written = isNoSearch(q) ? readQuery('') : typed;
    const chosen = chooseEditions(this.repository.editions, translations);
    const preferred = chosen[0]?.language ?? language;
    const spoken = isTitle(q, preferred) ? preferred : this.languageOf(written, preferred);
    const isAnswerable = chosen.some((edition) => edition.language === spoken);
    const own = isAnswerable ? undefined : defaultEdition(this.repository.editions, spoken);
    const requestedIds = this.idsOf(chosen, language);
    const first = this.searchIn(own ? [own] : chosen, written, spoken, range, request);
    const better = this.betterEdition(first, written, range);
    const answer = better ? this.searchIn([better], written, better.language, range, request) : first;
    const searched = better ?? own;
    const isOther = searched !== undefined && searched.language !== preferred;
    return {
      ...answer,
      otherLanguage:
        isOther && requestedIds.length > 0 ? { language: searched.language, asked: requestedIds } : null,
      otherEdition: better && !isOther && requestedIds.length > 0 ? { asked: requestedIds } : null,
      lexicon: this.originalWords(typed, language),
      ...besideSearch(typed.text, { spoken, language, parse: parseReference }),
    };
  }

  /** The original words that a search names, with their sense in the reader's language. */
  private originalWords(typed: ReadQuery, language: Language): FoundLemma[] {
    const found = this.original.find(typed, (word) => timesIn(this.repository.editions, word));
    if (language !== 'es') return [...found];
    return found.map((word) => ({ ...word, gloss: this.spanish.of(word.strongs) ?? word.gloss }));
  }

  private searchIn(
    editions: readonly SearchedEdition[],
    written: ReadQuery,
    spoken: Language,
    range: VerseRange | undefined,
    { page, pageSize }: Request,
  ): SearchAnswer {
    const corrected = this.correct(written, editions, spoken);
    const query = corrected?.query ?? written;
    const rankedWith = (remembered: readonly number[]) =>
      editions.map((edition) => ({
        text: edition,
        found: rankVerses(searchableEdition(this.repository, edition), query, {
          range,
          remembered: edition.language === spoken ? remembered : [],
        }),
      }));
    const remembered = query.quoted.length > 0 ? [] : rememberedVerses(query.words, spoken);
    let found = rankedWith(remembered);
    if (remembered.length === 0 && query.quoted.length === 0) {
      const all = found.flatMap(({ found: { best } }) => best);
      const match = all.length > 0 ? bestMatch(all) : null;
      const heard = this.heard.find(written.text, spoken, match);
      const meant =
        heard.length > 0 || match !== 'some-words' ? heard : this.quotedElsewhere(query, spoken, all);
      if (meant.length > 0) found = rankedWith(meant);
    }
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
      verses: verses.map(toFoundVerse),
      pagination: { page, limit: pageSize, total, pages: Math.ceil(total / pageSize) },
    };
  }

  /** Those of the best verses that another edition of the language has nearly as they are typed. */
  private quotedElsewhere(
    { text: typed, words }: ReadQuery,
    language: Language,
    best: readonly { readonly verse: SearchedVerse }[],
  ): number[] {
    if (words.length < WORDS_OF_A_VERSE) return [];
    const ids = best.slice(0, COMPARED).map(({ verse }) => verse.canonicalId);
    const quoted = this.repository.editions
      .filter((edition) => edition.language === language)
      .flatMap((edition) => this.repository.verses(edition, ids))
      .filter(({ text }) => isNearlyQuoted(typed, text))
      .map(({ canonicalId }) => canonicalId);
    return [...new Set(quoted)];
  }

  /** An edition that has the words which the searched ones lack. */
  private betterEdition(
    { translations, matched, correction, pagination }: SearchAnswer,
    query: ReadQuery,
    range: VerseRange | undefined,
  ): SearchedEdition | undefined {
    const { editions } = this.repository;
    const searched = editions.filter(({ id }) => translations.includes(id));
    const [first] = searched;
    if (correction !== null || !first) return undefined;
    const terms = searched.map((edition) => termsOf(query.words, edition));
    return betterEdition(
      query.words,
      {
        language: first.language,
        found: matched === null || matched === 'some-words' ? 0 : pagination.total,
        isMissing: (word) => terms.every((each) => isNowhere(each[query.words.indexOf(word)]!)),
        isName: (word) => searched.every(({ vocabulary }) => vocabulary.isName(word)),
        versesOfOriginal: (word) => this.original.versesOf(word),
      },
      editions
        .filter((edition) => !searched.includes(edition))
        .map((edition) => ({
          edition,
          language: edition.language,
          has: (word) => edition.vocabulary.has(word),
          verses: () =>
            matchingVerses(
              searchableEdition(this.repository, edition),
              query,
              termsOf(query.words, edition),
              range,
            ).all.length,
        })),
    );
  }

  /** Without a choice the reader is in the text that their language begins with. */
  private idsOf(chosen: readonly SearchedEdition[], language: Language): string[] {
    const begun = defaultEdition(this.repository.editions, language);
    return (chosen.length > 0 ? chosen : begun ? [begun] : []).map(({ id }) => id);
  }

  private languageOf({ words }: ReadQuery, preferred: Language): Language {
    return languageOfSearch(
      words,
      this.texts,
      preferred,
      (word) => this.original.isKnown(word),
      (word, language) => this.correctorOf(language).candidates(word).length > 0,
    );
  }

  private correct(query: ReadQuery, editions: readonly SearchedEdition[], spoken: Language) {
    const searched = editions.find(({ language }) => language === spoken);
    const words = {
      corrector: this.correctorOf(spoken),
      texts: this.texts,
      isOriginal: (word: string) => this.original.isKnown(word),
    };
    return searched && correctInEditions(query, searched, this.repository, words);
  }

  private correctorOf(language: Language): SpellingCorrector {
    const ofLanguage = this.repository.editions.filter((edition) => edition.language === language);
    const corrector =
      this.correctors.get(language) ??
      new SpellingCorrector(
        ofLanguage.flatMap(({ vocabulary }) =>
          vocabulary.words.map(([word, , , times]) => [word, times] as const),
        ),
        language,
      );
    this.correctors.set(language, corrector);
    return corrector;
  }
}

/** How often the edition that has a word most often has it. */
function timesIn(editions: readonly SearchedEdition[], word: string): number {
  return Math.max(0, ...editions.map(({ vocabulary }) => vocabulary.timesOf(word)));
}

function rangeOf(
  book: string | undefined,
  testament: Testament | undefined,
  language: Language,
): VerseRange | undefined {
  if (book === undefined && testament === undefined) return undefined;
  const named = book === undefined ? undefined : rangeCalled(book, language);
  const books = BOOKS.filter(({ testament: of }) => !testament || of === testament);
  const [first, last] = [books[0]!, books.at(-1)!];
  return {
    first: Math.max(named?.first ?? 0, verseId(first.osis, 1, 1)),
    last: Math.min(named?.last ?? Infinity, verseId(last.osis, LAST, LAST)), // before the first verse if in another testament
  };
}

/** Greater than the last chapter and verse of any book. */
const LAST = 999;

/** A book, or a continuous range of books, chapters or verses: `Matthew-John`, `Romans 8-12`. */
function rangeCalled(name: string, language: Language): VerseRange {
  const parsed = parseReference(name, language);
  const [passage, another] = parsed.understood ? parsed.passages : [];
  if (!passage || another) throw AppError.of('SCRIPTURE_BOOK_UNKNOWN', { book: name });
  const { start, end } = passage;
  const range = {
    first: verseId(start.book, start.chapter ?? 1, start.verse ?? 1),
    last: verseId(end.book, end.chapter ?? LAST, end.verse ?? LAST),
  };
  if (range.last < range.first) throw AppError.of('SCRIPTURE_BOOK_UNKNOWN', { book: name });
  return range;
}

function toFoundVerse({
  text: edition,
  verse,
  score,
}: VerseOfPage<SearchedEdition, SearchedVerse>): FoundVerse {
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
    match: score.match,
    highlights: [...score.highlights],
  };
}
