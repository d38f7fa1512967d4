import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { storedPart } from '../accounts/data/stored-part.js';
import { defineStream } from '../messaging/define.js';
import { amounts } from './limits/allowance.js';
import { usageDate } from './usage-charged.js';

const day = z.object({
  day: usageDate,
  feature: z.enum(FEATURE_KEYS),
  tier: z.enum(TIERS),
  uses: z.int().min(0),
  amounts,
});

const activity = z.object({
  kind: z.enum(['feature', 'event', 'service']),
  name: z.string(),
  properties: z.array(
    z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
  ),
  at: z.iso.datetime(),
});

/** A message that the reader sent with the contact form while signed in, or as feedback, with the answers to it. */
const contactMessage = z.object({
  kind: z.enum(['contact', 'feedback']),
  name: z.string(),
  email: z.string(),
  subject: z.string().optional(),
  category: z.string().optional(),
  message: z.string(),
  sentAt: z.iso.datetime(),
  hasScreenshot: z.boolean(),
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
});

/**
 * Everything that the usage service stores about a reader: the daily usage, the logged activities, and their messages.
 */
export const ReadStoredUsage = defineStream({
  subject: 'usage.stored.read',
  request: z.object({ userId: documentId }),
  chunk: z.discriminatedUnion('part', [
    storedPart('days', day),
    storedPart('activity', activity),
    storedPart('contactMessages', contactMessage),
  ]),
});
