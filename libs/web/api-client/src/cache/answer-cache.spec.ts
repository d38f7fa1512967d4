import '../../test/memory-indexed-db.js';
import { jest } from '@jest/globals';
import {
  defineMessage,
  defineRoute,
  listTranslationsRoute,
  loginRoute,
  meRoute,
  refreshAvatarRoute,
  searchScriptureRoute,
} from '@word-unfolded/contracts';
import { z } from 'zod';
import { failure } from '../../test/failure.js';
import { emptyStore, storedRows } from '../../test/memory-indexed-db.js';
import { data, stubServer, tokenOf } from '../../test/stub-server.js';
import { askRoute, callRoute } from '../routes/call-route.js';
import { readableText } from '../problems/server-refusal.js';
import { storeToken } from '../session/access-token.js';
import { forgetPrivateAnswers } from './answer-cache.js';
import { lifetimeOf } from './lifetimes.js';

const LIST = 'GET /api/scripture/translations';
const ENTRIES = 'GET /api/journal';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A private list, like one of the journal. */
const listEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/journal',
  summary: 'Entries',
  tag: 'Journal',
  gate: 'signed-in',
  message: defineMessage({
    subject: 'journal.entry.list',
    request: z.object({ userId: z.string() }),
    response: z.array(z.string()),
  }),
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});

type Server = ReturnType<typeof stubServer>;
const translations = (server: Server, language: 'en' | 'es' = 'en') =>
  askRoute(listTranslationsRoute, {}, { language, ...server });
const entries = (server: Server) => askRoute(listEntriesRoute, {}, { language: 'en', ...server });

const NOTHING_FOUND = {
  translations: ['WEB'],
  matched: null,
  correction: null,
  verses: [],
  pagination: { page: 1, limit: 20, total: 0, pages: 0 },
};

/** Waits until background writes have finished. */
const written = () => jest.advanceTimersByTimeAsync(1);

let isOnline: boolean;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') });
  emptyStore();
  storeToken(tokenOf('ruth'));
  isOnline = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the cache lifetimes of responses', () => {
  it.each([
    ['/api/scripture/translations', 7 * DAY_MS],
    ['/api/proxy/bible/passage', 7 * DAY_MS],
    ['/api/journal/{id}/content', 30 * MINUTE_MS],
    ['/api/magazine/{slug}', 30 * MINUTE_MS],
    ['/api/journal', 5 * MINUTE_MS],
    ['/api/journal/{id}', 5 * MINUTE_MS],
    ['/api/bookmarks', 2 * MINUTE_MS],
  ])('are those of the specification for %s', (path, lifetime) => {
    expect(lifetimeOf(path)).toBe(lifetime);
  });

  it.each([meRoute, loginRoute, refreshAvatarRoute])('are zero for session data: $path', ({ path }) => {
    expect(lifetimeOf(path)).toBe(0);
  });
});

describe('a GET without the network', () => {
  it('is answered from the cache, and reports that and since when', async () => {
    const server = stubServer({ [ENTRIES]: data(['a stone', 'a well']) });
    expect(await entries(server)).toEqual({ data: ['a stone', 'a well'], fromCache: false });
    await written();
    isOnline = false;
    await jest.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect(await entries(server)).toEqual({
      data: ['a stone', 'a well'],
      fromCache: true,
      storedAt: Date.parse('2026-03-01T08:00:00Z'),
    });
    expect(server.sent).toHaveLength(1);
  });

  it('reports an empty cache', async () => {
    isOnline = false;
    const error = await failure(translations(stubServer({})));
    expect(readableText(error, 'en', 'load')).toBe('No cached data available');
    expect(readableText(error, 'es', 'load')).toBe('No hay datos guardados disponibles');
  });

  it('reports an expired cache', async () => {
    await entries(stubServer({ [ENTRIES]: data(['a stone']) }));
    await written();
    isOnline = false;
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(readableText(await failure(entries(stubServer({}))), 'en', 'load')).toBe('Cached data expired');
  });

  it('is not answered in another language', async () => {
    await translations(stubServer({ [LIST]: data([]) }), 'en');
    await written();
    isOnline = false;
    expect((await failure(translations(stubServer({}), 'es'))).code).toBe('CACHE_EMPTY');
  });

  it('is not answered with a value that an older version stored in another format', async () => {
    await entries(stubServer({ [ENTRIES]: data(['a stone']) }));
    await written();
    for (const row of storedRows()) Object.assign(row, { data: [{ title: 'a stone' }] });
    isOnline = false;
    expect((await failure(entries(stubServer({})))).code).toBe('CACHE_EMPTY');
  });
});

