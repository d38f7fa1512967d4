import { jest } from '@jest/globals';
import { forgotPasswordRoute, listTranslationsRoute } from '@word-unfolded/contracts';
import { failure } from '../../test/failure.js';
import { data, refusal, stubServer, type Reply } from '../../test/stub-server.js';
import { callRoute } from '../routes/call-route.js';
import { readableText } from '../problems/server-refusal.js';

const LIST = 'GET /api/scripture/translations';
const FORGOT = 'POST /api/auth/forgot-password';

const OVER_LIMIT = refusal(429, 'RATE_LIMITED');

/** Sends a request, and advances the timers through all delays. */
async function list(replies: Reply | Reply[], signal?: AbortSignal) {
  const server = stubServer({ [LIST]: replies });
  const response = callRoute(
    listTranslationsRoute,
    {},
    { language: 'en', ...server, ...(signal && { signal }) },
  );
  const settled = response.catch(() => undefined);
  return { ...server, asked: response, settled };
}

const tries = (server: { sentTo: (what: string) => unknown[] }, what = LIST) => server.sentTo(what).length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a server at capacity (429)', () => {
  it('is retried 5 times, each time after a longer delay', async () => {
    const server = await list(OVER_LIMIT);
    for (const [repetition, wait] of [200, 400, 800, 1_600, 3_200].entries()) {
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(tries(server)).toBe(repetition + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(tries(server)).toBe(repetition + 2);
    }
    const error = await failure(server.asked);
    expect(tries(server)).toBe(6);
    expect(readableText(error, 'en', 'load')).toBe('Rate limit exceeded. Please try again in 60 seconds.');
    expect(readableText(error, 'es', 'load')).toBe(
      'Límite de solicitudes superado. Inténtalo de nuevo en 60 segundos.',
    );
  });

  it('is not retried before the time that it names', async () => {
    const server = await list([{ ...(OVER_LIMIT as object), headers: { 'Retry-After': '3' } }, data([])]);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(tries(server)).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await server.asked).toEqual([]);
  });

  it('is not retried when it names a long time, which the reader sees', async () => {
    const server = await list({ ...(OVER_LIMIT as object), headers: { 'Retry-After': '42' } });
    const error = await failure(server.asked);
    expect(readableText(error, 'en', 'load')).toBe('Rate limit exceeded. Please try again in 42 seconds.');
    expect(error.fields).toEqual({ retryAfter: 42 });
    expect(tries(server)).toBe(1);
  });

  it('may name the time as a date, or in the body', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const byDate = await list({ ...(OVER_LIMIT as object), headers: { 'Retry-After': date } });
    expect((await failure(byDate.asked)).fields['retryAfter']).toBeGreaterThanOrEqual(29);
    const byBody = await list(refusal(429, 'RATE_LIMITED', { retryAfter: 20 }));
    expect((await failure(byBody.asked)).fields).toEqual({ retryAfter: 20 });
  });

  it('is not retried when it has a code of its own, such as too many wrong passwords', async () => {
    const server = await list(refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 4 }));
    const error = await failure(server.asked);
    expect([error.code, error.fields]).toEqual(['TOO_MANY_ATTEMPTS', { retryAfter: 4 }]);
    expect(tries(server)).toBe(1);
  });
});

