import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineEvent } from '../messaging/define.js';
import { amounts } from './limits/allowance.js';

/** A day of the limits, in UTC: `2026-11-21`. */
export const usageDate = z.iso.date();

/** The metered subject in the ledger: a reader by id, a visitor by a digest of the network. */
export const subjectName = z.object({
  kind: z.enum(['reader', 'visitor']),
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$|^v-[\w-]{22}$/)
    .meta({ description: 'The id of an account, or the digest of a network.' }),
});

export type SubjectName = z.infer<typeof subjectName>;

/**
 * A usage that is charged. Day, metered subject and id together identify the event, so that the ledger records it once.
 */
export const UsageCharged = defineEvent({
  subject: 'usage.amounts.spent',
  payload: z.object({
    id: z.string().min(1).max(100).meta({ description: 'The id of the charged item, such as an answer.' }),
    /** The metered subject; the name stays because stored events have it. */
    payer: subjectName,
    tier: z.enum(TIERS),
    day: usageDate.meta({ description: 'The day whose limits it counts against: that of the reservation.' }),
    feature: z.enum(FEATURE_KEYS),
    amounts,
    at: z.iso.datetime(),
  }),
});
