import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';
import { SEARCH_LIMIT } from '../scripture/search-scripture.js';
import { foundInTexts } from './found-item.js';
import { OWN_SEARCH_TIMEOUT_MS, shownPart } from './search-own-texts.js';

/**
 * The best published posts of the magazine with every word, in any form: those in a language, and in the other where
 * it has none. The id of a result is the slug of the post.
 */
export const SearchMagazine = defineMessage({
  subject: 'scripture.magazine.search',
  safe: true,
  timeoutMs: OWN_SEARCH_TIMEOUT_MS,
  request: z.object({
    q: z.string().trim().min(1).max(SEARCH_LIMIT),
    language: z.enum(LANGUAGES),
    shown: shownPart.optional(),
  }),
  response: foundInTexts,
});
