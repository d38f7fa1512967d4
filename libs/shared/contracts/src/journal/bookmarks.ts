import { BOOKMARK_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { multilineText } from '../text/text-fields.js';
import { moment, currentPassage } from './current-passage.js';

/** A bookmark, as domain's `Bookmark` describes it. */
export const bookmark = currentPassage.extend({
  text: multilineText()
    .max(BOOKMARK_LIMITS.textCharacters)
    .meta({ description: 'The first words of the passage.' }),
  notes: multilineText().max(BOOKMARK_LIMITS.notesCharacters),
  notesAt: moment.nullable().meta({ description: 'When the notes were last changed.' }),
  createdAt: moment,
  updatedAt: moment,
  removedAt: moment.nullable().meta({ description: 'When it was removed; null when it was not.' }),
});

/** Bookmarks per message: with the longest notes, they stay far below the size limit of a message. */
export const BOOKMARKS_AT_ONCE = 100;

/**
 * A reader's bookmarks in the order of their ids, including removed ones, so that every device receives the removals.
 */
export const ListBookmarks = defineMessage({
  subject: 'journal.bookmark.list',
  safe: true,
  request: z.object({ userId: documentId, after: z.string().max(BOOKMARK_LIMITS.idCharacters) }),
  response: z.object({
    bookmarks: z.array(bookmark),
    next: z
      .string()
      .nullable()
      .meta({ description: 'The value of `after` for the next page; null at the end.' }),
  }),
});

export const listBookmarksRoute = defineRoute({
  method: 'GET',
  path: '/api/bookmarks',
  summary: "The reader's bookmarks",
  tag: 'Keeping',
  gate: 'signed-in',
  message: ListBookmarks,
  query: z.object({
    after: z
      .string()
      .max(BOOKMARK_LIMITS.idCharacters)
      .default('')
      .meta({ description: 'Id of the last bookmark of the page before.' }),
  }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, after: query.after }),
});

const sent = z.object({ bookmarks: z.array(bookmark).max(BOOKMARKS_AT_ONCE) });

/**
 * Merges the bookmarks of a device with the stored ones, and returns the merged bookmarks of the same passages.
 * Idempotent. Error: BOOKMARKS_FULL.
 */
export const SaveBookmarks = defineMessage({
  subject: 'journal.bookmark.keep',
  request: sent.extend({ userId: documentId }),
  response: z.object({ bookmarks: z.array(bookmark) }),
});

export const saveBookmarksRoute = defineRoute({
  method: 'PUT',
  path: '/api/bookmarks',
  summary: 'Merge bookmarks of a device with the stored ones',
  tag: 'Keeping',
  gate: 'signed-in',
  message: SaveBookmarks,
  body: sent,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, bookmarks: body.bookmarks }),
});
