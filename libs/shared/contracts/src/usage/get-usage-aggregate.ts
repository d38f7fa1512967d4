import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { csvText } from '../administration/csv-text.js';
import { period, periodOf, PERIODS, withPeriod } from './limits/period.js';
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

/** The tables of the usage of everyone, each with its cost, by the names under which they can be downloaded. */
export const USAGE_TABLES = ['days', 'features', 'tiers', 'costliest'] as const;

/** One of these tables, for download. Errors: USAGE_LOAD_FAILED. */
export const GetUsageTable = defineMessage({
  subject: 'usage.aggregate.table',
  safe: true,
  request: z.object({ table: z.enum(USAGE_TABLES), period }),
  response: z.object({
    name: z.string().meta({ description: 'Table and period, for the name of the file.' }),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  }),
  requires: { tier: 'admin' },
});

export const getUsageTableRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/admin/aggregate/{table}/csv',
  summary: 'A table of the usage of everyone and its cost as CSV, which no spreadsheet executes',
  tag: 'Usage',
  gate: { tier: 'admin' },
  message: GetUsageTable,
  params: z.object({ table: z.enum(USAGE_TABLES) }),
  query: withPeriod({ period: z.enum(PERIODS).default('week') }),
  toRequest: ({ params, query }) => ({ ...params, period: periodOf(query) }),
  answerText: {
    mediaType: 'text/csv',
    of: ({ name, columns, rows }) => ({ text: csvText(columns, rows), saveAs: `${name}.csv` }),
  },
});
