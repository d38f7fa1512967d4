import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { verse } from './verse.js';

/** Characters of a search at most. */
export const SEARCH_LIMIT = 200;

/** Translations that are searched at once at most, as many as can be read side by side. */
export const SEARCHED_TRANSLATIONS_LIMIT = 4;

/** Verses on a page at most. */
export const SEARCH_PAGE_LIMIT = 50;

const DEFAULT_PAGE_SIZE = 20;

/** Beyond the last page of any search: the Bible has 31,102 verses, and four translations can be searched at once. */
const LAST_PAGE = 150_000;

const searchText = z.string().trim().min(1).max(SEARCH_LIMIT);
const translationName = z.string().trim().min(1).max(40);
const bookName = z.string().trim().min(1).max(40);
const testament = z.enum(['old', 'new']);

/** How well a verse, or the best verse of an answer, has what was searched for. */
export const searchMatch = z.enum(['phrase', 'all-words', 'some-words']);

export type SearchMatch = z.infer<typeof searchMatch>;

/** Places in a text in UTF-16 code units; the end is not included. */
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
      .meta({ description: 'What was found, as ranges of the text in UTF-16 code units, in order.' }),
  });

export type FoundVerse = z.infer<typeof foundVerse>;

export const spellingCorrection = z.object({
  query: z.string().meta({ description: 'What was searched for instead.' }),
  words: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type SpellingCorrection = z.infer<typeof spellingCorrection>;

export const searchAnswer = z.object({
  translations: z.array(z.string()).meta({ description: 'Ids of the translations that were searched.' }),
  matched: searchMatch.nullable().meta({ description: 'How the first verse matches; null where none does.' }),
  correction: spellingCorrection
    .nullable()
    .meta({ description: 'Told where words that no verse has were taken for others: "did you mean".' }),
  verses: z.array(foundVerse),
  pagination,
});

export type SearchAnswer = z.infer<typeof searchAnswer>;

/**
 * Searches the words of translations that are stored here: those with the phrase first, then those with all the words,
 * then, where these are few, those with some of them. Words between quotation marks stand together. Without a
 * translation, the default one of the language in which the words are.
 */
export const SearchScripture = defineMessage({
  subject: 'scripture.verses.search',
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
  summary: 'Verses by their words',
  tag: 'Scripture',
  gate: 'everyone',
  message: SearchScripture,
  query: z.object({
    q: searchText.meta({ description: 'Words; those between quotation marks stand together.' }),
    translation: translationNames
      .optional()
      .meta({ description: 'Ids or abbreviations, separated by commas.' }),
    book: bookName.optional().meta({ description: 'Name or OSIS name of a book to search in.' }),
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
