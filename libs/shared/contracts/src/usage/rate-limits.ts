import { TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { amounts } from './allowance.js';

const count = z.int().min(0);

const rateLimits = z.object({
  adminsAreLimited: z.boolean(),
  resetsAt: z.iso.datetime(),
  tiers: z.array(
    z.object({
      tier: z.enum(TIERS),
      limits: amounts,
      payers: count.meta({ description: 'Readers and visitors that used something today.' }),
      near: count.meta({ description: 'Of them, those that used 80% or more of a limit.' }),
      reached: count.meta({ description: 'Of them, those that used up a limit.' }),
    }),
  ),
  nearest: z
    .array(z.object({ userId: documentId, tier: z.enum(TIERS), percent: count }))
    .max(20)
    .meta({ description: 'The readers that came nearest to a limit today.' }),
});

/** The limits of each tier, and who comes near to them today. Errors: USAGE_LOAD_FAILED. */
export const GetRateLimits = defineMessage({
  subject: 'usage.rate-limits.get',
  request: z.object({}),
  response: rateLimits,
});

const admins = { tag: 'Usage', gate: { tier: 'admin' } } as const;
const reading = { ...admins, method: 'GET', message: GetRateLimits, toRequest: () => ({}) } as const;

export const getUsageLimitsRoute = defineRoute({
  ...reading,
  path: '/api/usage/admin/limits',
  summary: 'The limits and who comes near to them',
});

export const getRateLimitsRoute = defineRoute({
  ...reading,
  path: '/api/admin/rate-limits',
  summary: 'The limits, and whether administrators have any',
});

/** Sets whether administrators are limited; it holds for the next thing that one asks for. */
export const SetAdminLimits = defineMessage({
  subject: 'usage.rate-limits.set',
  request: z.object({ adminsAreLimited: z.boolean() }),
  response: z.object({ adminsAreLimited: z.boolean() }),
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

/** Counts anew, from the ledger, what Redis does not know of today; it happens by itself when Redis has lost its data. */
export const RebuildCounters = defineMessage({
  subject: 'usage.limits.rebuild',
  request: z.object({}),
  response: z.object({
    payers: count.meta({ description: 'Whose counters were looked at.' }),
    counted: count.meta({ description: 'Spendings that had not been counted.' }),
  }),
  timeoutMs: 120_000,
});
