import { jest } from '@jest/globals';
import { forgotPasswordRoute, listTranslationsRoute, meRoute } from '@word-unfolded/contracts';
import { failure } from '../../test/failure.js';
import { emptyStore } from '../../test/memory-indexed-db.js';
import { data, stubServer, type Reply } from '../../test/stub-server.js';
import { askRoute, callRoute } from '../routes/call-route.js';
import { CONNECTION_EVENTS, isOnline, probe } from './connection.js';

const LIST = 'GET /api/scripture/translations';
const FORGOT = 'POST /api/auth/forgot-password';
const PROBE = 'GET /api/health';

type Replies = Readonly<Record<string, Reply | readonly Reply[]>>;

const list = (replies: Replies) =>
  askRoute(listTranslationsRoute, {}, { language: 'en', ...stubServer(replies) });
const forgot = (server: ReturnType<typeof stubServer>) =>
  callRoute(forgotPasswordRoute, { body: { email: 'ruth@example.org' } }, { language: 'en', ...server });

/** Advances the timers, and then returns the state of a promise. */
async function after<Value>(milliseconds: number, promise: Promise<Value>) {
  let outcome: 'waits' | 'is settled' = 'waits';
  const settle = () => (outcome = 'is settled');
  promise.then(settle, settle);
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

const events: string[] = [];
for (const event of Object.values(CONNECTION_EVENTS))
  window.addEventListener(event, () => events.push(event));

beforeEach(async () => {
  jest.useFakeTimers();
  emptyStore();
  await probe(stubServer({}).transport);
  events.length = 0;
});
afterEach(async () => {
  await probe(stubServer({}).transport);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a reachable server that accepts a request and never responds', () => {
  it('times out after 8 seconds for scripture requests', async () => {
    const response = list({ [LIST]: 'never' });
    expect(await after(7_999, response)).toBe('waits');
    expect(await after(1, response)).toBe('is settled');
    expect((await failure(response)).code).toBe('SERVICE_TIMEOUT');
    expect(isOnline()).toBe(true);
  });

  it('times out after 90 seconds for other requests', async () => {
    const server = stubServer({ 'GET /api/auth/me': 'never' });
    const response = callRoute(meRoute, {}, { language: 'en', ...server });
    expect(await after(89_999, response)).toBe('waits');
    expect(await after(1, response)).toBe('is settled');
    expect((await failure(response)).code).toBe('SERVICE_TIMEOUT');
  });

  it('is asked a second time for a read when a probe is answered: the connection may lead nowhere', async () => {
    const server = stubServer({ [LIST]: ['never', data([])], [PROBE]: data({}) });
    const response = askRoute(listTranslationsRoute, {}, { language: 'en', ...server });
    expect(await after(1_999, response)).toBe('waits');
    expect(await after(400, response)).toBe('is settled');
    expect(await response).toMatchObject({ data: [], fromCache: false });
    expect(server.sentTo(LIST)).toHaveLength(2);
  });

  it('is replaced by the cache of this device', async () => {
    await list({ [LIST]: data([]) });
    await jest.advanceTimersByTimeAsync(10);
    const response = list({ [LIST]: 'never' });
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await response).toMatchObject({ data: [], fromCache: true });
  });
});

describe('a network that is up and leads nowhere', () => {
  it.each<[string, Reply]>([
    ['never answers', 'never'],
    ['is not found', 'down'],
    ['is a captive portal that answers everything', { body: '<html>Please pay</html>' }],
  ])('is detected by a probe: the server %s', async (_, answer) => {
    const response = list({ [LIST]: 'never', [PROBE]: answer });
    expect(await after(7_000, response)).toBe('is settled');
    expect((await failure(response)).code).toBe('NETWORK_ERROR');
    expect(isOnline()).toBe(false);
    expect(events).toEqual(['app:offline']);
  });

  it('is detected as restored without a new request', async () => {
    const response = failure(list({ [LIST]: 'never', [PROBE]: ['down', 'down', data({})] }));
    await jest.advanceTimersByTimeAsync(2_100);
    expect(isOnline()).toBe(false);
    await response;
    await jest.advanceTimersByTimeAsync(3_100);
    expect(events).toEqual(['app:offline', 'app:online']);
    expect(isOnline()).toBe(true);
  });

  it('is detected by a second attempt while the first probe hangs, and the request is sent again', async () => {
    const replies = { [LIST]: ['never', data([])], [PROBE]: ['never', data({})] } satisfies Replies;
    const response = list(replies);
    expect(await after(3_400, response)).toBe('waits');
    expect(await after(400, response)).toBe('is settled'); // 2 s until the probe, 1.5 s until its second attempt
    expect(await response).toMatchObject({ data: [], fromCache: false });
    expect(events).toEqual([]); // the server was never taken to be away
  });

  it('is probed once more before a write is refused', async () => {
    await probe(stubServer({ [PROBE]: 'down' }).transport);
    expect((await failure(forgot(stubServer({ [PROBE]: 'down' })))).code).toBe('OFFLINE');
    expect(await forgot(stubServer({ [FORGOT]: data({ sent: true }) }))).toEqual({ sent: true });
    expect(isOnline()).toBe(true);
  });

  it('is replaced at once by the cache of this device, and requested only for uncached data', async () => {
    await list({ [LIST]: data([]) });
    await jest.advanceTimersByTimeAsync(10);
    await probe(stubServer({ [PROBE]: 'down' }).transport);
    expect(await list({ [LIST]: 'never', [PROBE]: 'never' })).toMatchObject({ fromCache: true });
    emptyStore();
    expect(await list({ [LIST]: data([]) })).toMatchObject({ fromCache: false });
  });
});