describe('a network that is down', () => {
  it('is retried 5 times', async () => {
    const server = await list('down');
    for (const [repetition, wait] of [200, 400, 800, 1_600].entries()) {
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(tries(server)).toBe(repetition + 1);
      await jest.advanceTimersByTimeAsync(1);
    }
    const error = await failure(server.asked);
    expect(tries(server)).toBe(5);
    expect(readableText(error, 'en', 'load')).toBe('Request failed after multiple retries');
    expect(readableText(error, 'es', 'load')).toBe('La solicitud falló después de varios intentos');
  });

  it('goes unnoticed when it recovers in time', async () => {
    const server = await list(['down', 'down', data([])]);
    await jest.advanceTimersByTimeAsync(600);
    expect(await server.asked).toEqual([]);
  });

  it('is not retried for a caller who has cancelled', async () => {
    const left = new AbortController();
    const server = await list('down', left.signal);
    await jest.advanceTimersByTimeAsync(100);
    left.abort();
    expect((await failure(server.asked)).code).toBe('OPERATION_CANCELLED');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tries(server)).toBe(1);
  });

  it('does not include a refusal', async () => {
    const server = await list(refusal(503, 'SERVICE_UNAVAILABLE'));
    expect((await failure(server.asked)).code).toBe('SERVICE_UNAVAILABLE');
    expect(tries(server)).toBe(1);
  });
});

describe('a write whose response was lost', () => {
  const write = (replies: Reply[], idempotencyKey?: string) => {
    const server = stubServer({ [FORGOT]: replies });
    const options = { language: 'en', ...server, ...(idempotencyKey && { idempotencyKey }) } as const;
    const sent = callRoute(forgotPasswordRoute, { body: { email: 'ruth@example.org' } }, options);
    return { ...server, sent };
  };
  const keysOf = ({ sentTo }: Pick<ReturnType<typeof write>, 'sentTo'>) =>
    sentTo(FORGOT).map(({ headers }) => headers['Idempotency-Key']);

  it('is sent again with the same key, so that it is executed once', async () => {
    const writing = write(['down', 'down', data({ sent: true })]);
    await jest.advanceTimersByTimeAsync(600);
    expect(await writing.sent).toEqual({ sent: true });
    const keys = keysOf(writing);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('waits for the first attempt while the server is still executing it', async () => {
    const writing = write(['down', refusal(409, 'STILL_IN_PROGRESS'), data({ sent: true })]);
    await jest.advanceTimersByTimeAsync(600);
    expect(await writing.sent).toEqual({ sent: true });
  });

  it('waits for another attempt of the same write, such as one from before a reload', async () => {
    const writing = write([refusal(409, 'STILL_IN_PROGRESS'), data({ sent: true })], 'mine');
    await jest.advanceTimersByTimeAsync(200);
    expect(await writing.sent).toEqual({ sent: true });
    expect(keysOf(writing)).toEqual(['mine', 'mine']);
  });

  it('is retried with the same key when its outcome is unknown, and not before the named time', async () => {
    const unknown = { ...(refusal(504, 'OUTCOME_UNKNOWN') as object), headers: { 'Retry-After': '2' } };
    const writing = write([unknown, unknown, data({ sent: true })]);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(keysOf(writing)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(keysOf(writing)).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await writing.sent).toEqual({ sent: true });
    expect(new Set(keysOf(writing)).size).toBe(1);
  });

  it.each([
    [504, 'OUTCOME_UNKNOWN'],
    [409, 'STILL_IN_PROGRESS'],
  ])('finally fails: %i %s', async (status, code) => {
    const writing = write([refusal(status, code, { retryAfter: 1 })]);
    const failed = failure(writing.sent);
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await failed).code).toBe(code);
    expect(keysOf(writing)).toHaveLength(11);
  });

  it('is left to the reader when the server asks for a long delay', async () => {
    const writing = write([refusal(504, 'OUTCOME_UNKNOWN', { retryAfter: 30 })]);
    expect((await failure(writing.sent)).code).toBe('OUTCOME_UNKNOWN');
    expect(keysOf(writing)).toHaveLength(1);
  });

  it('is repeated after any other response only by the reader', async () => {
    const writing = write([refusal(503, 'SERVICE_UNAVAILABLE')]);
    expect((await failure(writing.sent)).code).toBe('SERVICE_UNAVAILABLE');
    expect(keysOf(writing)).toHaveLength(1);
  });

  it('has a new key for each call, unless a key is given', async () => {
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
