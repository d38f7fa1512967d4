import { BOOKMARK_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { moment, openedPassage } from './opened-passage.js';

/** A bookmark, as domain's `Bookmark` describes it. */
export const bookmark = openedPassage.extend({
  text: z.string().max(BOOKMARK_LIMITS.textCharacters).meta({ description: 'How the passage begins.' }),
  notes: z.string().max(BOOKMARK_LIMITS.notesCharacters),
  notesAt: moment.nullable().meta({ description: 'When the notes were last changed.' }),
  createdAt: moment,
  updatedAt: moment,
  removedAt: moment.nullable().meta({ description: 'When it was taken away; null while it is kept.' }),
});

/** Bookmarks of one message: with the longest notes, far below what a message can carry. */
export const BOOKMARKS_AT_ONCE = 100;

/** A reader's bookmarks in the order of their ids, those that were taken away included, so that every device learns of it. */
export const ListBookmarks = defineMessage({
  subject: 'journal.bookmark.list',
  request: z.object({ userId: documentId, after: z.string().max(BOOKMARK_LIMITS.idCharacters) }),
  response: z.object({
    bookmarks: z.array(bookmark),
    next: z.string().nullable().meta({ description: 'What to ask for after; null when this was the end.' }),
  }),
});

export const listBookmarksRoute = defineRoute({
  method: 'GET',
  path: '/api/bookmarks',
  summary: 'The passages that the reader keeps',
  tag: 'Keeping',
  gate: 'signed-in',
  message: ListBookmarks,
  query: z.object({
    after: z
      .string()
      .max(BOOKMARK_LIMITS.idCharacters)
      .default('')
      .meta({ description: 'Id of the last one of the answer before.' }),
  }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, after: query.after }),
});

const sent = z.object({ bookmarks: z.array(bookmark).max(BOOKMARKS_AT_ONCE) });

/**
 * Merges what a device knows with what is kept, and answers with what is known of the same passages together. To send
 * something again changes nothing. Error: BOOKMARKS_FULL.
 */
export const KeepBookmarks = defineMessage({
  subject: 'journal.bookmark.keep',
  request: sent.extend({ userId: documentId }),
  response: z.object({ bookmarks: z.array(bookmark) }),
});

export const keepBookmarksRoute = defineRoute({
  method: 'PUT',
  path: '/api/bookmarks',
  summary: 'Merge bookmarks of a device with those that are kept',
  tag: 'Keeping',
  gate: 'signed-in',
  message: KeepBookmarks,
  body: sent,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, bookmarks: body.bookmarks }),
});
