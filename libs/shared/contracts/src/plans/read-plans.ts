import { PLAN_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { planPath, planSummary, readingPlan } from './plan-fields.js';

const page = z.int().min(1).max(10_000);
const limit = z.int().min(1).max(PLAN_LIMITS.plans);

/** The reader's plans: the active one first, then the most recently changed. */
export const ListReadingPlans = defineMessage({
  subject: 'journal.plan.list',
  safe: true,
  request: z.object({ userId: documentId, page, limit }),
  response: z.object({ plans: z.array(planSummary), pagination }),
});

export const listReadingPlansRoute = defineRoute({
  method: 'GET',
  path: '/api/rhema/plans',
  summary: "The reader's reading plans",
  tag: 'Plans',
  gate: 'signed-in',
  message: ListReadingPlans,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(PLAN_LIMITS.plans).default(20),
  }),
  answer: z.array(planSummary),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, ...query }),
  toAnswer: ({ plans, pagination }) => ({ data: plans, pagination }),
});

/** A plan with all its days. Errors: PLAN_NOT_FOUND. */
export const GetReadingPlan = defineMessage({
  subject: 'journal.plan.get',
  safe: true,
  request: z.object({ userId: documentId, planId: documentId }),
  response: readingPlan,
});

export const getReadingPlanRoute = defineRoute({
  method: 'GET',
  path: '/api/rhema/plans/{planId}',
  summary: 'A reading plan with its days and progress',
  tag: 'Plans',
  gate: 'signed-in',
  message: GetReadingPlan,
  params: planPath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, ...params }),
});
