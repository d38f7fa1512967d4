import { reachesTier } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { sentContent } from './entry-contents.js';
import {
  contentId,
  entryCategory,
  entryContent,
  entryDate,
  entryMood,
  entryScripture,
  entryTag,
  entryTags,
  entryTitle,
  journalEntry,
  localId,
} from './journal-fields.js';
import { moment } from './opened-passage.js';

/** What one exchange carries at most; an answer says whether there is more. */
export const SYNC_LIMITS = { operations: 50, changes: 100, bytes: 500_000, bodyBytes: 900_000 } as const;

const keptContent = sentContent.extend({ id: contentId, createdAt: moment });

const contentAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('put'), content: keptContent }),
  z.object({ act: z.literal('activate'), id: contentId }),
  z.object({ act: z.literal('remove'), id: contentId }),
]);

/** What a device did to an entry: only what it changed. */
export const entryChange = z.object({
  fields: z
    .object({
      title: entryTitle,
      content: entryContent,
      scripture: entryScripture,
      date: entryDate,
      category: entryCategory,
      mood: entryMood.nullable(),
      archived: z.boolean(),
      binned: z.boolean(),
    })
    .partial()
    .default({}),
  tags: z
    .object({ added: entryTags.default([]), removed: z.array(entryTag).max(50).default([]) })
    .default({ added: [], removed: [] }),
  contents: z.array(contentAct).max(50).default([]),
  settled: z.boolean().default(false).meta({ description: 'The reader chose the text that the entry has.' }),
  purged: z.boolean().optional().meta({
    description:
      'Deletes an entry of the bin for good, if the device knew its latest version; otherwise it is kept.',
  }),
});

/** What a device knew when it made a change. */
export const knowledge = z.object({
  version: z.int().min(0).meta({ description: 'The version of the entry that it had in full; 0 for none.' }),
  text: z.int().min(0).meta({ description: 'The version of the text that it changed; 0 for none.' }),
});

/** One operation of a device: applied once, whatever is sent how often. */
export const journalOperation = z.object({
  id: z.uuid(),
  entryId: z.union([documentId, localId]),
  createdAt: moment,
  known: knowledge,
  change: entryChange,
});

/** What a reader is told of: a deletion was undone by an edit, texts were merged or were not, a tag found no room. */
export const SYNC_NOTICES = ['kept', 'restored', 'merged', 'conflict', 'tags-full'] as const;

const applied = z.object({
  id: z.uuid(),
  status: z.literal('applied'),
  entryId: documentId,
  known: knowledge.meta({ description: 'What the device knows now, with its text as it sent it.' }),
  version: z.int().meta({ description: 'The version of the entry after it.' }),
  notices: z.array(z.enum(SYNC_NOTICES)),
});

const refused = z.object({
  id: z.uuid(),
  status: z.literal('refused'),
  code: z.string().meta({ description: 'A code of the catalogue.' }),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The entry was deleted for good, or never was this reader's: what the device has of it becomes a new one. */
const gone = z.object({ id: z.uuid(), status: z.literal('gone') });

export const operationResult = z.discriminatedUnion('status', [applied, refused, gone]);

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), entry: journalEntry }),
  z.object({ kind: z.literal('gone'), entryId: documentId, localId: localId.nullable() }),
]);

const sent = z.object({
  deviceId: z.string().regex(/^[\w-]{8,64}$/),
  since: z.int().min(0).default(0).meta({ description: 'The cursor of the last answer; 0 for everything.' }),
  operations: z
    .array(z.looseObject({ id: z.uuid() }))
    .max(SYNC_LIMITS.operations)
    .default([])
    .meta({ description: 'Each is judged by itself: one that is not valid does not keep the others back.' }),
});

/**
 * Applies what a device did, each operation once, and tells it what has changed since its cursor. To send the same again
 * changes nothing and gives the same results.
 */
export const SyncJournal = defineMessage({
  subject: 'journal.sync.exchange',
  request: sent.extend({ userId: documentId, mayWrite: z.boolean() }),
  response: z.object({
    results: z.array(operationResult),
    changes: z.array(change),
    cursor: z.int().min(0),
    more: z.boolean().meta({ description: 'There are further changes: ask again with this cursor.' }),
  }),
  timeoutMs: 20_000,
});

export const syncJournalRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/sync',
  summary: 'Exchange changes of the journal with a device',
  tag: 'Journal',
  gate: 'signed-in',
  message: SyncJournal,
  body: sent,
  bodyLimit: SYNC_LIMITS.bodyBytes,
  toRequest: ({ body }, { reader }) => ({
    ...body,
    userId: reader.id,
    mayWrite: reachesTier(reader, 'plus'),
  }),
});

export type JournalOperation = z.output<typeof journalOperation>;
export type EntryChange = z.output<typeof entryChange>;
export type OperationKnowledge = z.output<typeof knowledge>;
export type OperationResult = z.output<typeof operationResult>;
export type JournalChange = z.output<typeof change>;
export type SyncNotice = (typeof SYNC_NOTICES)[number];
