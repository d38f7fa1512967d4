import { HIGHLIGHT_COLOURS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { moment } from './current-passage.js';

/** The largest number that a verse can have: BBCCCVVV, the last book of 66. */
const LAST_VERSE = 66_999_999;

/** A canonical verse. The service refuses numbers that no verse of the canon has. */
export const canonicalVerse = z
  .int()
  .min(1_001_001)
  .max(LAST_VERSE)
  .meta({ description: 'BBCCCVVV in the numbering of the King James Version.' });

/** A highlight, as domain's `Highlight` describes it. */
export const highlight = z.object({
  verse: canonicalVerse,
  colour: z.enum(HIGHLIGHT_COLOURS).nullable().meta({ description: 'Null when it was removed.' }),
  changedAt: moment,
});

/** Highlights per message when a device sends changes. */
export const HIGHLIGHTS_AT_ONCE = 200;

/** Highlights per page of the list: about 80 kB. */
export const HIGHLIGHTS_PER_PAGE = 1_000;

const after = z.int().min(0).max(LAST_VERSE);

/**
 * A reader's highlights in the order of the verses, including removed ones, so that every device receives the removals.
 */
export const ListHighlights = defineMessage({
  subject: 'journal.highlight.list',
  safe: true,
  request: z.object({ userId: documentId, after }),
  response: z.object({
    highlights: z.array(highlight),
    next: after.nullable().meta({ description: 'The value of `after` for the next page; null at the end.' }),
  }),
});

export const listHighlightsRoute = defineRoute({
  method: 'GET',
  path: '/api/highlights',
  summary: "The reader's highlights",
  tag: 'Keeping',
  gate: 'signed-in',
  message: ListHighlights,
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(LAST_VERSE)
      .default(0)
      .meta({ description: 'The last verse of the page before; 0 for the first page.' }),
  }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, after: query.after }),
});

const sent = z.object({ highlights: z.array(highlight).max(HIGHLIGHTS_AT_ONCE) });

/**
 * Merges the highlights of a device with the stored ones: of each verse the last change wins. Returns the merged
 * highlights of the same verses. Idempotent. Error: VALIDATION_FAILED for a verse that the canon does not have.
 */
export const SaveHighlights = defineMessage({
  subject: 'journal.highlight.save',
  request: sent.extend({ userId: documentId }),
  response: z.object({ highlights: z.array(highlight) }),
});

export const saveHighlightsRoute = defineRoute({
  method: 'PUT',
  path: '/api/highlights',
  summary: 'Merge highlights of a device with the stored ones',
  tag: 'Keeping',
  gate: 'signed-in',
  message: SaveHighlights,
  body: sent,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, highlights: body.highlights }),
});
