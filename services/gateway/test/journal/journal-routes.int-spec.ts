import { Controller, Module } from '@nestjs/common';
import { AppError, EndShare, GetShare, type JournalEntry } from '@word-unfolded/contracts';
import { Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import type { StackReader } from './stack-reader.js';
import { ServiceStack } from '../fixtures/service-stack.js';
import {
  bodyFor,
  furnish,
  JOURNAL_ROUTES,
  nameOf,
  pathFor,
  PLAN_DATES,
  SECRET,
  type Belongings,
} from './journal-routes.js';

/** A fake ai service without shared links. */
@Controller()
class NoLinks {
  @Handles(EndShare)
  end(): never {
    throw AppError.of('SHARE_NOT_FOUND');
  }

  @Handles(GetShare)
  get(): never {
    throw AppError.of('SHARE_NOT_FOUND');
  }
}

@Module({ controllers: [NoLinks] })
class NoLinksModule {}

let stack: ServiceStack;
let ai: RunningService;
let ana: StackReader;
let hers: Belongings;

beforeAll(async () => {
  stack = await ServiceStack.start();
  ai = await startService('ai', NoLinksModule, [], stack.gateway.environment);
  ana = await stack.reader();
  hers = await furnish(ana);
});
afterAll(async () => {
  await ai.stop();
  await stack.stop();
});

/** All data of a reader that a request of somebody else might have changed. */
async function everything(reader: StackReader, { entryId, planId }: Belongings): Promise<unknown> {
  const entry = `/api/journal/${entryId}`;
  const paths = [
    entry,
    `${entry}/versions`,
    `${entry}/share`,
    '/api/journal',
    '/api/notes',
    `/api/rhema/plans/${planId}`,
  ];
  const answers = await Promise.all(paths.map((path) => reader.ask('GET', path)));
  const gallery = await reader.ask<{ id: string }[]>('GET', '/api/gallery');
  return [answers, gallery.data.map(({ id }) => id)];
}

const named = JOURNAL_ROUTES.map((route) => [nameOf(route), route] as const);

describe('another reader’s data', () => {
  const byId = named.filter(([, { path, gate }]) => path.includes('{') && gate !== 'everyone');

  it.each(byId)('is reported as not found (404): %s', async (_, route) => {
    const before = await everything(ana, hers);
    const stranger = await stack.reader({ tier: 'premium', role: 'admin' });
    const answer = await stranger.ask(route.method, pathFor(route, hers), bodyFor(route, hers));
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 404,
      code: expect.stringMatching(/_NOT_FOUND/) as string,
    });
    expect(await everything(ana, hers)).toEqual(before);
  });

  it.each(named.filter(([, { path }]) => !path.includes('{')))(
    'is in no response of %s',
    async (_, route) => {
      const before = await everything(ana, hers);
      const stranger = await stack.reader({ tier: 'premium' });
      const path = pathFor(route, hers);
      const ids = `ids=${hers.entryId}&entryId=${hers.entryId}&after=${hers.entryId}&userId=${ana.id}`;
      const body = bodyFor(route, hers);
      const sent = body && { ...body, userId: ana.id, ownerId: ana.id };
      const answer = await stranger.ask(route.method, `${path}${path.includes('?') ? '&' : '?'}${ids}`, sent);
      expect(answer.status).toBeLessThan(500);
      const answered = JSON.stringify(answer);
      const { contentId, shareId, shareToken, noteId, imageId, planId, calendarPath, deviceId } = hers;
      for (const id of [contentId, shareId, shareToken, noteId, imageId, planId, calendarPath, deviceId])
        expect(answered).not.toContain(id);
      if (route.method === 'GET') expect(answered).not.toContain(SECRET);
      expect(await everything(ana, hers)).toEqual(before);
    },
  );

  it('cannot be reached by an operation of a device', async () => {
    const before = await everything(ana, hers);
    const stranger = await stack.reader({ tier: 'premium' });
    const operations = [{ title: 'Mine now' }, { binned: true }, { archived: true }].map((fields, place) => ({
      id: `0b9a2f0e-8f5c-4b1e-9a51-3d1f2b6c7d8${place}`,
      entryId: hers.entryId,
      createdAt: '2026-03-01T00:00:00.000Z',
      known: { version: 1, text: 1 },
      change: { fields },
    }));
    const sync = { deviceId: 'a-device', since: 0, operations };
    const { data } = await stranger.ask<{ results: { status: string }[]; changes: unknown[] }>(
      'POST',
      '/api/journal/sync',
      sync,
    );
    expect(data.results.map(({ status }) => status)).toEqual(['gone', 'gone', 'gone']);
    expect(data.changes).toEqual([]);
    expect(await everything(ana, hers)).toEqual(before);
  });
});

