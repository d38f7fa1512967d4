import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { usageFigures } from './usage-figures.js';

const count = z.int().min(0);

/** The usage of all readers and visitors on the last seven days. Errors: USAGE_LOAD_FAILED. */
export const GetUsageAggregate = defineMessage({
  subject: 'usage.aggregate.get',
  safe: true,
  request: z.object({}),
  response: z.object({
    days: z.array(
      z.object({ date: z.iso.date(), readers: count, visitors: count, uses: count, usage: usageFigures }),
    ),
    features: z.array(z.object({ key: z.enum(FEATURE_KEYS), uses: count, usage: usageFigures })),
    tiers: z.array(z.object({ tier: z.enum(TIERS), subjects: count, uses: count, usage: usageFigures })),
  }),
  requires: { tier: 'admin' },
});

export const getUsageAggregateRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/admin/aggregate',
  summary: 'The usage of everyone on the last seven days',
  tag: 'Usage',
  gate: { tier: 'admin' },
  message: GetUsageAggregate,
  toRequest: () => ({}),
});
