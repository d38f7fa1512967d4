import { Controller, Module } from '@nestjs/common';
import { AppError, EndShare, GetShare, type JournalEntry } from '@word-unfolded/contracts';
import { Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import type { StackReader } from './stack-reader.js';
import { ServiceStack } from '../fixtures/service-stack.js';
import {
  bodyFor,
  furnish,
  JOURNAL_ROUTES,
  nameOf,
  pathFor,
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
}, 120_000);
afterAll(async () => {
  await ai.stop();
  await stack.stop();
});

/** All data of a reader that a request of somebody else might have changed. */
async function everything(reader: StackReader, { entryId }: Belongings): Promise<unknown> {
  const entry = `/api/journal/${entryId}`;
  const paths = [entry, `${entry}/versions`, `${entry}/share`, '/api/journal', '/api/notes'];
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
      for (const id of [hers.contentId, hers.shareId, hers.shareToken, hers.noteId, hers.imageId])
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
  'PUT /api/reading',
  'DELETE /api/notes/{id}',
  'POST /api/gallery',
  'DELETE /api/gallery/{id}',
  'POST /api/gallery/{id}/restore',
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
