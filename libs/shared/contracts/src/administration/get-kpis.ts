import { TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';

const figure = z
  .object({ value: z.number(), before: z.number() })
  .meta({ description: 'The value of a period, and that of the period of the same length before it.' });

const figures = z.object({ day: figure, week: figure, month: figure }).meta({
  description: 'Today, the 7 days and the 30 days that end today, in UTC.',
});

const count = z.int().min(0);

/**
 * How the installation does. What cannot be read is missing: a service that does not answer is not ready, and its queues
 * have no counts. Errors: KPI_FETCH_FAILED.
 */
export const GetKpis = defineMessage({
  subject: 'usage.kpis.get',
  safe: true,
  request: z.object({}),
  response: z.object({
    at: z.iso.datetime(),
    readers: z.object({
      present: z.number().meta({ description: 'Accounts with a verified address.' }),
      registered: figures,
      verified: figures,
      active: figures,
      byTier: z.array(z.object({ tier: z.enum(TIERS), count: z.number() })),
    }),
    subscriptions: z.object({
      started: figures,
      trials: figures,
      trialsStayed: figures,
      trialsEnded: figures,
      lapsed: figures,
      monthlyRevenueCents: figures.meta({ description: 'Now, and 1, 7 and 30 days ago.' }),
    }),
    assistant: z.object({
      questions: figures,
      answersChecked: figures,
      quotationsRepaired: figures,
      quotationsRemoved: figures,
    }),
    errors: figures,
    refusals: figures,
    services: z.array(z.object({ name: z.string(), ready: z.boolean() })),
    queues: z.array(z.object({ name: z.string(), waiting: count, running: count, failed: count })),
  }),
  timeoutMs: 10_000,
  requires: { tier: 'admin' },
});

export const getKpisRoute = defineRoute({
  method: 'GET',
  path: '/api/kpis',
  summary: 'How the installation does today',
  tag: 'Administration',
  gate: { tier: 'admin' },
  message: GetKpis,
  toRequest: () => ({}),
});
