import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { SEARCH_LIMIT } from './search-scripture.js';

/** Suggestions in an answer at most. */
export const SUGGESTIONS_LIMIT = 8;

/** What a reader may be about to write: a reference to open, or words to search for. */
export const scriptureSuggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reference'),
    text: z.string().meta({ description: 'As a reader writes it, in the language in which it was begun.' }),
    osis: z.string().meta({ description: 'The same in OSIS form: Rom.8.28.' }),
  }),
  z.object({
    kind: z.literal('words'),
    text: z.string().meta({ description: 'What was written, with its last word completed.' }),
  }),
]);

export type ScriptureSuggestion = z.infer<typeof scriptureSuggestion>;

const begun = z.string().max(SEARCH_LIMIT);

/** Completes what is being written into the search box: references in both languages first, then words. */
export const SuggestScripture = defineMessage({
  subject: 'scripture.search.suggest',
  request: z.object({ q: begun, language: z.enum(LANGUAGES) }),
  response: z.array(scriptureSuggestion).max(SUGGESTIONS_LIMIT),
});

const HOUR = 3_600;

export const suggestScriptureRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/suggest',
  summary: 'What the search box may be about to say',
  tag: 'Scripture',
  gate: 'everyone',
  message: SuggestScripture,
  query: z.object({ q: begun }),
  toRequest: ({ query }, { language }) => ({ ...query, language }),
  caching: { maxAgeSeconds: HOUR, staleWhileRevalidateSeconds: 24 * HOUR, variesByLanguage: true },
});
