import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { entryAnswer } from './entry-answers.js';
import { entryPath, WRITING_TIER } from './entries.js';
import { entryCategory, entryTag, journalEntry } from '../journal-fields.js';

const owned = { userId: documentId, entryId: documentId };
const params = entryPath('ENTRY_ID_REQUIRED');

/** Archives an entry, or restores it from the archive. Errors: ENTRY_NOT_FOUND. */
export const ArchiveEntry = defineMessage({
  subject: 'journal.entry.archive',
  requires: WRITING_TIER,
  request: z.object({ ...owned, archived: z.boolean() }),
  response: journalEntry,
});

export const archiveEntryRoute = defineRoute({
  method: 'PUT',
  path: '/api/journal/{id}/archive',
  summary: 'Archive an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: ArchiveEntry,
  ...entryAnswer,
  params,
  toRequest: ({ params: { id } }, { reader }) => ({ userId: reader.id, entryId: id, archived: true }),
});

export const unarchiveEntryRoute = defineRoute({
  method: 'PUT',
  path: '/api/journal/{id}/unarchive',
  summary: 'Restore an entry from the archive',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: ArchiveEntry,
  ...entryAnswer,
  params,
  toRequest: ({ params: { id } }, { reader }) => ({ userId: reader.id, entryId: id, archived: false }),
});

const tagged = z.object({ tag: entryTag });

/** Adds a tag. Errors: ENTRY_NOT_FOUND, TAG_EXISTS, ENTRY_TAGS_TOO_MANY. */
export const AddTag = defineMessage({
  subject: 'journal.entry.add-tag',
  requires: WRITING_TIER,
  request: tagged.extend(owned),
  response: journalEntry,
});

export const addTagRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/{id}/tags',
  summary: 'Add a tag to an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: AddTag,
  ...entryAnswer,
  params,
  body: tagged,
  toRequest: ({ params: { id }, body }, { reader }) => ({ userId: reader.id, entryId: id, tag: body.tag }),
});

/** Removes a tag. Errors: ENTRY_NOT_FOUND, TAG_MISSING. */
export const RemoveTag = defineMessage({
  subject: 'journal.entry.remove-tag',
  requires: WRITING_TIER,
  request: tagged.extend(owned),
  response: journalEntry,
});

export const removeTagRoute = defineRoute({
  method: 'DELETE',
  path: '/api/journal/{id}/tags',
  summary: 'Remove a tag from an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: RemoveTag,
  ...entryAnswer,
  params,
  body: tagged,
  toRequest: ({ params: { id }, body }, { reader }) => ({ userId: reader.id, entryId: id, tag: body.tag }),
});

const filed = z.object({ category: entryCategory });

/** Sets the category of an entry. Errors: ENTRY_NOT_FOUND. */
export const FileEntry = defineMessage({
  subject: 'journal.entry.file',
  requires: WRITING_TIER,
  request: filed.extend(owned),
  response: journalEntry,
});

export const fileEntryRoute = defineRoute({
  method: 'PUT',
  path: '/api/journal/{id}/category',
  summary: 'Set the category of an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: FileEntry,
  ...entryAnswer,
  params,
  body: filed,
  toRequest: ({ params: { id }, body }, { reader }) => ({ userId: reader.id, entryId: id, ...body }),
});

/** A reader's tags and categories with the number of their entries, for filters. */
export const ListMarks = defineMessage({
  subject: 'journal.entry.marks',
  safe: true,
  request: z.object({ userId: documentId }),
  response: z.object({
    tags: z.array(z.object({ tag: z.string(), entries: z.int() })),
    categories: z.array(z.object({ category: entryCategory, entries: z.int() })),
  }),
});

export const listMarksRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/marks',
  summary: "Tags and categories of the reader's entries, with their counts",
  tag: 'Journal',
  gate: 'signed-in',
  message: ListMarks,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});
