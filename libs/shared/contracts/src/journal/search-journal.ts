import { JOURNAL_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { answeredSummary, entryListAnswer, namedSummary } from './entries/entry-answers.js';
import { entryDate, entryMood, journalEntrySummary } from './journal-fields.js';

const q = z.string().trim().min(1).max(JOURNAL_LIMITS.queryCharacters);

/** A match in UTF-16 code units of the text beside it, end exclusive. */
const range = z.object({ start: z.int().min(0), end: z.int().min(0) });

const found = z.object({
  entry: journalEntrySummary,
  title: z.array(range).meta({ description: 'Matches in the title.' }),
  excerpt: z.string().meta({ description: 'An excerpt of the content, around the first match.' }),
  ranges: z.array(range).meta({ description: 'Matches in the excerpt.' }),
  inVerses: z.boolean().meta({ description: 'The text of verses that the entry cites has matches.' }),
});

export type FoundEntry = z.infer<typeof found>;

/** Entries that contain every word of a query in the title, content, tags or the text of cited verses. */
export const SearchJournal = defineMessage({
  subject: 'journal.search',
  safe: true,
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
  summary: "Search the reader's journal",
  tag: 'Journal',
  gate: 'signed-in',
  message: SearchJournal,
  query: z.object({
    q,
    page: z.coerce.number().int().min(1).max(50).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.array(found.extend({ entry: answeredSummary })),
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: (response) => ({
    data: response.found.map((each) => ({ ...each, entry: namedSummary(each.entry) })),
    pagination: response.pagination,
  }),
});

/** Maximum entries of each kind. */
export const ON_THIS_DAY_AT_MOST = 20;

const remembered = z.array(journalEntrySummary);

/** A day of a reading plan that was read on the same day in an earlier year. */
const rememberedPlanDay = z.object({
  planId: documentId,
  title: z.string().meta({ description: 'The title of the plan.' }),
  day: z.int().min(1),
  date: z.string(),
  reference: z.string(),
  note: z.string().meta({ description: 'The trail note of the reader; empty for none.' }),
});

export type RememberedPlanDay = z.infer<typeof rememberedPlanDay>;

/**
 * What to look back on: entries of the same day in earlier years, about the same passage, and of the same mood, and plan
 * days that were read on the same day. Passage and mood default to those of the entries of the date; without an entry
 * that names a passage, the passage is that of the plan day of the date.
 */
export const OnThisDay = defineMessage({
  subject: 'journal.on-this-day',
  safe: true,
  request: z.object({
    userId: documentId,
    date: entryDate,
    reference: z.string().max(JOURNAL_LIMITS.scriptureCharacters).optional(),
    mood: entryMood.optional(),
  }),
  response: z.object({
    sameDay: remembered,
    samePassage: remembered,
    sameMood: remembered,
    planDays: z.array(rememberedPlanDay),
  }),
});

export const onThisDayRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/on-this-day',
  summary: 'Past entries of the same day, passage and mood, and plan days',
  tag: 'Journal',
  gate: 'signed-in',
  message: OnThisDay,
  query: z.object({
    date: entryDate,
    reference: z.string().trim().max(JOURNAL_LIMITS.scriptureCharacters).optional(),
    mood: entryMood.optional(),
  }),
  answer: z.object({
    sameDay: entryListAnswer.answer,
    samePassage: entryListAnswer.answer,
    sameMood: entryListAnswer.answer,
    planDays: z.array(rememberedPlanDay),
  }),
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: ({ sameDay, samePassage, sameMood, planDays }) => ({
    data: {
      sameDay: entryListAnswer.toData(sameDay),
      samePassage: entryListAnswer.toData(samePassage),
      sameMood: entryListAnswer.toData(sameMood),
      planDays,
    },
  }),
});
