import { DAILY_TIMES, LANGUAGES, PLAN_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { moment } from '../journal/current-passage.js';
import { defineMessage } from '../messaging/define.js';
import {
  dayNumber,
  plannedReading,
  planPath,
  planTitle,
  planTopic,
  readingPlan,
  trailNoteText,
} from './plan-fields.js';

const owned = { userId: documentId, planId: documentId };

/**
 * Stores a generated plan and makes it the active one. A known id is the same plan, so that a job that is run again
 * stores it once. Errors: PLANS_FULL.
 */
export const SaveGeneratedPlan = defineMessage({
  subject: 'journal.plan.save',
  requires: 'service',
  request: z.object({
    ...owned,
    topic: z.string().min(1).max(PLAN_LIMITS.topicCharacters),
    language: z.enum(LANGUAGES),
    dailyTime: z.enum(DAILY_TIMES),
    startDate: z.string(),
    readings: z.array(plannedReading).min(1).max(PLAN_LIMITS.days),
  }),
  response: z.object({ planId: documentId }),
});

const changedNote = z.object({
  day: dayNumber,
  text: trailNoteText,
  base: trailNoteText.default('').meta({
    description: 'The text that was changed; empty for a new note. A different stored text is kept too.',
  }),
  at: moment
    .optional()
    .meta({ description: 'When it was written, by the clock of the device; never in the future.' }),
});

const changes = z.object({
  title: planTitle.optional(),
  topic: planTopic.optional(),
  active: z.literal(true).optional().meta({ description: 'Makes it the plan that the reader reads now.' }),
  notes: z
    .array(changedNote)
    .max(PLAN_LIMITS.days)
    .optional()
    .meta({ description: 'Trail notes, each by its day.' }),
});

/** Changes a plan; fields that are absent stay. Errors: PLAN_NOT_FOUND, PLAN_DAY_NOT_FOUND, PLAN_NOTES_FULL. */
export const ChangeReadingPlan = defineMessage({
  subject: 'journal.plan.change',
  request: changes.extend(owned),
  response: readingPlan,
});

export const changeReadingPlanRoute = defineRoute({
  method: 'PUT',
  path: '/api/rhema/plans/{planId}',
  summary: 'Change title, topic or trail notes of a plan, or make it the active one',
  tag: 'Plans',
  gate: 'signed-in',
  message: ChangeReadingPlan,
  params: planPath,
  body: changes,
  bodyLimit: 700_000,
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, ...params, ...body }),
});

/** Deletes a plan with its progress. It can be undone for 30 days. Errors: PLAN_NOT_FOUND. */
export const DeleteReadingPlan = defineMessage({
  subject: 'journal.plan.delete',
  request: z.object(owned),
  response: z.object({ deleted: z.literal(true) }),
});

export const deleteReadingPlanRoute = defineRoute({
  method: 'DELETE',
  path: '/api/rhema/plans/{planId}',
  summary: 'Delete a plan; undo brings it back',
  tag: 'Plans',
  gate: 'signed-in',
  message: DeleteReadingPlan,
  params: planPath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, ...params }),
});
