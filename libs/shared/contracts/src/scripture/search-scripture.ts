import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { verse } from './verse.js';

/** Maximum characters of a search. */
export const SEARCH_LIMIT = 200;

/** Maximum translations per search, as many as can be shown side by side. */
export const SEARCHED_TRANSLATIONS_LIMIT = 4;

/** Maximum verses per page. */
export const SEARCH_PAGE_LIMIT = 50;

const DEFAULT_PAGE_SIZE = 20;

/** Beyond the last page of any search: the Bible has 31,102 verses, and four translations can be searched at once. */
const LAST_PAGE = 150_000;

const searchText = z.string().trim().min(1).max(SEARCH_LIMIT);
const translationName = z.string().trim().min(1).max(40);
const bookName = z.string().trim().min(1).max(40);
const testament = z.enum(['old', 'new']);

/**
 * How well a verse, or the best verse of a response, matches the search; `remembered` is a well-known verse whose text
 * differs from the words by which people remember it.
 */
export const searchMatch = z.enum(['remembered', 'phrase', 'all-words', 'some-words']);

export type SearchMatch = z.infer<typeof searchMatch>;

/** A range of a text in UTF-16 code units, end exclusive. */
export const textRange = z.object({ start: z.int().min(0), end: z.int().min(1) });

export type TextRange = z.infer<typeof textRange>;

export const foundVerse = verse
  .pick({ book: true, chapter: true, number: true, canonicalId: true, canonicalEndId: true, text: true })
  .extend({
    translationId: z.string(),
    reference: z.string().meta({ description: 'In the language of the translation: Romans 8:28.' }),
    match: searchMatch,
    highlights: z
      .array(textRange)
      .meta({ description: 'Matches, as ranges of the text in UTF-16 code units, in order.' }),
  });

export type FoundVerse = z.infer<typeof foundVerse>;

export const spellingCorrection = z.object({
  query: z.string().meta({ description: 'The words that were searched for instead.' }),
  words: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type SpellingCorrection = z.infer<typeof spellingCorrection>;

export const searchedInstead = z.object({
  language: z
    .enum(LANGUAGES)
    .meta({ description: 'The language of the words, which determined the search.' }),
  asked: z
    .array(z.string())
    .meta({ description: 'Ids of the requested translations that were not searched.' }),
});

export const foundLemma = z.object({
  strongs: z.string().meta({ description: "Its Strong's number: G26." }),
  lemma: z.string().meta({ description: 'The word in its own letters.' }),
  transliteration: z.string(),
  gloss: z.string().meta({ description: 'Its sense in a word or two.' }),
  verses: z.int().meta({ description: 'In how many verses it stands; the lexicon lists them.' }),
});

export type FoundLemma = z.infer<typeof foundLemma>;

export const meantPassage = z.object({
  title: z
    .string()
    .nullable()
    .meta({ description: 'By which it is known, in the language of the words; null for a reference.' }),
  reference: z.string().meta({ description: "In the reader's language: Luke 15:11–32." }),
  osis: z.string(),
});

export type MeantPassage = z.infer<typeof meantPassage>;

export const searchAnswer = z.object({
  translations: z.array(z.string()).meta({ description: 'Ids of the translations that were searched.' }),
  matched: searchMatch.nullable().meta({ description: 'How the first verse matches; null when none does.' }),
  correction: spellingCorrection
    .nullable()
    .meta({ description: 'Set when words without a match were replaced by others: "did you mean".' }),
  otherLanguage: searchedInstead.nullable().default(null).meta({
    description: 'Set when the words are of another language than the requested translations, or the reader.',
  }),
  otherEdition: z
    .object({ asked: z.array(z.string()).meta({ description: 'As in `otherLanguage`.' }) })
    .nullable()
    .default(null)
    .meta({
      description:
        'Told where another edition of the same language was searched, because only this has the words, as older names.',
    }),
  lexicon: z.array(foundLemma).default([]).meta({
    description:
      "Original words that were written in Greek or Hebrew letters, in Latin ones, or as a Strong's number.",
  }),
  passages: z.array(meantPassage).default([]).meta({
    description:
      'Well-known passages that the words name, or what a reference may mean whose book lacks its number.',
  }),
  absentBook: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: "A book that no edition here has, in the reader's language: Baruch." }),
  books: z
    .array(z.object({ book: z.string(), verses: z.int().min(1) }))
    .default([])
    .meta({ description: 'How many of the found verses each book has, in the order of the Bible.' }),
  verses: z.array(foundVerse),
  pagination,
});

export type SearchAnswer = z.infer<typeof searchAnswer>;

/**
 * Searches the words of translations that are stored here: a well-known verse that is remembered by
 * these words first, then those with the phrase, then those with all the words,
 * then, where these are few, those with some of them. Words between quotation marks stand together. Without a
 * translation, the default one of the language in which the words are. Names of well-known passages, original words and
 * books that no edition has are told beside the verses.
 */
export const SearchScripture = defineMessage({
  subject: 'scripture.verses.search',
  safe: true,
  request: z.object({
    q: searchText,
    translations: z.array(translationName).max(SEARCHED_TRANSLATIONS_LIMIT),
    book: bookName.optional(),
    testament: testament.optional(),
    page: z.int().min(1).max(LAST_PAGE),
    pageSize: z.int().min(1).max(SEARCH_PAGE_LIMIT),
    language: z.enum(LANGUAGES),
  }),
  response: searchAnswer,
});

const HOUR = 3_600;

const translationNames = z
  .string()
  .max(41 * SEARCHED_TRANSLATIONS_LIMIT)
  .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))].filter(Boolean))
  .pipe(z.array(translationName).max(SEARCHED_TRANSLATIONS_LIMIT));

export const searchScriptureRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/search',
  summary: 'Search verses by their words',
  tag: 'Scripture',
  gate: 'everyone',
  message: SearchScripture,
  query: z.object({
    q: searchText.meta({ description: 'Words; those in quotation marks must be adjacent.' }),
    translation: translationNames
      .optional()
      .meta({ description: 'Ids or abbreviations, separated by commas.' }),
    book: bookName
      .optional()
      .meta({ description: 'A book to search in, or a range such as `Matthew-John` or `Romans 8-12`.' }),
    testament: testament.optional(),
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(SEARCH_PAGE_LIMIT).default(DEFAULT_PAGE_SIZE),
  }),
  toRequest: ({ query: { translation, ...query } }, { language }) => ({
    ...query,
    translations: translation ?? [],
    language,
  }),
  caching: { maxAgeSeconds: HOUR, staleWhileRevalidateSeconds: 24 * HOUR, variesByLanguage: true },
});
