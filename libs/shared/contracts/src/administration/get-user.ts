import { LANGUAGES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { session } from '../accounts/sessions/list-sessions.js';
import { subscription } from '../billing/billing-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { listedUser } from './list-users.js';

/** An action on an account, and who did it. */
export const auditEntry = z.object({
  act: z.string(),
  at: z.iso.datetime(),
  address: z.string().meta({ description: 'IP address; empty if an administrator or the operator did it.' }),
  by: documentId
    .nullable()
    .meta({ description: 'The administrator; null if it was the reader or the operator.' }),
  reason: z.string().nullable(),
  change: z.string().nullable().meta({ description: 'What was changed, such as the new role.' }),
});

/** What administrators see of the subscription: no card, and no addresses of invoices. */
const paidPlan = subscription.pick({
  type: true,
  plan: true,
  interval: true,
  status: true,
  startDate: true,
  endDate: true,
  amount: true,
  currency: true,
  trialEndsAt: true,
  gracePeriodEnds: true,
  cancelAtPeriodEnd: true,
  granted: true,
});

/**
 * One account for administrators: its state, subscription, sessions and audit log, and nothing that its reader wrote.
 * `subscription` is null while billing does not answer. Errors: USER_NOT_FOUND, LOAD_FAILED.
 */
export const GetUser = defineMessage({
  subject: 'auth.users.get',
  safe: true,
  request: z.object({ id: documentId }),
  response: z.object({
    user: listedUser.extend({
      language: z.enum(LANGUAGES),
      banReason: z.string().nullable(),
      givenTier: z.enum(TIERS),
    }),
    subscription: paidPlan.nullable(),
    sessions: z.array(session.omit({ current: true })),
    audit: z.array(auditEntry).max(100).meta({ description: 'The latest first.' }),
  }),
  timeoutMs: 10_000,
  requires: { tier: 'admin' },
});

export const getUserRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One account, with subscription, sessions and audit log',
  tag: 'Administration',
  gate: { tier: 'admin' },
  message: GetUser,
  params: z.object({ id: documentId }),
  toRequest: ({ params }) => params,
});