describe('a network that fails while the browser reports it as online', () => {
  it('is replaced by the cache after 3 failures', async () => {
    const server = stubServer({ [LIST]: [data([]), 'down'] });
    await translations(server);
    await written();
    const response = translations(server);
    await jest.advanceTimersByTimeAsync(599);
    expect(server.sentTo(LIST)).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(await response).toMatchObject({ data: [], fromCache: true });
    expect(server.sentTo(LIST)).toHaveLength(4);
  });

  it('is retried further when nothing is cached', async () => {
    const server = stubServer({ [LIST]: ['down', 'down', 'down', data([])] });
    const response = translations(server);
    await jest.advanceTimersByTimeAsync(1_400);
    expect(await response).toEqual({ data: [], fromCache: false });
  });
});

describe('the cached data of a reader', () => {
  it('is not shown to another reader', async () => {
    await entries(stubServer({ [ENTRIES]: data(['for Ruth alone']) }));
    await written();
    isOnline = false;
    storeToken(tokenOf('boaz'));
    expect((await failure(entries(stubServer({})))).code).toBe('CACHE_EMPTY');
  });

  it('is deleted on sign-out, while public data stays', async () => {
    await entries(stubServer({ [ENTRIES]: data(['for Ruth alone']) }));
    await translations(stubServer({ [LIST]: data([]) }));
    await written();
    await forgetPrivateAnswers();
    expect(JSON.stringify(storedRows())).not.toContain('for Ruth alone');
    isOnline = false;
    expect((await translations(stubServer({}))).fromCache).toBe(true);
  });

  it('includes the words of a search, although every reader may search', async () => {
    const server = stubServer({ 'GET /api/scripture/search?q=anxious': data(NOTHING_FOUND) });
    const search = { query: { q: 'anxious' } };
    await askRoute(searchScriptureRoute, search, { language: 'en', ...server });
    await written();
    expect(JSON.stringify(storedRows())).toContain('anxious');
    await forgetPrivateAnswers();
    expect(JSON.stringify(storedRows())).not.toContain('anxious');
  });

  it('is not stored when the response arrives after the sign-out', async () => {
    const server = stubServer({ [ENTRIES]: data(['for Ruth alone']) });
    const response = entries(server);
    storeToken(null);
    await response;
    await written();
    expect(storedRows()).toEqual([]);
  });

  it('includes nothing of the session requests', async () => {
    await callRoute(
      refreshAvatarRoute,
      {},
      {
        language: 'en',
        ...stubServer({ 'GET /api/auth/profile/avatar/refresh': data({ avatarUrl: null, expiresIn: null }) }),
      },
    );
    await written();
    expect(storedRows()).toEqual([]);
  });
});

describe('a full device', () => {
  it('evicts its oldest response', async () => {
    emptyStore({ room: 2 });
    for (const language of ['en', 'es'] as const) {
      await translations(stubServer({ [LIST]: data([]) }), language);
      await written();
      await jest.advanceTimersByTimeAsync(1_000);
    }
    await entries(stubServer({ [ENTRIES]: data(['newest']) }));
    await written();
    isOnline = false;
    expect((await entries(stubServer({}))).data).toEqual(['newest']);
    expect((await failure(translations(stubServer({}), 'en'))).code).toBe('CACHE_EMPTY');
  });

  it('never breaks a page: a response that does not fit is not cached', async () => {
    emptyStore({ isBroken: true });
    expect(await entries(stubServer({ [ENTRIES]: data(['a stone']) }))).toEqual({
      data: ['a stone'],
      fromCache: false,
    });
  });
});
