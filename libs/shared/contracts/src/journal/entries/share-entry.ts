import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage, type ResponseOf } from '../../messaging/define.js';
import { entryPath, WRITING_TIER } from './entries.js';
import { generatedContent } from '../journal-fields.js';
import { moment } from '../current-passage.js';

/** The lifetime of a share link, in days. */
export const SHARE_DAYS = { most: 365, usual: 30 } as const;

const shareToken = z.string().regex(/^[\w-]{22,64}$/, 'SHARE_NOT_FOUND');

const share = z.object({
  id: documentId,
  token: z.string().meta({ description: 'The page /shared/{token} shows the shared entry.' }),
  entryId: documentId,
  expiresAt: moment,
  createdAt: moment,
});

const owned = { userId: documentId, entryId: documentId };
const shareBody = z.object({ days: z.int().min(1).max(SHARE_DAYS.most).default(SHARE_DAYS.usual) });

/** Creates a link through which anyone can read an entry. Errors: ENTRY_NOT_FOUND. */
export const ShareEntry = defineMessage({
  subject: 'journal.share.create',
  requires: WRITING_TIER,
  request: shareBody.extend(owned),
  response: share,
});

export const shareEntryRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/{id}/share',
  summary: 'Share an entry by link',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: ShareEntry,
  params: entryPath('ENTRY_ID_INVALID'),
  body: shareBody,
  status: 201,
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, entryId: params.id, ...body }),
});

/** The share links of an entry. Errors: ENTRY_NOT_FOUND. */
export const ListShares = defineMessage({
  subject: 'journal.share.list',
  safe: true,
  request: z.object(owned),
  response: z.object({ shares: z.array(share) }),
});

export const listSharesRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/{id}/share',
  summary: 'The share links of an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: ListShares,
  params: entryPath('ENTRY_ID_INVALID'),
  answer: z.array(share),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id }),
  toAnswer: ({ shares }) => ({ data: shares }),
});

/** A reader's active share links, the latest first. Open to every tier, so that each link can be ended. */
export const ListAllShares = defineMessage({
  subject: 'journal.share.list-all',
  safe: true,
  request: z.object({ userId: documentId }),
  response: z.object({ shares: z.array(share) }),
});

export const listAllSharesRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/shares',
  summary: "All share links of the reader's entries",
  tag: 'Journal',
  gate: 'signed-in',
  message: ListAllShares,
  answer: z.array(share),
  toRequest: (_, { reader }) => ({ userId: reader.id }),
  toAnswer: ({ shares }) => ({ data: shares }),
});

/** Ends a share link at once. Errors: SHARE_NOT_FOUND. */
export const RevokeShare = defineMessage({
  subject: 'journal.share.revoke',
  request: z.object({ userId: documentId, shareId: documentId }),
  response: z.object({ revoked: z.literal(true) }),
});

export const revokeShareRoute = defineRoute({
  method: 'DELETE',
  path: '/api/share/{share}',
  summary: 'End a share link of an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: RevokeShare,
  params: z.object({ share: z.string().regex(/^[0-9a-f]{24}$/, 'SHARE_NOT_FOUND') }),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, shareId: params.share }),
});

/**
 * The content of a share link: the entry as it is now, without tags, mood and other private fields. Errors:
 * SHARE_NOT_FOUND.
 */
export const ReadShare = defineMessage({
  subject: 'journal.share.read',
  safe: true,
  request: z.object({ token: shareToken }),
  response: z.object({
    kind: z.literal('entry'),
    title: z.string(),
    content: z.string(),
    scripture: z.string(),
    date: z.string(),
    generatedContent: z.array(generatedContent),
    expiresAt: moment,
  }),
});

export const readShareRoute = defineRoute({
  method: 'GET',
  path: '/api/share/{share}',
  summary: 'Read the content of a share link',
  tag: 'Journal',
  gate: 'everyone',
  message: ReadShare,
  params: z.object({ share: shareToken }),
  toRequest: ({ params }) => ({ token: params.share }),
});

/** A share link as the owner of the entry sees it. */
export type EntryShare = z.infer<typeof share>;

/** The fields of an entry that everyone with a share link sees. */
export type SharedEntry = ResponseOf<typeof ReadShare>;
