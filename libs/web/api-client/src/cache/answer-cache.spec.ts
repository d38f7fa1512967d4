import '../../test/memory-indexed-db.js';
import { jest } from '@jest/globals';
import {
  defineMessage,
  defineRoute,
  listTranslationsRoute,
  loginRoute,
  meRoute,
  refreshAvatarRoute,
} from '@word-unfolded/contracts';
import { z } from 'zod';
import { failure } from '../../test/failure.js';
import { emptyStore, keptRows } from '../../test/memory-indexed-db.js';
import { data, stubServer, tokenOf } from '../../test/stub-server.js';
import { askRoute, callRoute } from '../call-route.js';
import { readableText } from '../server-refusal.js';
import { keepToken } from '../session/access-token.js';
import { forgetPrivateAnswers } from './answer-cache.js';
import { lifetimeOf } from './lifetimes.js';

const LIST = 'GET /api/scripture/translations';
const ENTRIES = 'GET /api/journal';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A private list, as the journal will have one. */
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

/** Until what is written without being waited for has been written. */
const written = () => jest.advanceTimersByTimeAsync(1);

let isOnline: boolean;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') });
  emptyStore();
  keepToken(tokenOf('ruth'));
  isOnline = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the lifetimes of answers', () => {
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

  it.each([meRoute, loginRoute, refreshAvatarRoute])(
    'are none for what belongs to the session: $path',
    ({ path }) => {
      expect(lifetimeOf(path)).toBe(0);
    },
  );
});

describe('a GET without the network', () => {
  it('is answered with what is kept, and says so and since when', async () => {
    const server = stubServer({ [ENTRIES]: data(['a stone', 'a well']) });
    expect(await entries(server)).toEqual({ data: ['a stone', 'a well'], fromCache: false });
    await written();
    isOnline = false;
    await jest.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect(await entries(server)).toEqual({
      data: ['a stone', 'a well'],
      fromCache: true,
      keptAt: Date.parse('2026-03-01T08:00:00Z'),
    });
    expect(server.sent).toHaveLength(1);
  });

  it('says so when nothing is kept', async () => {
    isOnline = false;
    const error = await failure(translations(stubServer({})));
    expect(readableText(error, 'en')).toBe('No cached data available');
    expect(readableText(error, 'es')).toBe('No hay datos guardados disponibles');
  });

  it('says so when what is kept is too old', async () => {
    await entries(stubServer({ [ENTRIES]: data(['a stone']) }));
    await written();
    isOnline = false;
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(readableText(await failure(entries(stubServer({}))), 'en')).toBe('Cached data expired');
  });

  it('is not answered with what is kept in another language', async () => {
    await translations(stubServer({ [LIST]: data([]) }), 'en');
    await written();
    isOnline = false;
    expect((await failure(translations(stubServer({}), 'es'))).code).toBe('CACHE_EMPTY');
  });

  it('is not answered with what an older version kept in another shape', async () => {
    await entries(stubServer({ [ENTRIES]: data(['a stone']) }));
    await written();
    for (const row of keptRows()) Object.assign(row, { data: [{ title: 'a stone' }] });
    isOnline = false;
    expect((await failure(entries(stubServer({})))).code).toBe('CACHE_EMPTY');
  });
});

describe('a network that fails while the browser believes in it', () => {
  it('is replaced by what is kept after 3 failures', async () => {
    const server = stubServer({ [LIST]: [data([]), 'down'] });
    await translations(server);
    await written();
    const asked = translations(server);
    await jest.advanceTimersByTimeAsync(599);
    expect(server.sentTo(LIST)).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ data: [], fromCache: true });
    expect(server.sentTo(LIST)).toHaveLength(4);
  });

  it('is tried on when nothing is kept', async () => {
    const server = stubServer({ [LIST]: ['down', 'down', 'down', data([])] });
    const asked = translations(server);
    await jest.advanceTimersByTimeAsync(1_400);
    expect(await asked).toEqual({ data: [], fromCache: false });
  });
});

describe('what is kept of a reader', () => {
  it('is not shown to another reader', async () => {
    await entries(stubServer({ [ENTRIES]: data(['for Ruth alone']) }));
    await written();
    isOnline = false;
    keepToken(tokenOf('boaz'));
    expect((await failure(entries(stubServer({})))).code).toBe('CACHE_EMPTY');
  });

  it('is gone after signing out, and what is for everyone stays', async () => {
    await entries(stubServer({ [ENTRIES]: data(['for Ruth alone']) }));
    await translations(stubServer({ [LIST]: data([]) }));
    await written();
    await forgetPrivateAnswers();
    expect(JSON.stringify(keptRows())).not.toContain('for Ruth alone');
    isOnline = false;
    expect((await translations(stubServer({}))).fromCache).toBe(true);
  });

  it('is not kept when the answer comes after they have signed out', async () => {
    const server = stubServer({ [ENTRIES]: data(['for Ruth alone']) });
    const asked = entries(server);
    keepToken(null);
    await asked;
    await written();
    expect(keptRows()).toEqual([]);
  });

  it('is nothing of what the session itself asks for', async () => {
    await callRoute(
      refreshAvatarRoute,
      {},
      {
        language: 'en',
        ...stubServer({ 'GET /api/auth/profile/avatar/refresh': data({ avatarUrl: null, expiresIn: null }) }),
      },
    );
    await written();
    expect(keptRows()).toEqual([]);
  });
});

describe('a device that is full', () => {
  it('makes room by its oldest answer', async () => {
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

  it('never breaks a page: what cannot be kept is not kept', async () => {
    emptyStore({ isBroken: true });
    expect(await entries(stubServer({ [ENTRIES]: data(['a stone']) }))).toEqual({
      data: ['a stone'],
      fromCache: false,
    });
  });
});
