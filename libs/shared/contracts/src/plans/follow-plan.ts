import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { moment } from '../journal/current-passage.js';
import { defineMessage } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';
import { planDate, planPath, readingPlan, weekdays } from './plan-fields.js';

const owned = { userId: documentId, planId: documentId };

const dayPath = planPath.extend({
  day: z.coerce
    .number()
    .pipe(z.int('PLAN_DAY_NOT_FOUND').min(1, 'PLAN_DAY_NOT_FOUND').max(10_000, 'PLAN_DAY_NOT_FOUND')),
});

const completed = z.object({
  date: planDate.meta({ description: 'The date of the day in the schedule of the device.' }),
  at: moment
    .optional()
    .meta({ description: 'When it was read, by the clock of the device; never in the future.' }),
});

/**
 * Marks a day complete; a day that is complete stays as it is. Errors: PLAN_NOT_FOUND, PLAN_DAY_NOT_FOUND,
 * PLAN_DATE_OUTSIDE.
 */
export const CompletePlanDay = defineMessage({
  subject: 'journal.plan.complete',
  request: completed.extend({ ...owned, day: z.int().min(1).max(10_000) }),
  response: readingPlan,
});

export const completePlanDayRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/plans/{planId}/days/{day}/complete',
  summary: 'Mark a day of a plan complete',
  tag: 'Plans',
  gate: 'signed-in',
  message: CompletePlanDay,
  params: dayPath,
  body: completed,
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, ...params, ...body }),
});

const step = z
  .object({
    step: lineText()
      .max(40)
      .optional()
      .meta({ description: 'The id of the change; the latest one when absent.' }),
  })
  .default({});

/**
 * Undoes the latest change of a plan, or brings back a deleted plan. Days that were completed since a change of the
 * schedule stay complete. Errors: PLAN_NOT_FOUND, PLAN_NOTHING_TO_UNDO.
 */
export const UndoPlanStep = defineMessage({
  subject: 'journal.plan.undo',
  request: step.unwrap().extend(owned),
  response: readingPlan,
});

export const undoPlanRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/plans/{planId}/undo',
  summary: 'Undo the latest change of a plan, or its deletion',
  tag: 'Plans',
  gate: 'signed-in',
  message: UndoPlanStep,
  params: planPath,
  body: step,
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, ...params, ...body }),
});

const frozen = z
  .object({ date: planDate.optional().meta({ description: 'The date to cover; today when absent.' }) })
  .default({});

/**
 * Covers a date, so that the streak goes on over it; once a week from Monday to Sunday. Errors: PLAN_NOT_FOUND,
 * PLAN_DATE_OUTSIDE, PLAN_FREEZE_USED, PLAN_FREEZE_COMPLETED.
 */
export const FreezePlanDate = defineMessage({
  subject: 'journal.plan.freeze',
  request: frozen.unwrap().extend(owned),
  response: readingPlan,
});

export const freezePlanRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/plans/{planId}/freeze',
  summary: 'Cover a date by the freeze of its week',
  tag: 'Plans',
  gate: 'signed-in',
  message: FreezePlanDate,
  params: planPath,
  body: frozen,
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, ...params, ...body }),
});

/** What to do with the days that are still to be read. */
export const RESCHEDULE_MODES = ['shift', 'rebalance', 'skip', 'weekdays', 'pause', 'resume'] as const;

const rescheduled = z.object({
  apply: z.boolean('FIELD_REQUIRED').meta({ description: 'False for a preview, which changes nothing.' }),
  mode: z.enum(RESCHEDULE_MODES).default('rebalance').meta({
    description:
      'shift: the days move and the plan ends later; rebalance: they are spread until the end; skip: those of the past are left out; weekdays: other days of the week; pause and resume.',
  }),
  weekdays: weekdays.optional().meta({ description: 'For the mode weekdays.' }),
  endDate: planDate.optional().meta({ description: 'Another last date, for the mode rebalance.' }),
});

const withWeekdays = ({ mode, weekdays: chosen }: z.output<typeof rescheduled>) =>
  mode !== 'weekdays' || chosen !== undefined;

const schedule = z.object({
  endDate: z.string(),
  days: z.array(z.object({ day: z.int(), date: z.string(), completed: z.boolean(), skipped: z.boolean() })),
});

/** Previews or applies another schedule. Errors: PLAN_NOT_FOUND, PLAN_REBALANCE_IMPOSSIBLE. */
export const ReschedulePlan = defineMessage({
  subject: 'journal.plan.reschedule',
  request: rescheduled.extend(owned),
  response: z.object({
    applied: z.boolean(),
    before: schedule,
    after: schedule,
    plan: readingPlan.nullable().meta({ description: 'The changed plan; null for a preview.' }),
  }),
});

export const reschedulePlanRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/plans/{planId}/reschedule',
  summary: 'Preview or apply another schedule of a plan',
  tag: 'Plans',
  gate: 'signed-in',
  message: ReschedulePlan,
  params: planPath,
  body: rescheduled.refine(withWeekdays, { error: 'PLAN_WEEKDAYS_REQUIRED', path: ['weekdays'] }),
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, ...params, ...body }),
});
