import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { keptPart } from '../accounts/kept-part.js';
import { defineStream } from '../messaging/define.js';
import { amounts } from './allowance.js';
import { usageDate } from './amounts-spent.js';

const day = z.object({
  day: usageDate,
  feature: z.enum(FEATURE_KEYS),
  tier: z.enum(TIERS),
  uses: z.int().min(0),
  amounts,
});

const activity = z.object({
  kind: z.enum(['feature', 'event']),
  name: z.string(),
  properties: z.array(
    z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
  ),
  at: z.iso.datetime(),
});

/** Everything that the usage service keeps of a reader: what each day's use came to, and what was noted of it. */
export const ReadKeptUsage = defineStream({
  subject: 'usage.kept.read',
  request: z.object({ userId: documentId }),
  chunk: z.discriminatedUnion('part', [keptPart('days', day), keptPart('activity', activity)]),
});
