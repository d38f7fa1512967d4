import {
  ACHIEVEMENTS,
  DAILY_TIMES,
  isCalendarDate,
  LANGUAGES,
  PLAN_LENGTHS,
  PLAN_LIMITS,
  WEEKDAYS,
} from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import type { ErrorCode } from '../errors/registry.js';
import { lineText, multilineText } from '../text/text-fields.js';
import { moment } from '../journal/current-passage.js';

/** The fields of a reading plan, each with the error texts of the specification (section 5, "Plan form"). */

const theme = (missing: ErrorCode) =>
  lineText(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .min(PLAN_LIMITS.topicLeast, 'PLAN_THEME_TOO_SHORT')
    .max(PLAN_LIMITS.topicCharacters, 'PLAN_THEME_TOO_LONG');

/** The theme of the plan form. */
export const planTheme = theme('PLAN_THEME_REQUIRED');

/** The theme as the viewer changes it, with an error text of its own. */
export const planTopic = theme('PLAN_TOPIC_REQUIRED');

export const planTitle = lineText('PLAN_TITLE_REQUIRED')
  .trim()
  .min(1, 'PLAN_TITLE_REQUIRED')
  .max(PLAN_LIMITS.titleCharacters, 'PLAN_TITLE_TOO_LONG');

/** A value of the form that is absent, and one that is none of the choices. */
const chosen = (missing: ErrorCode, other: ErrorCode) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === '' ? missing : other,
});

export const planLength = z.literal(PLAN_LENGTHS, chosen('PLAN_DURATION_REQUIRED', 'PLAN_DURATION_INVALID'));

export const dailyTime = z.enum(DAILY_TIMES, chosen('PLAN_DAILY_TIME_REQUIRED', 'PLAN_DAILY_TIME_INVALID'));

/** A date of the reader's own calendar. */
const readersDate = (missing: ErrorCode) =>
  z
    .string(missing)
    .min(1, missing)
    .max(10, 'PLAN_DATE_INVALID')
    .refine((date) => isCalendarDate(date) && date <= PLAN_LIMITS.latestDate, 'PLAN_DATE_INVALID')
    .meta({ description: "The reader's local date: 2026-11-23." });

export const planStart = readersDate('PLAN_START_REQUIRED');
export const planDate = readersDate('FIELD_REQUIRED');

export const weekday = z.literal(WEEKDAYS);

export const weekdays = z
  .array(weekday, 'PLAN_WEEKDAYS_REQUIRED')
  .min(1, 'PLAN_WEEKDAYS_REQUIRED')
  .max(50)
  .transform((days) => [...new Set(days)].sort((a, b) => a - b))
  .meta({ description: 'Days of the week on which the reader reads, from Monday (1) to Sunday (7).' });

export const dayNumber = z.int().min(1).max(PLAN_LIMITS.days);

export const trailNoteText = multilineText('FIELD_REQUIRED').max(PLAN_LIMITS.noteCharacters);

/** The id of a plan in an address. */
export const planPath = z.object({
  planId: z.string().regex(/^[0-9a-f]{24}$/, 'PLAN_NOT_FOUND'),
});

/** A reading of a plan before it has a date. */
export const plannedReading = z.object({
  reference: z.string().max(300).meta({ description: 'As readers of the language write it.' }),
  osis: z
    .string()
    .max(500)
    .meta({ description: 'The same in OSIS form, several parts with a space between them.' }),
  note: z.string().max(2_000).meta({ description: 'Why this passage today.' }),
  question: z.string().max(500).meta({ description: 'A question to take along; empty for none.' }),
});

export type PlannedReading = z.infer<typeof plannedReading>;

const trailNote = z.object({
  text: z.string(),
  at: moment,
  other: z.string().nullable().meta({ description: 'A text that another device wrote independently.' }),
});

const planDay = plannedReading.extend({
  day: dayNumber,
  date: z.string().meta({ description: 'The date on which it is due, or for which it was completed.' }),
  reassignedDate: z
    .string()
    .nullable()
    .meta({ description: 'The date, if it is another one than when the plan was made.' }),
  completed: z.boolean(),
  skipped: z.boolean(),
  trailNote: trailNote.nullable(),
});

export type PlanDay = z.infer<typeof planDay>;

const summary = {
  planId: documentId,
  title: z.string(),
  topic: z.string(),
  kind: z.enum(['theme', 'ready-made']),
  language: z.enum(LANGUAGES),
  totalDays: z.int().min(1),
  dailyTime: z.enum(DAILY_TIMES),
  startDate: z.string(),
  endDate: z.string(),
  active: z.boolean().meta({ description: 'The plan that the reader reads now; at most one is.' }),
  paused: z.boolean(),
  percentage: z.int().min(0).max(100),
  streak: z.int().min(0),
  completedDays: z.int().min(0),
  version: z.int().min(1).meta({ description: 'Increases with every change.' }),
  createdAt: moment,
  updatedAt: moment,
};

/** A plan in a list, with its next reading. */
export const planSummary = z.object({
  ...summary,
  next: z
    .object({ day: dayNumber, date: z.string(), reference: z.string() })
    .nullable()
    .meta({ description: 'The next reading; null when everything is read.' }),
});

export type PlanSummary = z.infer<typeof planSummary>;

const achievement = z.object({ name: z.enum(ACHIEVEMENTS), date: z.string() });

/** Specification, section 3 "Plan progress". */
const planProgress = z.object({
  completedDates: z.array(z.string()),
  currentDayIndex: z.int().min(0),
  streak: z.int().min(0),
  percentage: z.int().min(0).max(100),
  deviation: z.int().meta({ description: 'Days ahead; negative when the reader is behind.' }),
  achievements: z.array(achievement),
  preferences: z.object({ weekdays: z.array(weekday) }),
});

/** What can be undone, in the order in which it was done. */
export const STEP_KINDS = [
  'complete',
  'freeze',
  'shift',
  'rebalance',
  'skip',
  'weekdays',
  'pause',
  'resume',
] as const;

const planStep = z.object({
  id: z.string(),
  kind: z.enum(STEP_KINDS),
  at: moment,
  day: z.int().nullable().meta({ description: 'The day that was completed; null for other changes.' }),
});

/** With it and the days, a device derives the progress by itself, also without a network and on a later date. */
const planRules = z.object({
  weekdays: z.array(z.object({ from: z.string(), weekdays: z.array(weekday) })),
  pauses: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
});

/** A plan with its days and its progress. */
export const readingPlan = z.object({
  ...summary,
  days: z.array(planDay),
  progress: planProgress,
  frozenDates: z.array(z.string()),
  rules: planRules.meta({ description: 'The weekdays on which the reader reads, and the pauses.' }),
  steps: z.array(planStep).meta({ description: 'Changes that can be undone, the latest last.' }),
  calendarPath: z
    .string()
    .nullable()
    .meta({ description: 'The secret path of the subscribed calendar; null when there is none.' }),
});

export type ReadingPlan = z.infer<typeof readingPlan>;
