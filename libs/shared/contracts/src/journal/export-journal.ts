import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';

/** The formats in which a journal can be taken along (specification, section 1). */
export const EXPORT_FORMATS = ['pdf', 'docx', 'txt', 'json'] as const;

/** Entries that one request can name; without names it is all of them. */
export const EXPORTED_AT_MOST = 500;

const ids = z.array(documentId).min(1).max(EXPORTED_AT_MOST).nullable();

/**
 * Puts entries into one file of the store: it is there when this is answered. Without ids it is everything, the archive and the
 * bin included. For every tier, so that nobody's years are held back (beyond, 14 and 25). Errors: ENTRY_NOT_FOUND when one is
 * not there, JOURNAL_EMPTY, SERVICE_UNAVAILABLE when too many others wait.
 */
export const ExportJournal = defineMessage({
  subject: 'journal.entry.export',
  request: z.object({
    userId: documentId,
    format: z.enum(EXPORT_FORMATS),
    ids,
    language: z.enum(LANGUAGES),
  }),
  response: z.object({
    key: z.string().max(200).meta({ description: 'Where the file is in the store.' }),
    name: z
      .string()
      .regex(/^[a-z0-9.-]+$/)
      .meta({ description: 'What it is called.' }),
    entries: z.int().min(1),
  }),
  timeoutMs: 300_000,
});

export const exportJournalRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/export',
  summary: 'Entries as a file: one, some, or everything',
  tag: 'Journal',
  gate: 'signed-in',
  message: ExportJournal,
  query: z.object({
    format: z.enum(EXPORT_FORMATS).default('json').meta({ description: 'json can be imported again.' }),
    ids: z
      .string()
      .max(EXPORTED_AT_MOST * 25)
      .transform((text) => text.split(',').map((id) => id.trim()))
      .pipe(
        z
          .array(z.string().regex(/^[0-9a-f]{24}$/, 'ENTRY_ID_INVALID'))
          .min(1)
          .max(EXPORTED_AT_MOST),
      )
      .optional()
      .meta({
        description: `Ids of entries, separated by commas, ${EXPORTED_AT_MOST} at most; without them everything, with archive and bin.`,
      }),
    language: z
      .enum(LANGUAGES)
      .optional()
      .meta({ description: "Of what the file says of itself; without it the reader's." }),
  }),
  toRequest: ({ query: { format, ids, language } }, { reader, language: own }) => ({
    userId: reader.id,
    format,
    ids: ids ? [...new Set(ids)] : null,
    language: language ?? own,
  }),
  answerFile: {
    mediaTypes: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/plain',
      'application/json',
    ],
    headers: { 'content-disposition': 'The name under which a browser saves the file; it has the date.' },
    once: true,
    of: ({ key, name }) => ({
      key,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    }),
  },
});
