import { READING_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { moment, openedPassage } from './opened-passage.js';

/** What a reader has read, as domain's `Reading` describes it. */
export const reading = z.object({
  recentlyViewed: z.array(openedPassage.extend({ viewedAt: moment })).max(READING_LIMITS.recentlyViewed),
  history: z.array(openedPassage.extend({ timestamp: moment })).max(READING_LIMITS.history),
  clearedAt: moment.nullable().meta({ description: 'Nothing of this time or before is remembered.' }),
});

/** What a reader has viewed and read, and where they read last: the first of the history. */
export const GetReading = defineMessage({
  subject: 'journal.reading.get',
  request: z.object({ userId: documentId }),
  response: reading,
});

export const getReadingRoute = defineRoute({
  method: 'GET',
  path: '/api/reading',
  summary: 'What the reader has viewed and read',
  tag: 'Keeping',
  gate: 'signed-in',
  message: GetReading,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});

/** Merges what a device remembers with what is kept, and answers with both together. To send it again changes nothing. */
export const KeepReading = defineMessage({
  subject: 'journal.reading.keep',
  request: z.object({ userId: documentId, reading }),
  response: reading,
});

export const keepReadingRoute = defineRoute({
  method: 'PUT',
  path: '/api/reading',
  summary: 'Merge what a device remembers with what is kept',
  tag: 'Keeping',
  gate: 'signed-in',
  message: KeepReading,
  body: reading,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, reading: body }),
});
