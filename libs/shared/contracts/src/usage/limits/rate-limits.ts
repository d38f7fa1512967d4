import { TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { amounts } from './allowance.js';

const count = z.int().min(0);

const rateLimits = z.object({
  adminsAreLimited: z.boolean(),
  resetsAt: z.iso.datetime(),
  tiers: z.array(
    z.object({
      tier: z.enum(TIERS),
      limits: amounts,
      subjects: count.meta({ description: 'Readers and visitors with usage today.' }),
      near: count.meta({ description: 'The number of them that used 80% or more of a limit.' }),
      reached: count.meta({ description: 'The number of them that used up a limit.' }),
    }),
  ),
  nearest: z
    .array(z.object({ userId: documentId, tier: z.enum(TIERS), percent: count }))
    .max(20)
    .meta({ description: 'The readers that came nearest to a limit today.' }),
  refusals: z
    .array(z.object({ route: z.string(), date: z.iso.date(), count }))
    .meta({ description: 'Requests of the last seven days that were answered with 429, by route and day.' }),
});

export type RateLimits = z.infer<typeof rateLimits>;

/** The limits of each tier, and the readers who come near to them today. Errors: USAGE_LOAD_FAILED. */
export const GetRateLimits = defineMessage({
  subject: 'usage.rate-limits.get',
  safe: true,
  request: z.object({}),
  response: rateLimits,
  requires: { tier: 'admin' },
});

const admins = { tag: 'Usage', gate: { tier: 'admin' } } as const;
const reading = { ...admins, method: 'GET', message: GetRateLimits, toRequest: () => ({}) } as const;

export const getUsageLimitsRoute = defineRoute({
  ...reading,
  path: '/api/usage/admin/limits',
  summary: 'The limits and the readers who come near to them',
});

export const getRateLimitsRoute = defineRoute({
  ...reading,
  path: '/api/admin/rate-limits',
  summary: 'The limits, and whether administrators are limited',
});

/** Sets whether administrators are limited; it applies from their next request. */
export const SetAdminLimits = defineMessage({
  subject: 'usage.rate-limits.set',
  request: z.object({ adminsAreLimited: z.boolean() }),
  response: z.object({ adminsAreLimited: z.boolean() }),
  requires: { tier: 'admin' },
});

export const setAdminLimitsRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/admin/rate-limits',
  summary: 'Set whether administrators are limited',
  message: SetAdminLimits,
  body: z.object({ adminsAreLimited: z.boolean() }),
  toRequest: ({ body }) => body,
});

/** Rebuilds the counts of today in Redis from the ledger. It also runs automatically after Redis has lost its data. */
export const RebuildCounters = defineMessage({
  subject: 'usage.limits.rebuild',
  request: z.object({}),
  response: z.object({
    subjects: count.meta({ description: 'The number of subjects whose counters were checked.' }),
    counted: count.meta({ description: 'Usage records that had not been counted.' }),
  }),
  timeoutMs: 120_000,
  requires: 'service',
});
