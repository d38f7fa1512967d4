import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { dailyTime, planStart, readingPlan, weekdays } from './plan-fields.js';

/** Plans that need no generator. `book` is one book, which the reader chooses. */
export const READY_MADE = [
  'book',
  'gospels',
  'psalms-and-proverbs',
  'bible-in-a-year',
  'chronological',
] as const;

const begun = z.object({
  readyMade: z.enum(READY_MADE),
  book: z
    .string()
    .regex(/^[1-3]?[A-Z][A-Za-z]{1,7}$/)
    .optional()
    .meta({ description: 'The OSIS name of the book, such as Ruth.' }),
  dailyTime: dailyTime.default('15min'),
  startDate: planStart,
  weekdays: weekdays.optional(),
  language: z.enum(LANGUAGES).optional(),
});

/** The rule also stands at the service: a book plan needs its book. */
const withBook = ({ readyMade, book }: z.output<typeof begun>) => readyMade !== 'book' || book !== undefined;

/**
 * Begins a ready-made plan and makes it the active one. It costs nothing. Errors: PLAN_START_PAST, PLANS_FULL.
 */
export const BeginReadyMadePlan = defineMessage({
  subject: 'journal.plan.begin',
  request: begun.extend({ userId: documentId, language: z.enum(LANGUAGES) }),
  response: readingPlan,
});

export const beginReadyMadePlanRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/plans',
  summary: 'Begin a ready-made plan',
  tag: 'Plans',
  gate: 'signed-in',
  message: BeginReadyMadePlan,
  body: begun.refine(withBook, { error: 'FIELD_REQUIRED', path: ['book'] }),
  status: 201,
  toRequest: ({ body }, { reader, language }) => ({ language, ...body, userId: reader.id }),
});
