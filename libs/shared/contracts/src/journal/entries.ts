import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
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
} from './journal-fields.js';

/** Writing needs plus; who has entries may always read and delete them (decisions, "Journal below plus"). */
export const WRITING_TIER = { tier: 'plus' } as const;

/** Bytes of a body that has one entry: 50,000 characters of any script, escaped. */
export const ENTRY_BODY_BYTES = 700_000;

const owned = { userId: documentId, entryId: documentId };

/** Text for a malformed id, by what was asked (specification, section 5, "Journal"). */
export const entryPath = (code: 'ENTRY_ID_INVALID' | 'ENTRY_ID_REQUIRED' | 'ENTRY_ID_INVALID_FOR_DELETION') =>
  z.object({ id: z.string(code).regex(/^[0-9a-f]{24}$/, code) });

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

/** Keeps a new entry. One that came with the same local id before is answered as it is. */
export const CreateEntry = defineMessage({
  subject: 'journal.entry.create',
  request: created.extend({ userId: documentId }),
  response: journalEntry,
});

export const createEntryRoute = defineRoute({
  method: 'POST',
  path: '/api/journal',
  summary: 'Write an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: CreateEntry,
  body: created,
  status: 201,
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ body }, { reader }) => ({ ...body, userId: reader.id }),
});

/** An entry, also one that is in the bin. Errors: ENTRY_NOT_FOUND. */
export const GetEntry = defineMessage({
  subject: 'journal.entry.get',
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
      'The version that was changed: what was written since elsewhere is merged. Without it the latest.',
  }),
});

/**
 * Changes an entry. What has changed since the named version is merged; texts that cannot be are both kept, in `conflict`.
 * Errors: ENTRY_NOT_FOUND, VERSION_NOT_FOUND.
 */
export const UpdateEntry = defineMessage({
  subject: 'journal.entry.update',
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
  params: entryPath('ENTRY_ID_REQUIRED'),
  body: changed,
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, entryId: params.id }),
});

/** Puts an entry into the bin, or deletes one that is there for good. Errors: ENTRY_NOT_FOUND. */
export const DeleteEntry = defineMessage({
  subject: 'journal.entry.delete',
  request: z.object(owned),
  response: z.object({ deleted: z.enum(['binned', 'purged']) }),
});

export const deleteEntryRoute = defineRoute({
  method: 'DELETE',
  path: '/api/journal/{id}',
  summary: 'Put an entry into the bin; delete one that is in the bin for good',
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

/** Words of a query that are true or false. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const listed = z.object({
  ...pageOf,
  sort: z.enum(ENTRY_SORTS).default('newest').meta({ description: 'newest and oldest are by the date.' }),
  archived: flag.default(false),
  category: entryCategory.optional(),
  tag: entryTag.optional(),
  mood: entryMood.optional(),
  from: entryDate.optional().meta({ description: 'Entries of this date and later.' }),
  to: entryDate.optional().meta({ description: 'Entries of this date and earlier.' }),
  has: contentType.optional().meta({ description: 'Entries from which this was made.' }),
  conflict: flag.optional().meta({ description: 'Entries with two texts to settle.' }),
});

const entryPage = z.object({ entries: z.array(journalEntrySummary), pagination });

/** A page of a reader's entries; never those of the bin. */
export const ListEntries = defineMessage({
  subject: 'journal.entry.list',
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
  answer: z.array(journalEntrySummary),
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: ({ entries, pagination }) => ({ data: entries, pagination }),
});

/** A page of the bin, the latest first. */
export const ListBin = defineMessage({
  subject: 'journal.bin.list',
  request: z.object({ userId: documentId, page: z.int().min(1), limit: z.int().min(1).max(100) }),
  response: entryPage,
});

export const listBinRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/bin',
  summary: 'Entries of the bin, which keeps them for 30 days',
  tag: 'Journal',
  gate: 'signed-in',
  message: ListBin,
  query: z.object(pageOf),
  answer: z.array(journalEntrySummary),
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: ({ entries, pagination }) => ({ data: entries, pagination }),
});

/** Takes an entry out of the bin. Errors: ENTRY_NOT_FOUND. */
export const RestoreEntry = defineMessage({
  subject: 'journal.bin.restore',
  request: z.object(owned),
  response: journalEntry,
});

export const restoreEntryRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/{id}/restore',
  summary: 'Take an entry out of the bin',
  tag: 'Journal',
  gate: 'signed-in',
  message: RestoreEntry,
  params: entryPath('ENTRY_ID_INVALID'),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id }),
});
