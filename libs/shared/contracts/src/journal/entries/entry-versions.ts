import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { pagination } from '../../http/envelope.js';
import { defineMessage } from '../../messaging/define.js';
import { entryAnswer } from './entry-answers.js';
import { entryPath, WRITING_TIER } from './entries.js';
import { journalEntry } from '../journal-fields.js';
import { moment } from '../current-passage.js';

/**
 * The origin of a version: `written` by the reader, `merged` from two texts, `aside` for a text that a device sent and
 * that was merged or is one side of a conflict, `restored` from an earlier version.
 */
export const VERSION_KINDS = ['written', 'merged', 'aside', 'restored'] as const;

const versionHead = z.object({
  number: z.int().min(1),
  kind: z.enum(VERSION_KINDS),
  at: moment,
  title: z.string(),
  characters: z.int().min(0),
});

const versionText = versionHead.extend({ content: z.string() });

const owned = { userId: documentId, entryId: documentId };

/** The versions of an entry, the latest first. Errors: ENTRY_NOT_FOUND. */
export const ListVersions = defineMessage({
  subject: 'journal.version.list',
  safe: true,
  request: z.object({ ...owned, page: z.int().min(1), limit: z.int().min(1).max(100) }),
  response: z.object({ versions: z.array(versionHead), pagination }),
});

export const listVersionsRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/{id}/versions',
  summary: 'The versions of an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: ListVersions,
  params: entryPath('ENTRY_ID_INVALID'),
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.array(versionHead),
  toRequest: ({ params, query }, { reader }) => ({ userId: reader.id, entryId: params.id, ...query }),
  toAnswer: ({ versions, pagination }) => ({ data: versions, pagination }),
});

const number = z.coerce.number().int().min(1).max(1_000_000_000);
const versionPath = entryPath('ENTRY_ID_INVALID').extend({ n: number });

/** One version of an entry. Errors: ENTRY_NOT_FOUND, VERSION_NOT_FOUND. */
export const GetVersion = defineMessage({
  subject: 'journal.version.get',
  safe: true,
  request: z.object({ ...owned, number: z.int() }),
  response: versionText,
});

export const getVersionRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/{id}/versions/{n}',
  summary: 'A version of an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: GetVersion,
  params: versionPath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id, number: params.n }),
});

/** Restores the text of an earlier version, as a new version. Errors: ENTRY_NOT_FOUND, VERSION_NOT_FOUND. */
export const RestoreVersion = defineMessage({
  subject: 'journal.version.restore',
  requires: WRITING_TIER,
  request: z.object({ ...owned, number: z.int() }),
  response: journalEntry,
});

export const restoreVersionRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/{id}/versions/{n}/restore',
  summary: 'Restore the text of an earlier version',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: RestoreVersion,
  ...entryAnswer,
  params: versionPath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id, number: params.n }),
});
