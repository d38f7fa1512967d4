import { JOURNAL_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { entryDate, entryMood, journalEntrySummary } from './journal-fields.js';

const q = z.string().trim().min(1).max(JOURNAL_LIMITS.queryCharacters);

/** Where a word was found, in UTF-16 code units of the text beside it, the end not included. */
const range = z.object({ start: z.int().min(0), end: z.int().min(0) });

const found = z.object({
  entry: journalEntrySummary,
  title: z.array(range).meta({ description: 'Words of the query in the title.' }),
  excerpt: z.string().meta({ description: 'Of the content, around the first words that were found.' }),
  ranges: z.array(range).meta({ description: 'Words of the query in the excerpt.' }),
  inVerses: z.boolean().meta({ description: 'Words were found in the text of verses that the entry cites.' }),
});

export type FoundEntry = z.infer<typeof found>;

/** Entries that have every word of a query, in title, content, tags or the text of verses that they cite. */
export const SearchJournal = defineMessage({
  subject: 'journal.search',
  request: z.object({
    userId: documentId,
    q,
    page: z.int().min(1).max(50),
    limit: z.int().min(1).max(50),
  }),
  response: z.object({ found: z.array(found), pagination }),
});

export const searchJournalRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/search',
  summary: "Search in the reader's journal",
  tag: 'Journal',
  gate: 'signed-in',
  message: SearchJournal,
  query: z.object({
    q,
    page: z.coerce.number().int().min(1).max(50).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.array(found),
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: (response) => ({ data: response.found, pagination: response.pagination }),
});

/** Entries of each kind at most. */
export const ON_THIS_DAY_AT_MOST = 20;

const remembered = z.array(journalEntrySummary);

/**
 * Entries to remember: of the same day in earlier years, about the same passage, and of the same mood. Passage and mood are
 * those that are named, else those of the entries of the date.
 */
export const OnThisDay = defineMessage({
  subject: 'journal.on-this-day',
  request: z.object({
    userId: documentId,
    date: entryDate,
    reference: z.string().max(JOURNAL_LIMITS.scriptureCharacters).optional(),
    mood: entryMood.optional(),
  }),
  response: z.object({ sameDay: remembered, samePassage: remembered, sameMood: remembered }),
});

export const onThisDayRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/on-this-day',
  summary: 'Past entries of the same day, passage and mood',
  tag: 'Journal',
  gate: 'signed-in',
  message: OnThisDay,
  query: z.object({
    date: entryDate,
    reference: z.string().trim().max(JOURNAL_LIMITS.scriptureCharacters).optional(),
    mood: entryMood.optional(),
  }),
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
});
