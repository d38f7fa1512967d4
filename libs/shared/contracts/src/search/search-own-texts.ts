import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { SEARCH_LIMIT } from '../scripture/search-scripture.js';
import { defineMessage } from '../messaging/define.js';
import { foundInTexts } from './found-item.js';
import { SEARCH_CURSOR } from './rank-found.js';

/** How long one search waits for the texts of a service, in milliseconds; without them its answer is partial. */
export const OWN_SEARCH_TIMEOUT_MS = 2_000;

const day = z.iso.date();

/** Results of one page of the search over everything. */
export const SEARCH_RESULTS = { default: 20, most: 50 } as const;

/** The part of the results that a page may show: of each source no more than that are read and sent. */
export const shownPart = z.object({
  limit: z
    .int()
    .min(1)
    .max(SEARCH_RESULTS.most + 1),
  cursor: z.string().max(160).regex(SEARCH_CURSOR).optional(),
});

export type ShownPart = z.infer<typeof shownPart>;

const question = {
  userId: documentId,
  q: z.string().trim().min(1).max(SEARCH_LIMIT),
  from: day.optional(),
  to: day.optional(),
  shown: shownPart.optional(),
};

/** The best of a reader's entries, notes and plans with every word, in any form. Those in the bin are left out. */
export const SearchOwnJournal = defineMessage({
  subject: 'journal.own.search',
  safe: true,
  timeoutMs: OWN_SEARCH_TIMEOUT_MS,
  request: z.object({ ...question, sources: z.array(z.enum(['journal', 'notes', 'plans'])).min(1) }),
  response: foundInTexts,
});

/** The best of a reader's conversations with every word, in any form. */
export const SearchOwnChats = defineMessage({
  subject: 'ai.own.search',
  safe: true,
  timeoutMs: OWN_SEARCH_TIMEOUT_MS,
  request: z.object(question),
  response: foundInTexts,
});
