import { READING_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { moment, currentPassage } from './current-passage.js';

/** A reader's reading progress, as domain's `Reading` describes it. */
export const reading = z.object({
  recentlyViewed: z.array(currentPassage.extend({ viewedAt: moment })).max(READING_LIMITS.recentlyViewed),
  history: z.array(currentPassage.extend({ timestamp: moment })).max(READING_LIMITS.history),
  clearedAt: moment.nullable().meta({ description: 'Views and readings up to this time are cleared.' }),
});

/** A reader's viewed and read passages, and the last position: the first of the history. */
export const GetReading = defineMessage({
  subject: 'journal.reading.get',
  safe: true,
  request: z.object({ userId: documentId }),
  response: reading,
});

export const getReadingRoute = defineRoute({
  method: 'GET',
  path: '/api/reading',
  summary: 'The passages that the reader has viewed and read',
  tag: 'Keeping',
  gate: 'signed-in',
  message: GetReading,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});

/** Merges the reading progress of a device with the stored one, and returns the merged result. Idempotent. */
export const SaveReading = defineMessage({
  subject: 'journal.reading.keep',
  request: z.object({ userId: documentId, reading }),
  response: reading,
});

export const saveReadingRoute = defineRoute({
  method: 'PUT',
  path: '/api/reading',
  summary: 'Merge the reading progress of a device with the stored one',
  tag: 'Keeping',
  gate: 'signed-in',
  message: SaveReading,
  body: reading,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, reading: body }),
});
