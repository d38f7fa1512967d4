import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineEvent, SERVICES } from '../messaging/define.js';
import { eventProperties, eventName } from './log-activity.js';

/**
 * Something that a service notes about itself or about a reader, for the administrators of the installation. Like what
 * pages log, it has names and numbers, and no text of a reader.
 */
export const EventNoted = defineEvent({
  subject: 'usage.event.noted',
  payload: z.object({
    service: z.enum(SERVICES),
    name: eventName,
    userId: documentId.optional(),
    properties: eventProperties.default({}),
    at: z.iso.datetime(),
  }),
});
