import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { meteredSubject } from '../../ai/answers/metered-subject.js';
import { z } from 'zod';
import { allowance } from './allowance.js';

/**
 * The amounts that the caller has left today. The call itself is not counted. Errors: SERVICE_UNAVAILABLE while the
 * usage cannot be read.
 */
export const GetAllowance = defineMessage({
  subject: 'usage.limits.get',
  safe: true,
  request: z.object({ subject: meteredSubject }),
  response: allowance,
  timeoutMs: 2_000,
});

export const getAllowanceRoute = defineRoute({
  method: 'GET',
  path: '/api/usage/limits',
  summary: 'The remaining amounts of the day',
  tag: 'Usage',
  gate: 'reader-or-visitor',
  message: GetAllowance,
  toRequest: (_, { answer: { subject } }) => ({ subject }),
});