/**
 * The actions of a reader below plus besides reading: delete, undo a deletion, end shares, exchange with devices (which
 * checks each operation), and all actions that need no plan (decisions, "Journal below plus"; specification, section
 * 2).
 */
const FREE_WRITES = new Set([
  'DELETE /api/journal/{id}',
  'POST /api/journal/{id}/restore',
  'DELETE /api/journal/{id}/content/{contentId}',
  'DELETE /api/share/{share}',
  'POST /api/journal/sync',
  'PUT /api/bookmarks',
  'PUT /api/highlights',
  'PUT /api/reading',
  'DELETE /api/notes/{id}',
  'POST /api/verse-notes',
  'PUT /api/verse-notes/{id}',
  'POST /api/gallery',
  'DELETE /api/gallery/{id}',
  'POST /api/gallery/{id}/restore',
  'POST /api/rhema/plans',
  'PUT /api/rhema/plans/{planId}',
  'DELETE /api/rhema/plans/{planId}',
  'POST /api/rhema/plans/{planId}/days/{day}/complete',
  'POST /api/rhema/plans/{planId}/undo',
  'POST /api/rhema/plans/{planId}/freeze',
  'POST /api/rhema/plans/{planId}/reschedule',
  'POST /api/rhema/plans/{planId}/calendar',
  'DELETE /api/rhema/plans/{planId}/calendar',
  'PUT /api/rhema/reminder',
  'POST /api/rhema/reminder/devices',
  'DELETE /api/rhema/reminder/devices/{deviceId}',
]);

const isFree = ({ method, path }: (typeof JOURNAL_ROUTES)[number]) =>
  method === 'GET' || FREE_WRITES.has(nameOf({ method, path }));

describe('a reader whose plan has ended', () => {
  /** A reader who wrote during a plan that has ended. */
  const lapsed = async () => {
    const paid = await stack.reader();
    const own = await furnish(paid);
    return { paid, own, free: await stack.reader({ userId: paid.id, tier: 'free' }) };
  };

  it.each(named.filter(([, route]) => isFree(route)))('may call %s', async (_, route) => {
    const { own, free } = await lapsed();
    const path = pathFor(route, own);
    if (path.endsWith('/restore')) await free.ask('DELETE', path.replace('/restore', ''));
    const answer = await free.ask(route.method, path, bodyFor(route, own));
    expect(`${answer.status} ${answer.error}`).toMatch(/^20[01] undefined$/);
  });

  it.each(named.filter(([, route]) => !isFree(route)))('needs plus for %s', async (_, route) => {
    const { own, free, paid } = await lapsed();
    const before = await everything(paid, own);
    const answer = await free.ask(route.method, pathFor(route, own), bodyFor(route, own));
    expect(answer).toMatchObject({ status: 403, code: 'TIER_REQUIRED', requiredTier: 'plus' });
    expect(await everything(paid, own)).toEqual(before);
  });

  it('can find, export and delete their entries, and end their shares', async () => {
    const { own, free } = await lapsed();
    const found = await free.ask<unknown[]>('GET', '/api/journal/search?q=kept');
    expect(found.data).toHaveLength(1);
    expect(JSON.stringify(await free.ask('GET', '/api/journal/export'))).toContain(SECRET);
    const link = `/api/share/${own.shareToken}`;
    expect((await free.ask('GET', link)).status).toBe(200);
    await free.ask('DELETE', `/api/share/${own.shareId}`);
    expect(await free.ask('GET', link)).toMatchObject({ status: 404, code: 'SHARE_NOT_FOUND' });
    await free.ask('DELETE', `/api/journal/${own.entryId}`);
    expect((await free.ask<unknown[]>('GET', '/api/journal')).data).toEqual([]);
    expect((await free.ask<unknown[]>('GET', '/api/journal/bin')).data).toHaveLength(1);
  });

  it('cannot write through a device, but can delete through it', async () => {
    const { own, free } = await lapsed();
    const operation = (place: number, fields: object) => ({
      id: `0b9a2f0e-8f5c-4b1e-9a51-3d1f2b6c7d8${place}`,
      entryId: own.entryId,
      createdAt: '2026-03-01T00:00:00.000Z',
      known: { version: 9, text: 1 },
      change: { fields },
    });
    const operations = [operation(0, { title: 'Written free' }), operation(1, { binned: true })];
    const { data } = await free.ask<{ results: { status: string; code?: string }[] }>(
      'POST',
      '/api/journal/sync',
      { deviceId: 'a-device', operations },
    );
    expect(data.results).toMatchObject([{ status: 'refused', code: 'TIER_REQUIRED' }, { status: 'applied' }]);
    const entry: JournalEntry = await free.entry(own.entryId);
    expect(entry.title).toBe(SECRET);
    expect(entry.deletedAt).not.toBeNull();
  });
});

