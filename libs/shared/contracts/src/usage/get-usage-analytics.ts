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
  name: z.string().meta({ description: 'In the language of the reader.' }),
  description: z.string(),
  icon: z.string(),
  category: z.string(),
  metric: z.enum(METRICS).meta({ description: 'What usage and limit are measured in.' }),
  usage: count,
  limit: count,
  percentUsed: percent,
  isOverLimit: z.boolean(),
  allocation: count.meta({
    description: 'Of 1 or less a fraction of what the day allows, above 1 an amount.',
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

/** What a reader has used today, beside what the tiers allow (specification, section 3). Errors: USAGE_LOAD_FAILED. */
export const GetUsageAnalytics = defineMessage({
  subject: 'usage.analytics.get',
  request: z.object({
    userId: documentId,
    tier: z.enum(TIERS),
    role: z.enum(ROLES),
    language: z.enum(LANGUAGES),
  }),
  response: z.object({
    tier: z.enum(TIERS),
    limited: z.boolean().meta({ description: 'Whether the limits hold for this reader.' }),
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
      .meta({ description: 'The features that were used today, the most used first.' }),
    tierComparison: z.array(tierLimits),
    warnings: z.record(z.string(), z.boolean()).meta({
      description: 'For each metric whether 80% or more of its limit is used.',
    }),
  }),
});

export const getUsageAnalyticsRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/analytics',
  summary: 'What was used today',
  tag: 'Usage',
  gate: 'signed-in',
  message: GetUsageAnalytics,
  toRequest: (_, { reader: { id, tier, role }, language }) => ({ userId: id, tier, role, language }),
});

const usageDayItem = z.object({
  date: z.iso.date().meta({ description: 'A day in UTC.' }),
  usage: usageFigures.extend({
    percentUsed: percent.meta({ description: 'How near the day came to any of its limits.' }),
  }),
});

export type UsageDayItem = z.infer<typeof usageDayItem>;

/** Whose history it is: a reader's, or that of all together. */
const historyOwner = z.union([documentId, z.literal('all')]);

/**
 * What was used on each of the last seven days, the oldest first; empty when nothing was used. Readers have their own,
 * administrators that of everyone and of all together. Errors: TIER_REQUIRED, USAGE_LOAD_FAILED.
 */
export const GetUsageHistory = defineMessage({
  subject: 'usage.history.get',
  request: z.object({
    of: historyOwner,
    userId: documentId.meta({ description: 'Who asks.' }),
    tier: z.enum(TIERS),
    role: z.enum(ROLES),
  }),
  response: z.array(usageDayItem),
});

export const getUsageHistoryRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/history/{userId}',
  summary: 'What was used on the last seven days',
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
