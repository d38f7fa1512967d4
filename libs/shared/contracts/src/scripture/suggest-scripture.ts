import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { SEARCH_LIMIT } from './search-scripture.js';

/** Maximum suggestions per response. */
export const SUGGESTIONS_LIMIT = 8;

/** A completion: a reference to open, or words to search for. */
export const scriptureSuggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reference'),
    text: z.string().meta({ description: 'In the form that readers write, in the language of the input.' }),
    osis: z.string().meta({ description: 'The same in OSIS form: Rom.8.28.' }),
  }),
  z.object({
    kind: z.literal('words'),
    text: z.string().meta({
      description:
        'The input with its last word completed; or a well-known verse with this beginning, in the words by which people remember it.',
    }),
  }),
]);

export type ScriptureSuggestion = z.infer<typeof scriptureSuggestion>;

const begun = z.string().max(SEARCH_LIMIT);

/** Completes the text of the search box: references in both languages first, then words. */
export const SuggestScripture = defineMessage({
  subject: 'scripture.search.suggest',
  safe: true,
  request: z.object({ q: begun, language: z.enum(LANGUAGES) }),
  response: z.array(scriptureSuggestion).max(SUGGESTIONS_LIMIT),
});

const HOUR = 3_600;

export const suggestScriptureRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/suggest',
  summary: 'Completions for the search box',
  tag: 'Scripture',
  gate: 'everyone',
  message: SuggestScripture,
  query: z.object({ q: begun }),
  toRequest: ({ query }, { language }) => ({ ...query, language }),
  caching: { maxAgeSeconds: HOUR, staleWhileRevalidateSeconds: 24 * HOUR, variesByLanguage: true },
});
