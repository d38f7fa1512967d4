import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { SEARCH_LIMIT } from '../scripture/search-scripture.js';

const searched = z.string().trim().min(1).max(SEARCH_LIMIT);

/** Whether words that are searched for tell of somebody in danger, and the line of help that stands above the results then. */
export const FindHelp = defineMessage({
  subject: 'ai.help.find',
  safe: true,
  request: z.object({ q: searched, language: z.enum(LANGUAGES) }),
  response: z.object({
    help: z
      .object({ text: z.string(), language: z.enum(LANGUAGES) })
      .nullable()
      .meta({ description: 'In the language of the words; null where they tell of no danger.' }),
  }),
});

export const findHelpRoute = defineRoute({
  method: 'GET',
  path: '/api/help-line',
  summary: 'The line of help that stands above the results of a search, where its words tell of danger',
  tag: 'Search',
  gate: 'everyone',
  message: FindHelp,
  query: z.object({ q: searched.meta({ description: 'The words of the search.' }) }),
  toRequest: ({ query: { q } }, { language }) => ({ q, language }),
});
