import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { attachmentNamed } from '../../http/attachment.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';

/** The export formats of a journal (specification, section 1). */
export const EXPORT_FORMATS = ['pdf', 'docx', 'txt', 'json'] as const;

/** Entries that one request can name; without names, all entries are exported. */
export const EXPORTED_AT_MOST = 500;

const ids = z.array(documentId).min(1).max(EXPORTED_AT_MOST).nullable();

/**
 * Writes entries to one file of the store, which is complete when the response arrives. Without ids it exports
 * everything, including the archive and the bin. It is open to every tier, so that no reader is locked out of their own
 * data (beyond, 14 and 25). Errors: ENTRY_NOT_FOUND when one is missing, JOURNAL_EMPTY, SERVICE_UNAVAILABLE when too
 * many other requests are waiting.
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
    key: z.string().max(200).meta({ description: 'The key of the file in the store.' }),
    name: z
      .string()
      .max(200)
      .regex(/^[^\p{Cc}"*/:<>?\\|]+$/u)
      .meta({ description: 'The file name: that of its entry when it has only one, in any script.' }),
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
      .meta({ description: "The language of the file's own labels; that of the reader when absent." }),
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
    headers: {
      'content-disposition':
        'The name under which a browser saves the file: the title of its only entry, or the journal, and the date.',
    },
    once: true,
    of: ({ key, name }) => ({
      key,
      headers: { 'content-disposition': attachmentNamed(name) },
    }),
  },
});
