import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';

/**
 * Counts the last days of the ledger again, by hour and day. Usage of visitors is in it for some days only, so a longer
 * time forgets theirs.
 */
export const RebuildRollups = defineMessage({
  subject: 'usage.rollups.rebuild',
  request: z.object({ days: z.int().min(1).max(400).default(3) }),
  response: z.object({ days: z.int().min(0).meta({ description: 'Days that had anything to count.' }) }),
  timeoutMs: 600_000,
  requires: 'service',
});

/** What a gateway counts in memory and reports every few seconds: refusals because of a limit, and server errors. */
export const NoteCounts = defineMessage({
  subject: 'usage.counts.note',
  request: z.object({
    counts: z
      .array(
        z.object({
          of: z.enum(['refused', 'failed']),
          key: z
            .string()
            .max(200)
            .meta({ description: 'Method and path of the route, without its parameters.' }),
          count: z.int().min(1),
        }),
      )
      .max(500),
  }),
  response: z.object({ noted: z.int().min(0) }),
  requires: 'service',
});
