import { ROUTES, type RouteContract } from '@word-unfolded/contracts';
import { createHash } from 'node:crypto';
import type { StackReader } from './stack-reader.js';

/** Every route of the journal service that answers in the envelope; a new route is tested here automatically. */
export const JOURNAL_ROUTES = ROUTES.filter(
  ({ message, answerText }) => message.subject.startsWith('journal.') && !answerText,
);

type Named = Pick<RouteContract, 'method' | 'path'>;

export const nameOf = ({ method, path }: Named) => `${method} ${path}`;

/** The ids of a reader's data, one of each kind. */
export type Belongings = {
  readonly entryId: string;
  readonly contentId: string;
  readonly shareId: string;
  readonly shareToken: string;
  readonly noteId: string;
  readonly verseNoteId: string;
  readonly imageId: string;
  readonly planId: string;
  /** A device that shows reminders. */
  readonly deviceId: string;
  /** The path of the calendar of the plan. */
  readonly calendarPath: string;
};

/** A word that is in all data of a reader. */
export const SECRET = 'kept-from-others';

const VERSES = { first: 45_008_028, last: 45_008_030 };

/** The smallest picture: one transparent point. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A push subscription as a browser makes it. */
const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});

/** The first dates of a plan that has not begun. */
export const PLAN_DATES = ['2199-01-01', '2199-01-02'] as const;

const EMPTY_SYNC = { deviceId: 'a-device', since: 0, operations: [] };

/** A valid body for each route that takes one. */
const BODIES: Readonly<Record<string, (own: Belongings) => unknown>> = {
  'POST /api/journal': () => ({ title: SECRET, content: 'Be still' }),
  'PUT /api/journal/{id}': () => ({ title: 'Another title' }),
  'PUT /api/journal/{id}/category': () => ({ category: 'prayer' }),
  'POST /api/journal/{id}/tags': () => ({ tag: 'peace' }),
  'DELETE /api/journal/{id}/tags': () => ({ tag: SECRET }),
  'POST /api/journal/{id}/content': () => ({ type: 'quote', content: 'Be still' }),
  'POST /api/journal/{id}/share': () => ({ days: 7 }),
  'POST /api/journal/sync': () => EMPTY_SYNC,
  'POST /api/journal/import': ({ entryId }) => ({ entries: [{ key: entryId }] }),
  'PUT /api/bookmarks': () => ({ bookmarks: [] }),
  'PUT /api/highlights': () => ({ highlights: [] }),
  'PUT /api/reading': () => ({ recentlyViewed: [], history: [], clearedAt: null }),
  'POST /api/notes': () => ({ title: SECRET, text: 'Be still' }),
  'PUT /api/notes/{id}': () => ({ title: 'Another', text: 'Be still' }),
  'POST /api/verse-notes': () => ({ title: SECRET, text: 'Be still', verses: VERSES }),
  'PUT /api/verse-notes/{id}': () => ({ title: 'Another', text: 'Be still', verses: VERSES }),
  'POST /api/gallery': () => ({ quote: SECRET, url: PICTURE }),
  'POST /api/rhema/plans': () => ({ readyMade: 'book', book: 'Ruth', startDate: PLAN_DATES[0] }),
  'PUT /api/rhema/plans/{planId}': () => ({ title: 'Another title' }),
  'POST /api/rhema/plans/{planId}/days/{day}/complete': () => ({ date: PLAN_DATES[0] }),
  'POST /api/rhema/plans/{planId}/undo': () => ({}),
  'POST /api/rhema/plans/{planId}/freeze': () => ({ date: PLAN_DATES[1] }),
  'POST /api/rhema/plans/{planId}/reschedule': () => ({ apply: true, mode: 'shift' }),
  'PUT /api/rhema/reminder': () => ({ hour: null, mail: true }),
  'POST /api/rhema/reminder/devices': () => subscription('another'),
};

/** The required query parameters. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/journal/search': '?q=kept',
  'GET /api/journal/on-this-day': '?date=2026-03-01',
};

const BEGINNINGS: readonly (readonly [path: string, id: keyof Belongings])[] = [
  ['/api/journal/{id}', 'entryId'],
  ['/api/notes/{id}', 'noteId'],
  ['/api/verse-notes/{id}', 'verseNoteId'],
  ['/api/gallery/{id}', 'imageId'],
];

/** The path of a route, for the data of a reader. @throws Error for a parameter without a value here */
export function pathFor(route: Named, own: Belongings): string {
  const id = BEGINNINGS.find(([beginning]) => route.path.startsWith(beginning))?.[1];
  const values: Readonly<Record<string, string | undefined>> = {
    id: id && own[id],
    contentId: own.contentId,
    planId: own.planId,
    deviceId: own.deviceId,
    day: '1',
    n: '1',
    share: route.method === 'GET' ? own.shareToken : own.shareId,
  };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${nameOf(route)}: say here what {${name}} is`);
    return value;
  });
  return path + (QUERIES[nameOf(route)] ?? '');
}

/** The body of a route, for the data of a reader. @throws Error for a route without a body here */
export function bodyFor(route: Named & Pick<RouteContract, 'body'>, own: Belongings): unknown {
  if (!route.body) return undefined;
  const body = BODIES[nameOf(route)];
  if (!body) throw new Error(`${nameOf(route)}: say here what is sent to it`);
  return body(own);
}

/** Creates one of each kind of data for a reader. */
export async function furnish(reader: StackReader): Promise<Belongings> {
  const { id: entryId } = await reader.write({ title: SECRET, content: SECRET, tags: [SECRET] });
  const add = async <Data>(path: string, body: unknown) => {
    const { data, status, error } = await reader.ask<Data>('POST', path, body);
    if (status !== 201) throw new Error(`${path}: ${status} ${error}`);
    return data;
  };
  const made = { type: 'quote', title: SECRET, content: SECRET };
  const content = await add<{ id: string }>(`/api/journal/${entryId}/content`, made);
  const share = await add<{ id: string; token: string }>(`/api/journal/${entryId}/share`, {});
  const note = await add<{ note: { id: string } }>('/api/notes', { title: SECRET, text: SECRET });
  const verseNote = await add<{ note: { id: string } }>('/api/verse-notes', {
    ...{ title: SECRET, text: SECRET, verses: VERSES },
  });
  const image = await add<{ id: string }>('/api/gallery', { quote: SECRET, url: PICTURE, entryId });
  const plan = await add<{ planId: string }>('/api/rhema/plans', {
    ...{ readyMade: 'book', book: 'Ruth', startDate: PLAN_DATES[0] },
  });
  const ofPlan = async <Data>(method: 'POST' | 'PUT', path: string, body: unknown) =>
    (await reader.ask<Data>(method, `/api/rhema/plans/${plan.planId}${path}`, body)).data;
  await ofPlan('PUT', '', { title: SECRET });
  await ofPlan('POST', '/days/1/complete', { date: PLAN_DATES[0] });
  const { calendarPath } = await ofPlan<{ calendarPath: string }>('POST', '/calendar', undefined);
  const device = subscription(entryId);
  await reader.ask('POST', '/api/rhema/reminder/devices', device);
  return {
    entryId,
    planId: plan.planId,
    deviceId: createHash('sha256').update(device.endpoint).digest('base64url'),
    calendarPath,
    contentId: content.id,
    shareId: share.id,
    shareToken: share.token,
    noteId: note.note.id,
    verseNoteId: verseNote.note.id,
    imageId: image.id,
  };
}
