import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { period, periodOf, PERIODS, withPeriod } from './period.js';
import { usageFigures } from './usage-figures.js';

const count = z.int().min(0);

/** What usage costs at the prices of models, which the operator configures (USAGE_PRICES). */
export const costMicros = count.meta({
  description: 'In millionths of a dollar, at the prices of the time.',
});

const used = { uses: count, usage: usageFigures, costMicros };

/** The usage of all readers and visitors in a period. Errors: USAGE_LOAD_FAILED. */
export const GetUsageAggregate = defineMessage({
  subject: 'usage.aggregate.get',
  safe: true,
  request: z.object({ period: period.optional().meta({ description: 'The last seven days by default.' }) }),
  response: z.object({
    days: z.array(z.object({ date: z.iso.date(), readers: count, visitors: count, ...used })),
    features: z.array(z.object({ key: z.enum(FEATURE_KEYS), ...used })),
    tiers: z.array(
      z.object({
        tier: z.enum(TIERS),
        subjects: count.meta({ description: 'Readers and visitors, each counted once a day.' }),
        ...used,
      }),
    ),
    costliest: z
      .array(z.object({ userId: documentId, tier: z.enum(TIERS), ...used }))
      .max(20)
      .meta({ description: 'The readers whose usage cost most in the month in which the period ends.' }),
  }),
  requires: { tier: 'admin' },
});

export const getUsageAggregateRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/admin/aggregate',
  summary:
    'The usage of everyone, by day, feature and tier, with its cost; of the last seven days by default',
  tag: 'Usage',
  gate: { tier: 'admin' },
  message: GetUsageAggregate,
  query: withPeriod({ period: z.enum(PERIODS).default('week') }),
  toRequest: ({ query }) => ({ period: periodOf(query) }),
});
