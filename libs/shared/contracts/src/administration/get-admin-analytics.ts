import { FEATURE_KEYS, LANGUAGES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { period, periodOf, withPeriod } from '../usage/limits/period.js';
import { csvText } from './csv-text.js';

const dates = z.object({ from: z.iso.date(), to: z.iso.date() });
const change = z.object({ value: z.number(), before: z.number() });
const date = z.iso.date();

/** The charts of the page, by the names under which they can be downloaded. */
export const ANALYTICS_CHARTS = [
  'growth',
  'retention',
  'features',
  'languages',
  'tiers',
  'subscriptions',
  'revenue',
] as const;

/** How readers, usage and revenue developed in a period, compared with the one before. Errors: LOAD_FAILED. */
export const GetAdminAnalytics = defineMessage({
  subject: 'usage.admin-analytics.get',
  safe: true,
  request: z.object({ period }),
  response: z.object({
    period: dates,
    before: dates,
    totals: z.object({
      registered: change,
      verified: change,
      deleted: change,
      uses: change,
      subscribed: change,
      lapsed: change,
      revenueCents: change.meta({ description: 'Monthly recurring revenue at the end of the periods.' }),
    }),
    growth: z.array(
      z.object({
        date,
        registered: z.number(),
        verified: z.number(),
        active: z.number(),
        deleted: z.number(),
        present: z.number().meta({ description: 'Accounts with a verified address at the end of the day.' }),
      }),
    ),
    retention: z.array(
      z.object({
        cohort: date.meta({ description: 'The Monday of the week of registration.' }),
        size: z.number(),
        weeks: z.array(z.number()).max(60).meta({
          description: 'Readers of the cohort who were active in the week of registration, the next, ...',
        }),
      }),
    ),
    features: z.array(z.object({ key: z.enum(FEATURE_KEYS), uses: z.number(), before: z.number() })),
    languages: z.array(z.object({ language: z.enum(LANGUAGES), readers: z.number(), before: z.number() })),
    tiers: z.array(z.object({ tier: z.enum(TIERS), readers: z.number(), before: z.number() })),
    subscriptions: z.array(
      z.object({
        date,
        started: z.number(),
        trials: z.number(),
        stayed: z.number(),
        lapsed: z.number(),
      }),
    ),
    revenue: z.array(z.object({ date, cents: z.number() })),
  }),
  timeoutMs: 10_000,
  requires: { tier: 'admin' },
});

const admins = { method: 'GET', tag: 'Administration', gate: { tier: 'admin' } } as const;

export const getAdminAnalyticsRoute = defineRoute({
  ...admins,
  path: '/api/admin/analytics',
  summary: 'Growth, retention, usage and revenue in a period',
  message: GetAdminAnalytics,
  query: withPeriod({}),
  toRequest: ({ query }) => ({ period: periodOf(query) }),
});

/** The table of a chart, for download. Errors: LOAD_FAILED. */
export const GetAnalyticsTable = defineMessage({
  subject: 'usage.admin-analytics.table',
  safe: true,
  request: z.object({ chart: z.enum(ANALYTICS_CHARTS), period }),
  response: z.object({
    name: z.string().meta({ description: 'Chart and period, for the name of the file.' }),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  }),
  timeoutMs: 10_000,
  requires: { tier: 'admin' },
});

export const getAnalyticsTableRoute = defineRoute({
  ...admins,
  path: '/api/admin/analytics/{chart}/csv',
  summary: 'The table of a chart as CSV, which no spreadsheet executes',
  message: GetAnalyticsTable,
  params: z.object({ chart: z.enum(ANALYTICS_CHARTS) }),
  query: withPeriod({}),
  toRequest: ({ params, query }) => ({ ...params, period: periodOf(query) }),
  answerText: {
    mediaType: 'text/csv',
    of: ({ name, columns, rows }) => ({ text: csvText(columns, rows), saveAs: `${name}.csv` }),
  },
});
