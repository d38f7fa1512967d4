import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { payer } from '../ai/answers/payer.js';
import { z } from 'zod';
import { allowance } from './allowance.js';

/** What somebody has left today. Asking is not counted. Errors: SERVICE_UNAVAILABLE while it cannot be counted. */
export const GetAllowance = defineMessage({
  subject: 'usage.limits.get',
  request: z.object({ payer }),
  response: allowance,
  timeoutMs: 2_000,
});

export const getAllowanceRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/limits',
  summary: 'What is left of the day',
  tag: 'Usage',
  gate: 'reader-or-visitor',
  message: GetAllowance,
  toRequest: (_, { answer: { payer } }) => ({ payer }),
});
