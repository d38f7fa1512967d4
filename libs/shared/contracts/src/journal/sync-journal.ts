import { reachesTier } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { judgedAlone } from '../http/judged-alone.js';
import { defineMessage } from '../messaging/define.js';
import { answeredEntry, namedEntry } from './entries/entry-answers.js';
import { sentContent } from './entries/entry-contents.js';
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
import { moment } from './current-passage.js';
import { textHashField } from './text-hash-field.js';

/** Upper limits of one exchange; the response says whether there is more. */
export const SYNC_LIMITS = { operations: 50, changes: 100, bytes: 500_000, bodyBytes: 900_000 } as const;

const storedContent = sentContent.extend({ id: contentId, createdAt: moment });

const contentAction = z.discriminatedUnion('act', [
  z.object({ act: z.literal('put'), content: storedContent }),
  z.object({ act: z.literal('activate'), id: contentId }),
  z.object({ act: z.literal('remove'), id: contentId }),
]);

/** A device's change of an entry: only the changed fields. */
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
  contents: z.array(contentAction).max(50).default([]),
  settled: z
    .boolean()
    .default(false)
    .meta({ description: 'The reader resolved the conflict in favour of the text that the entry has.' }),
  purged: z.boolean().optional().meta({
    description:
      'Deletes an entry of the bin permanently if the device knew its latest version; otherwise the entry stays.',
  }),
});

/** The state that a device knew when it made a change. */
export const knowledge = z.object({
  version: z
    .int()
    .min(0)
    .meta({ description: 'The version of the entry that the device had in full; 0 for none.' }),
  text: z.int().min(0).meta({ description: 'The version of the text that the device changed; 0 for none.' }),
});

const sentKnowledge = knowledge.extend({
  madeOf: z.array(textHashField).max(60).optional().meta({
    description:
      'Hashes of the texts that the text is based on, when the device does not know their versions: the base is the latest version with one of them.',
  }),
});

/** One operation of a device. It is applied once, however often it is sent. */
export const journalOperation = z.object({
  id: z.uuid(),
  entryId: z.union([documentId, localId]),
  createdAt: moment,
  known: sentKnowledge,
  change: entryChange,
});

/**
 * Outcomes that the reader sees: a deletion was undone by an edit, texts were merged or conflict, a tag exceeded the
 * limit.
 */
export const SYNC_NOTICES = ['kept', 'restored', 'merged', 'conflict', 'tags-full'] as const;

const applied = z.object({
  id: z.uuid(),
  status: z.literal('applied'),
  entryId: documentId,
  known: knowledge.meta({
    description: 'The state that the device knows now, including the text that it sent.',
  }),
  version: z.int().meta({ description: 'The version of the entry after the operation.' }),
  notices: z.array(z.enum(SYNC_NOTICES)),
});

const refused = z.object({
  id: z.uuid(),
  status: z.literal('refused'),
  code: z.string().meta({ description: 'A code of the error registry.' }),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The entry was deleted permanently, or never belonged to this reader: the device's copy becomes a new entry. */
const gone = z.object({ id: z.uuid(), status: z.literal('gone') });

export const operationResult = z.discriminatedUnion('status', [applied, refused, gone]);

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), entry: journalEntry }),
  z.object({ kind: z.literal('gone'), entryId: documentId, localId: localId.nullable() }),
]);

const answeredChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), entry: answeredEntry }),
  change.options[1],
]);

const sent = z.object({
  deviceId: z.string().regex(/^[\w-]{8,64}$/),
  since: z
    .int()
    .min(0)
    .default(0)
    .meta({ description: 'The cursor of the last response; 0 for everything.' }),
  operations: z
    .array(judgedAlone(z.looseObject({ id: z.uuid() }), journalOperation))
    .max(SYNC_LIMITS.operations)
    .default([])
    .meta({ description: 'Each item is validated by itself: an invalid one does not block the others.' }),
});

const exchanged = z.object({
  results: z.array(operationResult),
  changes: z.array(change),
  cursor: z.int().min(0),
  more: z.boolean().meta({ description: 'There are more changes: request them with this cursor.' }),
});

/**
 * Applies the operations of a device, each once, and returns the changes since the device's cursor. Idempotent, with
 * the same results.
 */
export const SyncJournal = defineMessage({
  subject: 'journal.sync.exchange',
  request: sent.extend({ userId: documentId, mayWrite: z.boolean() }),
  response: exchanged,
  timeoutMs: 20_000,
});

export const syncJournalRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/sync',
  summary: 'Synchronise the journal with a device',
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
  answer: exchanged.extend({ changes: z.array(answeredChange) }),
  toAnswer: (response) => ({
    data: {
      ...response,
      changes: response.changes.map((each) =>
        each.kind === 'entry' ? { ...each, entry: namedEntry(each.entry) } : each,
      ),
    },
  }),
});

export type JournalOperation = z.output<typeof journalOperation>;
export type EntryChange = z.output<typeof entryChange>;
export type OperationKnowledge = z.output<typeof knowledge>;
export type SentKnowledge = z.output<typeof sentKnowledge>;
export type OperationResult = z.output<typeof operationResult>;
export type JournalChange = z.output<typeof change>;
export type SyncNotice = (typeof SYNC_NOTICES)[number];
