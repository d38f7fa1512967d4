import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { WRITING_TIER } from './entries.js';
import { filedEntry, filedKey, filedVersion } from './filed-entry.js';
import {
  contentId,
  contentType,
  entryCategory,
  entryConflict,
  entryContent,
  entryDate,
  entryMood,
  entryScripture,
  entryTags,
  entryTitle,
  generatedBody,
  generatedContent,
  generatedTitle,
  generatedWriter,
  imageKey,
} from './journal-fields.js';

/** What one portion holds: an entry with everything in it fits, and so does each part of a long history. */
export const IMPORT_LIMITS = { entries: 50, bytes: 800_000, bodyBytes: 1_000_000 } as const;

const text = z.object({ title: entryTitle, content: entryContent });

/** An entry of a file, within the limits of an entry that is written. */
export const importedEntry = filedEntry.extend({
  title: entryTitle,
  content: entryContent,
  scripture: entryScripture,
  date: entryDate,
  category: entryCategory,
  tags: entryTags,
  mood: entryMood.nullable(),
  generatedContent: z.array(
    generatedContent.extend({
      id: contentId,
      type: contentType,
      title: generatedTitle,
      content: generatedBody,
      image: imageKey,
      writer: generatedWriter,
    }),
  ),
  conflict: entryConflict.extend({ mine: text, theirs: text, base: entryConflict.shape.base }).nullable(),
  history: z.array(filedVersion.extend(text.shape)),
});

const result = z.discriminatedUnion('status', [
  z.object({ key: z.string(), status: z.literal('imported'), entryId: documentId }),
  z.object({ key: z.string(), status: z.literal('already-there'), entryId: documentId }),
  z.object({
    key: z.string(),
    status: z.literal('refused'),
    code: z.string().meta({ description: 'A code of the catalogue.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);

const sent = z.object({
  entries: z
    .array(z.looseObject({ key: filedKey }))
    .min(1)
    .max(IMPORT_LIMITS.entries)
    .meta({ description: 'Each is judged by itself: one that is not valid does not keep the others back.' }),
});

/**
 * Brings entries of a file back as they were, in the order in which they stand. An entry that is there stays as it is, so the
 * same file can be brought again; texts of its history that it lacks are added.
 */
export const ImportJournal = defineMessage({
  subject: 'journal.entry.import',
  request: sent.extend({ userId: documentId }),
  response: z.object({ results: z.array(result) }),
  timeoutMs: 20_000,
});

export const importJournalRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/import',
  summary: 'Bring entries of a file back',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: ImportJournal,
  body: sent,
  bodyLimit: IMPORT_LIMITS.bodyBytes,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, entries: body.entries }),
});

export type ImportedEntry = z.output<typeof importedEntry>;
export type ImportResult = z.infer<typeof result>;
