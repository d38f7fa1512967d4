import { FEATURE_KEYS, LANGUAGES, METRICS, ROLES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { usageFigures } from './usage-figures.js';

const count = z.number().min(0);
const percent = z.int().min(0).meta({ description: 'Whole percent, rounded down; 0 where the limit is 0.' });

const metricUse = z.object({ used: count, limit: count, percent });

const featureUse = z.object({
  key: z.enum(FEATURE_KEYS),
  name: z.string().meta({ description: "In the reader's language." }),
  description: z.string(),
  icon: z.string(),
  category: z.string(),
  metric: z.enum(METRICS).meta({ description: 'The unit of usage and limit.' }),
  usage: count,
  limit: count,
  percentUsed: percent,
  isOverLimit: z.boolean(),
  allocation: count.meta({
    description: 'A value up to 1 is a fraction of the limit of the day, a value above 1 is an amount.',
  }),
});

const tierLimits = z.object({
  tier: z.enum(TIERS),
  isCurrent: z.boolean(),
  limits: z.object({
    tokensUsed: count,
    requestsMade: count,
    imagesGenerated: count,
    ttsCharacters: count,
    voiceMinutes: count,
  }),
});

/** A reader's usage today, beside the limits of the tiers (specification, section 3). Errors: USAGE_LOAD_FAILED. */
export const GetUsageAnalytics = defineMessage({
  subject: 'usage.analytics.get',
  safe: true,
  request: z.object({
    userId: documentId,
    tier: z.enum(TIERS),
    role: z.enum(ROLES),
    language: z.enum(LANGUAGES),
  }),
  response: z.object({
    tier: z.enum(TIERS),
    limited: z.boolean().meta({ description: 'Whether the limits apply to this reader.' }),
    resetsAt: z.iso.datetime(),
    overallMetrics: z.object({
      tokens: metricUse,
      requests: metricUse,
      images: metricUse,
      tts: metricUse,
      voice: metricUse,
    }),
    featureBreakdown: z
      .array(featureUse)
      .meta({ description: 'The features used today, the most used first.' }),
    tierComparison: z.array(tierLimits),
    warnings: z.record(z.string(), z.boolean()).meta({
      description: 'Per metric, whether 80% or more of its limit is used.',
    }),
  }),
});

export const getUsageAnalyticsRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/analytics',
  summary: 'The usage of today',
  tag: 'Usage',
  gate: 'signed-in',
  message: GetUsageAnalytics,
  toRequest: (_, { reader: { id, tier, role }, language }) => ({ userId: id, tier, role, language }),
});

const usageDayItem = z.object({
  date: z.iso.date().meta({ description: 'A day in UTC.' }),
  usage: usageFigures.extend({
    percentUsed: percent.meta({ description: 'The highest share of any limit that was used on the day.' }),
  }),
});

export type UsageDayItem = z.infer<typeof usageDayItem>;

/** The owner of the history: a reader, or all of them together. */
const historyOwner = z.union([documentId, z.literal('all')]);

/**
 * The usage of each of the last seven days, the oldest first; empty when nothing was used. Readers see their own,
 * administrators that of everyone and the total. Errors: UNAUTHORIZED, USAGE_LOAD_FAILED.
 */
export const GetUsageHistory = defineMessage({
  subject: 'usage.history.get',
  safe: true,
  request: z.object({
    of: historyOwner,
    userId: documentId.meta({ description: 'The caller.' }),
    tier: z.enum(TIERS),
    role: z.enum(ROLES),
  }),
  response: z.array(usageDayItem),
});

export const getUsageHistoryRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/history/{userId}',
  summary: 'The usage of the last seven days',
  tag: 'Usage',
  gate: 'signed-in',
  message: GetUsageHistory,
  params: z.object({ userId: historyOwner }),
  toRequest: ({ params }, { reader: { id, tier, role } }) => ({
    of: params.userId,
    userId: id,
    tier,
    role,
  }),
});
