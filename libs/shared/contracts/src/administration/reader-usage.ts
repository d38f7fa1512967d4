import { FEATURE_KEYS, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';
import { amounts } from '../usage/limits/allowance.js';
import { costMicros } from '../usage/get-usage-aggregate.js';
import { usageFigures } from '../usage/usage-figures.js';

const params = z.object({ id: documentId });
const count = z.int().min(0);
const used = { uses: count, usage: usageFigures };
const admins = { tag: 'Administration', gate: { tier: 'admin' }, params } as const;

/** The usage of one reader, for administrators. A reader of whom nothing is known has used nothing. Errors: LOAD_FAILED. */
export const GetReaderUsage = defineMessage({
  subject: 'usage.reader.get',
  safe: true,
  request: z.object({ id: documentId }),
  response: z.object({
    used: amounts.nullable().meta({
      description: 'What counts against the limits of today; null while Redis cannot be read.',
    }),
    days: z.array(
      z.object({ date: z.iso.date(), feature: z.enum(FEATURE_KEYS), tier: z.enum(TIERS), ...used }),
    ),
    months: z.array(z.object({ month: z.string(), ...used, costMicros })),
  }),
  requires: { tier: 'admin' },
});

export const getReaderUsageRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/users/{id}/usage',
  summary: 'The usage of one reader, by day and feature, and by month with its cost',
  message: GetReaderUsage,
  toRequest: ({ params }) => params,
});

const reason = lineText().trim().max(500).default('');

/**
 * Sets what counts against the limits of today back to nothing. What was used stays in the ledger and in its cost; it is
 * written to the audit log of the reader. Errors: USER_NOT_FOUND, ACTION_FAILED.
 */
export const ResetReaderUsage = defineMessage({
  subject: 'usage.reader.reset',
  request: z.object({ id: documentId, reason }),
  response: z.object({ reset: z.literal(true) }),
  requires: { tier: 'admin' },
});

export const resetReaderUsageRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/users/{id}/usage/reset',
  summary: 'Set the usage of today back',
  message: ResetReaderUsage,
  body: z.object({ reason }),
  toRequest: ({ params, body }) => ({ ...params, ...body }),
});
