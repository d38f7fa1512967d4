import { LANGUAGES, PLAN_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { meteredSubject } from '../ai/answers/metered-subject.js';
import { errorText, isErrorCode } from '../errors/registry.js';
import { defineEventRoute } from '../http/define-event-route.js';
import { defineRoute } from '../http/define-route.js';
import { defineQueue } from '../jobs/define-queue.js';
import { jobOwner, jobOwnerOf } from '../jobs/follow-job.js';
import { jobId } from '../jobs/job-event.js';
import { defineMessage, defineStream } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';
import { dailyTime, dayNumber, plannedReading, planLength, planStart, planTheme } from './plan-fields.js';

/** Specification, section 3 "Plan request". */
const form = z.object({
  topic: planTheme,
  length: planLength,
  dailyTime,
  startDate: planStart,
  language: z.enum(LANGUAGES).optional(),
  translationId: lineText()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .meta({ description: 'The numbering of the passages; without it that of the default translation.' }),
});

const request = form.extend({ language: z.enum(LANGUAGES) });

/**
 * Plans to be generated. The plan is kept also when its reader has left, so nothing cancels it but its reader. Its
 * personal text is removed from the queue when it ends.
 */
export const PlanQueue = defineQueue({
  name: 'plans',
  worker: 'ai',
  job: z.object({
    planId: documentId,
    subject: meteredSubject,
    request,
    timeZone: z.string().max(100).optional(),
  }),
  outcome: z.object({ planId: documentId }),
  pausesMs: [1_000],
  deadlineMs: 180_000,
  outcomeSeconds: 86_400,
});

/**
 * Begins to generate a plan; its reader follows the job. Errors: PLAN_START_PAST, PLANS_FULL, LIMIT_REACHED,
 * PROVIDER_NOT_CONFIGURED, SERVICE_UNAVAILABLE.
 */
export const GeneratePlan = defineMessage({
  subject: 'ai.plan.generate',
  request: request.extend({ subject: meteredSubject }),
  response: z.object({
    planId: documentId.nullable().meta({ description: 'The plan, which is stored when the job is done.' }),
    jobId: jobId.nullable().meta({ description: 'The job to follow; null if there is help instead.' }),
    help: z.string().nullable().meta({
      description:
        'Help for a reader whose theme tells of danger, as Markdown. It costs nothing, and there is no plan.',
    }),
  }),
});

export const generatePlanRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/generate',
  summary: 'Generate a reading plan for a theme',
  tag: 'Plans',
  gate: 'signed-in',
  message: GeneratePlan,
  body: form,
  metered: true,
  status: 202,
  toRequest: ({ body }, { reader: { id, tier, role }, language }) => ({
    language,
    ...body,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});

/** A day of a plan as soon as it is found. */
const foundDay = plannedReading.extend({ day: dayNumber, date: z.string() });

export type FoundPlanDay = z.infer<typeof foundDay>;

const queued = z.object({ type: z.literal('queued'), place: z.int().min(1) });

const chunk = z.object({
  type: z.literal('chunk'),
  place: z.string().meta({ description: 'Where a stream continues after this day.' }),
  day: foundDay,
  total: z.int().min(1).max(PLAN_LIMITS.days),
});

const restart = z.object({
  type: z.literal('restart').meta({ description: 'The plan is generated anew: the days so far are void.' }),
});

const complete = z.object({ type: z.literal('complete'), planId: documentId });

const errorParams = z.record(z.string(), z.union([z.string(), z.number()])).optional();

const failed = z.object({ type: z.literal('failed'), code: z.string(), params: errorParams });

/** Follows the generation of a plan: each day that is found, and its end. Errors: JOB_NOT_FOUND. */
export const FollowPlan = defineStream({
  subject: 'ai.plan.follow',
  request: z.object({ owner: jobOwner, jobId, after: z.string().max(40).optional() }),
  chunk: z.discriminatedUnion('type', [queued, chunk, restart, complete, failed]),
  firstMs: 5_000,
  idleMs: 3_000,
});

const shownError = z.object({
  type: z.literal('error'),
  code: z.string(),
  message: z.string().meta({ description: "What happened, in the reader's language." }),
  error: z.string().meta({ description: 'The same as message.' }),
  params: errorParams.meta({ description: 'The values of the text, such as the near themes.' }),
});

export const followPlanRoute = defineEventRoute({
  path: '/api/rhema/generate/{jobId}/events',
  summary: 'Follow the generation of a plan: its days as they are found',
  tag: 'Plans',
  gate: 'signed-in',
  stream: FollowPlan,
  params: z.object({ jobId }),
  event: z.discriminatedUnion('type', [queued, chunk.omit({ place: true }), restart, complete, shownError]),
  toRequest: ({ params }, { reader: { id, tier, role } }, { lastEventId }) => ({
    owner: jobOwnerOf({ kind: 'reader', id, tier, role }),
    jobId: params.jobId,
    ...(lastEventId !== undefined && lastEventId.length <= 40 && { after: lastEventId }),
  }),
  toEvent: (event, language) => {
    if (event.type === 'chunk') {
      const { place, ...data } = event;
      return { id: place, data };
    }
    if (event.type !== 'failed') return { data: event };
    const code = isErrorCode(event.code) ? event.code : 'PLAN_GENERATE_FAILED';
    const message = errorText(code, language, event.params);
    const { params } = event;
    return { data: { type: 'error' as const, code, message, error: message, ...(params && { params }) } };
  },
});
