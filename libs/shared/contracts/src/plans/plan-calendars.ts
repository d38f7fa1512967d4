import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { planPath } from './plan-fields.js';

const owned = z.object({ userId: documentId, planId: documentId });

/** The tag of a calendar among cached responses. */
export const calendarTag = (token: string) => `calendar:${token}`;

/** Opens the subscribed calendar of a plan; an open one keeps its address. Errors: PLAN_NOT_FOUND. */
export const OpenPlanCalendar = defineMessage({
  subject: 'journal.plan.calendar.open',
  request: owned,
  response: z.object({
    calendarPath: z
      .string()
      .meta({ description: 'The secret path of the calendar. Anybody who has it can read the plan.' }),
  }),
});

export const openPlanCalendarRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/plans/{planId}/calendar',
  summary: 'Open the subscribed calendar of a plan',
  tag: 'Plans',
  gate: 'signed-in',
  message: OpenPlanCalendar,
  params: planPath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, ...params }),
});

/** Ends the address of a calendar; the next one is another. Errors: PLAN_NOT_FOUND. */
export const ClosePlanCalendar = defineMessage({
  subject: 'journal.plan.calendar.close',
  request: owned,
  response: z.object({ closed: z.boolean() }),
});

export const closePlanCalendarRoute = defineRoute({
  method: 'DELETE',
  path: '/api/rhema/plans/{planId}/calendar',
  summary: 'End the address of the subscribed calendar',
  tag: 'Plans',
  gate: 'signed-in',
  message: ClosePlanCalendar,
  params: planPath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, ...params }),
});

/** The calendar of an address. Errors: CALENDAR_NOT_FOUND. */
export const ReadPlanCalendar = defineMessage({
  subject: 'journal.plan.calendar.read',
  safe: true,
  request: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
  response: z.object({ text: z.string() }),
});

export const readPlanCalendarRoute = defineRoute({
  method: 'GET',
  path: '/api/calendar/{token}.ics',
  summary: 'A subscribed calendar of a reading plan',
  tag: 'Plans',
  gate: 'everyone',
  message: ReadPlanCalendar,
  params: z.object({ token: z.string('CALENDAR_NOT_FOUND').regex(/^[\w-]{32}$/, 'CALENDAR_NOT_FOUND') }),
  toRequest: ({ params }) => params,
  answerText: { mediaType: 'text/calendar', of: ({ text }) => ({ text, saveAs: 'plan.ics' }) },
  // The journal purges it with every change, so that it is always asked for and seldom sent.
  caching: {
    maxAgeSeconds: 0,
    staleWhileRevalidateSeconds: 0,
    variesByLanguage: false,
    tags: ['calendar:{token}'],
  },
});
