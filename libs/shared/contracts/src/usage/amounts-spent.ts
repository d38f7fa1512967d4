import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineEvent } from '../messaging/define.js';
import { amounts } from './allowance.js';

/** A day of the limits, in UTC: `2026-11-21`. */
export const usageDate = z.iso.date();

/** Who paid, as the ledger knows it: a reader by id, a visitor by a digest of the network. */
export const payerName = z.object({
  kind: z.enum(['reader', 'visitor']),
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$|^v-[\w-]{22}$/)
    .meta({ description: 'The id of an account, or the digest of a network.' }),
});

export type PayerName = z.infer<typeof payerName>;

/**
 * Something was used and is charged. With the day and the payer the id is that of the event, so that the ledger has it once.
 */
export const UsageAmountsSpent = defineEvent({
  subject: 'usage.amounts.spent',
  payload: z.object({
    id: z.string().min(1).max(100).meta({ description: 'Of the answer or the like that was paid for.' }),
    payer: payerName,
    tier: z.enum(TIERS),
    day: usageDate.meta({ description: 'The day that it counts for: that on which it was reserved.' }),
    feature: z.enum(FEATURE_KEYS),
    amounts,
    at: z.iso.datetime(),
  }),
});
