import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { judgedAlone } from '../../http/judged-alone.js';
import { lineText, multilineText } from '../../text/text-fields.js';
import { defineMessage } from '../../messaging/define.js';
import { WRITING_TIER } from '../entries/entries.js';
import { filedEntry, filedVersion } from './filed-entry.js';
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
  generatedBy,
  imageKey,
} from '../journal-fields.js';

/** Upper limits of one portion: an entry with all its contents fits, and so does each part of a long history. */
export const IMPORT_LIMITS = { entries: 50, bytes: 800_000, bodyBytes: 1_000_000 } as const;

const text = z.object({ title: entryTitle, content: entryContent });

/** An entry of a file, within the limits of an entry that a reader writes. */
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
      writer: generatedBy,
    }),
  ),
  conflict: entryConflict
    .extend({ mine: text, theirs: text, base: z.object({ title: lineText(), content: multilineText() }) })
    .nullable(),
  history: z.array(filedVersion.extend(text.shape)),
});

const result = z.discriminatedUnion('status', [
  z.object({ key: z.string(), status: z.literal('imported'), entryId: documentId }),
  z.object({ key: z.string(), status: z.literal('already-there'), entryId: documentId }),
  z.object({
    key: z.string().meta({ description: 'As it was sent; empty for an entry without one.' }),
    status: z.literal('refused'),
    code: z.string().meta({ description: 'A code of the error registry.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);

const sent = z.object({
  entries: z
    .array(judgedAlone(z.unknown(), importedEntry))
    .min(1)
    .max(IMPORT_LIMITS.entries)
    .meta({ description: 'Each item is validated by itself: an invalid one does not block the others.' }),
});

/**
 * Imports entries of a file unchanged and in their order. An existing entry stays as it is, so the same file can be
 * imported again; versions that its history lacks are added.
 */
export const ImportJournal = defineMessage({
  subject: 'journal.entry.import',
  requires: WRITING_TIER,
  request: sent.extend({ userId: documentId }),
  response: z.object({ results: z.array(result) }),
  timeoutMs: 20_000,
});

export const importJournalRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/import',
  summary: 'Import entries of a file',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: ImportJournal,
  body: sent,
  bodyLimit: IMPORT_LIMITS.bodyBytes,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, entries: body.entries }),
});

export type ImportedEntry = z.output<typeof importedEntry>;
export type ImportResult = z.infer<typeof result>;
