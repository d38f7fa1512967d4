import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { journalEntry } from './journal-fields.js';

/**
 * Everything that a reader keeps in their journal, the bin included, as many entries at once as a message carries, in the
 * order of their ids. For every tier, so that nobody's years are held back (beyond, 14 and 25).
 */
export const ExportJournal = defineMessage({
  subject: 'journal.entry.export',
  request: z.object({ userId: documentId, after: documentId.nullable() }),
  response: z.object({
    entries: z.array(journalEntry),
    next: documentId.nullable().meta({ description: 'What to ask for after; null when this was the end.' }),
  }),
});

export const exportJournalRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/export',
  summary: "Everything of the reader's journal as JSON, in portions",
  tag: 'Journal',
  gate: 'signed-in',
  message: ExportJournal,
  query: z.object({
    format: z.literal('json').default('json'),
    after: documentId.nullable().default(null).meta({ description: '`next` of the portion before.' }),
  }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, after: query.after }),
});
