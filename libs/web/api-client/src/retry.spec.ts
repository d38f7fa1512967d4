import { jest } from '@jest/globals';
import { forgotPasswordRoute, listTranslationsRoute } from '@word-unfolded/contracts';
import { failure } from '../test/failure.js';
import { data, refusal, stubServer, type Reply } from '../test/stub-server.js';
import { callRoute } from './call-route.js';
import { readableText } from './server-refusal.js';

const LIST = 'GET /api/scripture/translations';
const FORGOT = 'POST /api/auth/forgot-password';

const OVER_LIMIT = refusal(429, 'RATE_LIMITED');

/** Asks, and lets all the waits pass. */
async function list(replies: Reply | Reply[], signal?: AbortSignal) {
  const server = stubServer({ [LIST]: replies });
  const asked = callRoute(
    listTranslationsRoute,
    {},
    { language: 'en', ...server, ...(signal && { signal }) },
  );
  const settled = asked.catch(() => undefined);
  return { ...server, asked, settled };
}

const tries = (server: { sentTo: (what: string) => unknown[] }, what = LIST) => server.sentTo(what).length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a server that has no room (429)', () => {
  it('is asked again 5 times, each time after a longer wait', async () => {
    const server = await list(OVER_LIMIT);
    for (const [repetition, wait] of [200, 400, 800, 1_600, 3_200].entries()) {
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(tries(server)).toBe(repetition + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(tries(server)).toBe(repetition + 2);
    }
    const error = await failure(server.asked);
    expect(tries(server)).toBe(6);
    expect(readableText(error, 'en')).toBe('Rate limit exceeded. Please try again in 60 seconds.');
    expect(readableText(error, 'es')).toBe(
      'Límite de solicitudes superado. Inténtalo de nuevo en 60 segundos.',
    );
  });

  it('is not asked before the time that it names', async () => {
    const server = await list([{ ...(OVER_LIMIT as object), headers: { 'Retry-After': '3' } }, data([])]);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(tries(server)).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await server.asked).toEqual([]);
  });

  it('is left alone when it names a long time, and the reader is told how long', async () => {
    const server = await list({ ...(OVER_LIMIT as object), headers: { 'Retry-After': '42' } });
    const error = await failure(server.asked);
    expect(readableText(error, 'en')).toBe('Rate limit exceeded. Please try again in 42 seconds.');
    expect(error.fields).toEqual({ retryAfter: 42 });
    expect(tries(server)).toBe(1);
  });

  it('reads a time that is given as a date, or in the body', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const byDate = await list({ ...(OVER_LIMIT as object), headers: { 'Retry-After': date } });
    expect((await failure(byDate.asked)).fields['retryAfter']).toBeGreaterThanOrEqual(29);
    const byBody = await list(refusal(429, 'RATE_LIMITED', { retryAfter: 20 }));
    expect((await failure(byBody.asked)).fields).toEqual({ retryAfter: 20 });
  });

  it('is believed at once when it has a reason of its own, such as too many wrong passwords', async () => {
    const server = await list(refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 4 }));
    const error = await failure(server.asked);
    expect([error.code, error.fields]).toEqual(['TOO_MANY_ATTEMPTS', { retryAfter: 4 }]);
    expect(tries(server)).toBe(1);
  });
});

describe('a network that is down', () => {
  it('is tried 5 times', async () => {
    const server = await list('down');
    for (const [repetition, wait] of [200, 400, 800, 1_600].entries()) {
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(tries(server)).toBe(repetition + 1);
      await jest.advanceTimersByTimeAsync(1);
    }
    const error = await failure(server.asked);
    expect(tries(server)).toBe(5);
    expect(readableText(error, 'en')).toBe('Request failed after multiple retries');
    expect(readableText(error, 'es')).toBe('La solicitud falló después de varios intentos');
  });

  it('is not noticed when it comes back in time', async () => {
    const server = await list(['down', 'down', data([])]);
    await jest.advanceTimersByTimeAsync(600);
    expect(await server.asked).toEqual([]);
  });

  it('is not tried for whoever has left meanwhile', async () => {
    const left = new AbortController();
    const server = await list('down', left.signal);
    await jest.advanceTimersByTimeAsync(100);
    left.abort();
    expect((await failure(server.asked)).code).toBe('OPERATION_CANCELLED');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tries(server)).toBe(1);
  });

  it('is not what an answer is taken for that refuses', async () => {
    const server = await list(refusal(503, 'SERVICE_UNAVAILABLE'));
    expect((await failure(server.asked)).code).toBe('SERVICE_UNAVAILABLE');
    expect(tries(server)).toBe(1);
  });
});

describe('a write whose answer was lost', () => {
  const write = (replies: Reply[], idempotencyKey?: string) => {
    const server = stubServer({ [FORGOT]: replies });
    const options = { language: 'en', ...server, ...(idempotencyKey && { idempotencyKey }) } as const;
    const sent = callRoute(forgotPasswordRoute, { body: { email: 'ruth@example.org' } }, options);
    return { ...server, sent };
  };
  const keysOf = ({ sentTo }: Pick<ReturnType<typeof write>, 'sentTo'>) =>
    sentTo(FORGOT).map(({ headers }) => headers['Idempotency-Key']);

  it('is sent again under the same key, so that it is done once', async () => {
    const writing = write(['down', 'down', data({ sent: true })]);
    await jest.advanceTimersByTimeAsync(600);
    expect(await writing.sent).toEqual({ sent: true });
    const keys = keysOf(writing);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('waits for the first of it while the server is still at it', async () => {
    const writing = write(['down', refusal(409, 'STILL_IN_PROGRESS'), data({ sent: true })]);
    await jest.advanceTimersByTimeAsync(600);
    expect(await writing.sent).toEqual({ sent: true });
  });

  it('is not waited for when somebody else is at it', async () => {
    const writing = write([refusal(409, 'STILL_IN_PROGRESS')], 'mine');
    expect((await failure(writing.sent)).code).toBe('STILL_IN_PROGRESS');
  });

  it('has a key of its own for each call, or the one that it is given', async () => {
    const [first, second, third] = [
      write([data({ sent: true })]),
      write([data({ sent: true })]),
      write([data({ sent: true })], 'mine'),
    ];
    await Promise.all([first.sent, second.sent, third.sent]);
    expect(keysOf(first)[0]).not.toBe(keysOf(second)[0]);
    expect(keysOf(third)).toEqual(['mine']);
  });
});
