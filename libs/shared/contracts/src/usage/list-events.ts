import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineEventRoute } from '../http/define-event-route.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage, defineStream } from '../messaging/define.js';
import { eventName } from './log-activity.js';

/** An event of a page or of a service, as administrators see it. */
export const loggedEvent = z.object({
  id: documentId,
  kind: z.enum(['feature', 'event', 'service']),
  name: z.string(),
  userId: documentId.nullable(),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: z.iso.datetime(),
});

export type LoggedEvent = z.infer<typeof loggedEvent>;

const filters = {
  name: eventName.optional(),
  kind: z.enum(['feature', 'event', 'service']).optional(),
  userId: documentId.optional(),
};

const times = {
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional().meta({ description: 'Not included.' }),
  after: documentId.optional().meta({ description: 'The last event of the page before.' }),
};

const inOrder = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) <= Date.parse(to);

const requires = { tier: 'admin' } as const;
const admins = { gate: { tier: 'admin' }, tag: 'Administration' } as const;

/** A page of events, the latest first; they are kept for 90 days. Errors: LOAD_FAILED, PERIOD_REVERSED. */
export const ListEvents = defineMessage({
  subject: 'usage.events.list',
  safe: true,
  request: z.object({ ...filters, ...times, limit: z.int().min(1).max(200) }),
  response: z.object({
    events: z.array(loggedEvent),
    next: documentId.nullable().meta({ description: 'Where the next page begins; null on the last one.' }),
    names: z
      .array(z.object({ name: z.string(), count: z.int() }))
      .max(301)
      .meta({ description: 'The names of the last seven days, the most frequent first.' }),
  }),
  requires,
});

export const listEventsRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/events',
  summary: 'What pages logged and services noted, the latest first',
  message: ListEvents,
  query: z
    .object({ ...filters, ...times, limit: z.coerce.number().int().min(1).max(200).default(50) })
    .refine(inOrder, { error: 'PERIOD_REVERSED', path: ['to'] }),
  toRequest: ({ query }) => query,
});

/** A new event; null says that events come from now on, and is sent at once, so that a client knows that it is connected. */
const newEvent = z.object({ event: loggedEvent.nullable() });

/** New events as they come, from the place of the last one on. */
export const FollowEvents = defineStream({
  subject: 'usage.events.follow',
  request: z.object({ ...filters, after: documentId.optional() }),
  chunk: newEvent,
  requires,
});

export const followEventsRoute = defineEventRoute({
  ...admins,
  path: '/api/admin/events/live',
  summary: 'New events as they come',
  stream: FollowEvents,
  query: z.object(filters),
  event: newEvent,
  toRequest: ({ query }, _, { lastEventId }) => {
    const after = documentId.safeParse(lastEventId).data;
    return { ...query, ...(after !== undefined && { after }) };
  },
  toEvent: (data) => ({ ...(data.event && { id: data.event.id }), data }),
});
