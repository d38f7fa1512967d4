import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { pagination } from '../../http/envelope.js';
import { defineMessage } from '../../messaging/define.js';
import { entryAnswer, entryListAnswer } from './entry-answers.js';
import {
  contentType,
  entryCategory,
  entryContent,
  entryDate,
  entryMood,
  entryScripture,
  entryTag,
  entryTags,
  entryTitle,
  journalEntry,
  journalEntrySummary,
  localId,
} from '../journal-fields.js';

/** Writing needs the plus tier; owners of entries may always read and delete them (decisions, "Journal below plus"). */
export const WRITING_TIER = { tier: 'plus' } as const;

/** Bytes of a body with one entry: 50,000 characters of any script, escaped. */
export const ENTRY_BODY_BYTES = 700_000;

const owned = { userId: documentId, entryId: documentId };

/** The error of a malformed id, by requested record (specification, section 5, "Journal"). */
export const entryPath = (code: 'ENTRY_ID_INVALID' | 'ENTRY_ID_REQUIRED' | 'ENTRY_ID_INVALID_FOR_DELETION') =>
  z.object({
    id: z
      .string(code)
      .trim()
      .min(1, code)
      .regex(/^[0-9a-f]{24}$/, code === 'ENTRY_ID_REQUIRED' ? 'ENTRY_ID_INVALID' : code),
  });

const written = z.object({
  title: entryTitle,
  content: entryContent,
  scripture: entryScripture.default(''),
  date: entryDate.optional(),
  category: entryCategory.default('uncategorized'),
  tags: entryTags.default([]),
  mood: entryMood.nullable().default(null),
});

const created = written.extend({ localId: localId.optional() });

/** Creates an entry. A repeated local id returns the entry that was created with it. */
export const CreateEntry = defineMessage({
  subject: 'journal.entry.create',
  requires: WRITING_TIER,
  request: created.extend({ userId: documentId }),
  response: journalEntry,
});

export const createEntryRoute = defineRoute({
  method: 'POST',
  path: '/api/journal',
  summary: 'Create an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: CreateEntry,
  ...entryAnswer,
  body: created,
  status: 201,
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ body }, { reader }) => ({ ...body, userId: reader.id }),
});

/** An entry, including one in the bin. Errors: ENTRY_NOT_FOUND. */
export const GetEntry = defineMessage({
  subject: 'journal.entry.get',
  safe: true,
  request: z.object(owned),
  response: journalEntry,
});

export const getEntryRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/{id}',
  summary: 'An entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: GetEntry,
  ...entryAnswer,
  params: entryPath('ENTRY_ID_INVALID'),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id }),
});

const changed = z.object({
  title: entryTitle.optional(),
  content: entryContent.optional(),
  scripture: entryScripture.optional(),
  date: entryDate.optional(),
  category: entryCategory.optional(),
  tags: entryTags.optional(),
  mood: entryMood.nullable().optional(),
  version: z.int().min(1).optional().meta({
    description:
      'The version that was changed; later changes of other devices are merged. The latest one when absent.',
  }),
});

/**
 * Changes an entry. Changes since the named version are merged; when the texts cannot be merged, both are stored, the
 * second in `conflict`. Errors: ENTRY_NOT_FOUND, VERSION_NOT_FOUND.
 */
export const UpdateEntry = defineMessage({
  subject: 'journal.entry.update',
  requires: WRITING_TIER,
  request: changed.extend(owned),
  response: journalEntry,
});

export const updateEntryRoute = defineRoute({
  method: 'PUT',
  path: '/api/journal/{id}',
  summary: 'Change an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: UpdateEntry,
  ...entryAnswer,
  params: entryPath('ENTRY_ID_REQUIRED'),
  body: changed,
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, entryId: params.id }),
});

/** Moves an entry to the bin, or deletes one in the bin permanently. Errors: ENTRY_NOT_FOUND. */
export const DeleteEntry = defineMessage({
  subject: 'journal.entry.delete',
  request: z.object(owned),
  response: z.object({ deleted: z.enum(['binned', 'purged']) }),
});

export const deleteEntryRoute = defineRoute({
  method: 'DELETE',
  path: '/api/journal/{id}',
  summary: 'Move an entry to the bin; delete one in the bin permanently',
  tag: 'Journal',
  gate: 'signed-in',
  message: DeleteEntry,
  params: entryPath('ENTRY_ID_INVALID_FOR_DELETION'),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id }),
});

export const ENTRY_SORTS = ['newest', 'oldest', 'updated', 'title'] as const;

const pageOf = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

/** The query strings for true and false. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const listed = z.object({
  ...pageOf,
  sort: z.enum(ENTRY_SORTS).default('newest').meta({ description: 'newest and oldest sort by the date.' }),
  archived: flag.default(false),
  category: entryCategory.optional(),
  tag: entryTag.optional(),
  mood: entryMood.optional(),
  from: entryDate.optional().meta({ description: 'Entries of this date and later.' }),
  to: entryDate.optional().meta({ description: 'Entries of this date and earlier.' }),
  has: contentType.optional().meta({ description: 'Entries with generated content of this type.' }),
  conflict: flag.optional().meta({ description: 'Entries with an unresolved conflict.' }),
});

const entryPage = z.object({ entries: z.array(journalEntrySummary), pagination });

/** A page of a reader's entries, without the bin. */
export const ListEntries = defineMessage({
  subject: 'journal.entry.list',
  safe: true,
  request: z.object({
    ...listed.omit({ archived: true, conflict: true, tag: true, page: true, limit: true }).shape,
    userId: documentId,
    page: z.int().min(1),
    limit: z.int().min(1).max(100),
    archived: z.boolean(),
    tag: z.string().optional(),
    conflict: z.boolean().optional(),
  }),
  response: entryPage,
});

export const listEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/journal',
  summary: "The reader's entries",
  tag: 'Journal',
  gate: 'signed-in',
  message: ListEntries,
  query: listed,
  answer: entryListAnswer.answer,
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: ({ entries, pagination }) => ({ data: entryListAnswer.toData(entries), pagination }),
});

/** A page of the bin, the most recently deleted first. */
export const ListBin = defineMessage({
  subject: 'journal.bin.list',
  safe: true,
  request: z.object({ userId: documentId, page: z.int().min(1), limit: z.int().min(1).max(100) }),
  response: entryPage,
});

export const listBinRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/bin',
  summary: 'Entries of the bin, which stores them for 30 days',
  tag: 'Journal',
  gate: 'signed-in',
  message: ListBin,
  query: z.object(pageOf),
  answer: entryListAnswer.answer,
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: ({ entries, pagination }) => ({ data: entryListAnswer.toData(entries), pagination }),
});

/** Restores an entry from the bin. Errors: ENTRY_NOT_FOUND. */
export const RestoreEntry = defineMessage({
  subject: 'journal.bin.restore',
  request: z.object(owned),
  response: journalEntry,
});

export const restoreEntryRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/{id}/restore',
  summary: 'Restore an entry from the bin',
  tag: 'Journal',
  gate: 'signed-in',
  message: RestoreEntry,
  ...entryAnswer,
  params: entryPath('ENTRY_ID_INVALID'),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id }),
});
