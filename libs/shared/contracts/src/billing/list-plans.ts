import { LANGUAGES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { amounts } from '../usage/limits/allowance.js';
import { cents, currency, paymentProvider } from './billing-fields.js';

const plan = z.object({
  tier: z.enum(TIERS),
  name: z.string(),
  limits: amounts.meta({ description: 'The limits of a day.' }),
  limitsText: z.string().nullable().meta({ description: "Such as 'Standard' or '4× Higher Limits'." }),
  features: z.array(z.string()),
  price: z
    .object({ month: cents, year: cents })
    .nullable()
    .meta({ description: 'Null for a tier that costs nothing. Tax is not included.' }),
});

export type Plan = z.infer<typeof plan>;

/** The plans that are offered, from the lowest to the highest, with what each gives and costs. */
export const ListPlans = defineMessage({
  subject: 'billing.plans.list',
  safe: true,
  request: z.object({ language: z.enum(LANGUAGES) }),
  response: z.object({
    plans: z.array(plan),
    currency,
    annualDiscountPercent: z.int(),
    trialDays: z.int(),
    provider: paymentProvider,
  }),
  requires: 'anyone',
});

export const listPlansRoute = defineRoute({
  method: 'GET',
  path: '/api/billing/plans',
  summary: 'The plans, what each gives, and the prices',
  tag: 'Billing',
  gate: 'everyone',
  message: ListPlans,
  toRequest: (_, { language }) => ({ language }),
  caching: { maxAgeSeconds: 60, staleWhileRevalidateSeconds: 3_600, variesByLanguage: true },
});