describe('the calendar of a reading plan', () => {
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${stack.gateway.origin}${address}`, { headers });

  it('is open to anybody who has its address, is sent again only after a change, and ends with its address', async () => {
    const ruth = await stack.reader({ tier: 'free' });
    const { planId, calendarPath } = await furnish(await stack.reader({ userId: ruth.id }));
    const plan = `/api/rhema/plans/${planId}`;
    const first = await get(calendarPath);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await first.text();
    expect(text).toContain('DTSTART:21990101T090000\r\nDTEND:21990101T100000');
    const etag = first.headers.get('etag')!;
    expect((await get(calendarPath, { 'if-none-match': etag })).status).toBe(304);
    await ruth.ask('PUT', plan, { title: 'Another harvest' });
    await until('the calendar has changed', async () => {
      const again = await get(calendarPath, { 'if-none-match': etag });
      return again.status === 200 && (await again.text()).includes('Another harvest');
    });
    await ruth.ask('DELETE', `${plan}/calendar`);
    await until('the address has ended', async () => (await get(calendarPath)).status === 404);
    expect((await get('/api/calendar/guessed.ics')).status).toBe(404);
    expect((await get(`/api/calendar/${'A'.repeat(32)}.ics`)).status).toBe(404);
  });
});

describe('a plan', () => {
  const refused = async (reader: StackReader, path: string, body: unknown) =>
    (await reader.ask('POST', path, body)).error;

  it('is refused with the text of what is wrong, in the language of the reader', async () => {
    const ruth = await stack.reader({ tier: 'free' });
    const form = { readyMade: 'book', book: 'Ruth', startDate: PLAN_DATES[0] };
    const plans = '/api/rhema/plans';
    expect(await refused(ruth, plans, { ...form, startDate: '2020-02-29' })).toBe(
      'Start date cannot be in the past',
    );
    expect(await refused(ruth, plans, { ...form, startDate: undefined })).toBe('Start date is required');
    expect(await refused(ruth, plans, { ...form, startDate: '2199-02-30' })).toBe('Invalid date');
    expect(await refused(ruth, plans, { ...form, startDate: '9999-12-30' })).toBe('Invalid date');
    const { planId } = await furnish(await stack.reader({ userId: ruth.id }));
    const own = `${plans}/${planId}`;
    expect(await refused(ruth, `${own}/days/1/complete`, { date: '2198-12-31' })).toBeUndefined(); // it is complete
    expect(await refused(ruth, `${own}/days/2/complete`, { date: '2198-12-31' })).toBe(
      'This date is not in the plan.',
    );
    expect((await ruth.ask('POST', `${own}/days/400/complete`, { date: PLAN_DATES[0] })).status).toBe(404);
    const title = await ruth.ask('PUT', own, { title: ' '.repeat(9) });
    expect(title).toMatchObject({ status: 400, error: 'Title is required' });
    expect((await ruth.ask('PUT', own, { title: 'x'.repeat(101) })).error).toBe(
      'Title must be no more than 100 characters',
    );
    expect((await ruth.ask('PUT', own, { topic: '' })).error).toBe('Topic is required.');
    const script = '<script>alert(1)</script> 🕊️';
    expect((await ruth.ask<{ title: string }>('PUT', own, { title: script })).data.title).toBe(script);
  });
});
