import { AppError, type StreamedEvent } from '@word-unfolded/contracts';
import { startService, type RunningService } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import {
  answers,
  FakeAnswersModule,
  CHUNKS,
  forgetAnswers,
  WHOLE,
  wordOf,
} from '../fixtures/fake-answers.js';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { TokenIssuer } from '../fixtures/token-issuer.js';

let gateway: Gateway;
let assistant: RunningService;
let issuer: TokenIssuer;
let token: string;
let browser: Browser;

beforeAll(async () => {
  issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  assistant = await startService('ai', FakeAnswersModule, [], gateway.environment);
  token = await issuer.issue({ tier: 'plus' });
  browser = new Browser(gateway.origin);
});
afterAll(async () => {
  await gateway.stop();
  await assistant.stop();
});
beforeEach(() => forgetAnswers());

type Line = { readonly id: string | undefined; readonly data: StreamedEvent };

/** The events of an answer, parsed as WHATWG HTML specifies. */
function linesOf(text: string): Line[] {
  const blocks = text.split('\n\n').filter((block) => block.includes('data: '));
  return blocks.map((block) => ({
    id: /^id: (.*)$/m.exec(block)?.[1],
    data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!) as StreamedEvent,
  }));
}

const textOf = (lines: readonly Line[]) =>
  lines.map(({ data }) => (data.type === 'chunk' ? data.content : '')).join('');

const PATH = '/api/ai/chat/stream';
const ask = (body: object, headers: Record<string, string> = {}, path = PATH) =>
  browser.send('POST', path, { token, body, headers });
const read = async (response: Response) => linesOf(await response.text());

describe('a stream of an answer', () => {
  it('has events with ids, and headers against caching and buffering', async () => {
    const response = await ask(
      { question: '  Who was Ruth? ', language: 'es' },
      { 'idempotency-key': 'one' },
    );
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const lines = await read(response);
    const id = headers['x-answer-id']!;
    expect(lines.map((line) => line.id)).toEqual(lines.map((_, index) => `${id}.${index + 1}`));
    expect(textOf(lines)).toBe(WHOLE);
    expect(lines.at(-1)!.data).toMatchObject({
      type: 'complete',
      fullContent: WHOLE,
      answerId: id,
      tokens: 7,
    });
    expect(answers.requests).toMatchObject([
      {
        answerId: id,
        after: 0,
        subject: { kind: 'reader', tier: 'plus' },
        task: { kind: 'chat', language: 'es', question: 'Who was Ruth?' },
      },
    ]);
  });

  it('is the same answer under the same key, and resumes after the last event', async () => {
    const key = { 'idempotency-key': 'two' };
    const first = await read(await ask({ question: 'Who?' }, key));
    const rest = await read(await ask({ question: 'Who?' }, { ...key, 'last-event-id': first[59]!.id! }));
    expect(rest).toEqual(first.slice(60));
    const [before, after] = answers.requests;
    expect(after).toEqual({ ...before, after: 60 });
    await (await ask({ question: 'Who?' }, { 'last-event-id': first[59]!.id! })).text();
    expect(answers.requests[2]).toMatchObject({ answerId: before!.answerId, after: 60 });
  });

  it('is another answer under another key, of another reader, or without a key', async () => {
    const key = { 'idempotency-key': 'three' };
    await (await ask({ question: 'Who?' }, key)).text();
    await (await ask({ question: 'Who?' }, { 'idempotency-key': 'four' })).text();
    const other = await issuer.issue({ tier: 'plus' });
    await (
      await browser.send('POST', PATH, { token: other, body: { question: 'Who?' }, headers: key })
    ).text();
    await (await ask({ question: 'Who?' })).text();
    await (await ask({ question: 'Who?' })).text();
    expect(new Set(answers.requests.map(({ answerId }) => answerId)).size).toBe(5);
  });

  it('continues without a gap when a replica disconnects', async () => {
    answers.breaksAfter = new Set([1, 17, 64, 65, CHUNKS - 1]);
    const lines = await read(await ask({ question: 'Who?' }));
    expect(textOf(lines)).toBe(WHOLE);
    expect(lines.map(({ id }) => id!.split('.')[1])).toEqual(lines.map((_, index) => String(index + 1)));
    expect(answers.requests.map(({ after }) => after)).toEqual([0, 1, 17, 64, 65, CHUNKS - 1]);
  });

  it('is refused like any request before its first event', async () => {
    const fields = { retryAfter: 90, resetAt: '2026-03-02T00:00:00.000Z' };
    answers.refusal = AppError.with('LIMIT_REACHED', {}, { fields });
    const response = await ask({ question: 'Who?', language: 'es' });
    expect(response.headers.get('retry-after')).toBe('90');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await errorOf(response)).toMatchObject({
      status: 429,
      code: 'LIMIT_REACHED',
      error: 'Agotaste el límite de hoy. Empieza de nuevo a medianoche UTC.',
      ...fields,
    });
  });

  it('reports a later failure in an event, in the language of the reader', async () => {
    answers.failsAfter = 3;
    const lines = await read(await ask({ question: 'Who?', language: 'es' }));
    const text = 'El modelo de IA no pudo responder. Inténtalo de nuevo.';
    expect(lines.at(-1)!.data).toEqual({
      type: 'error',
      code: 'PROVIDER_FAILED',
      message: text,
      error: text,
    });
    expect(textOf(lines)).toBe(wordOf(1) + wordOf(2) + wordOf(3));
  });

  it('is cancelled when its reader disconnects', async () => {
    answers.waitsAfter = 2;
    const leaving = new AbortController();
    const response = await browser.send('POST', PATH, {
      token,
      body: { question: 'Who?' },
      signal: leaving.signal,
    });
    const reader = response.body!.getReader();
    await reader.read();
    leaving.abort();
    await until('the answer has no reader', () => answers.abandoned === 1);
  });
});

describe('the caller of a stream', () => {
  it('is a visitor without a token, by network and browser', async () => {
    await (await browser.send('POST', PATH, { body: { question: 'Who?' } })).text();
    expect(answers.requests[0]!.subject).toMatchObject({ kind: 'visitor', address: '127.0.0.1' });
  });

  it('is refused with an invalid token, so that the client renews it', async () => {
    const stale = await issuer.issue({ expiresAt: 1_000, issuedAt: 900 });
    const response = await browser.send('POST', PATH, { token: stale, body: { question: 'Who?' } });
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(answers.requests).toEqual([]);
  });

  it('is refused without the CSRF token of the page', async () => {
    const response = await browser.send('POST', PATH, { csrf: null, body: { question: 'Who?' } });
    expect(await errorOf(response)).toMatchObject({ status: 403, code: 'CSRF_INVALID' });
  });

  it.each(['step-content', 'word-study', 'devotional', 'study-guide', 'quote'])(
    'must be a reader for %s',
    async (name) => {
      const response = await browser.send('POST', `/api/ai/${name}`, { body: {} });
      expect(await errorOf(response)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
    },
  );
});

describe('the input of a stream', () => {
  it.each([
    ['chat/stream', {}, 'QUESTION_REQUIRED', 'Question is required'],
    ['chat/stream', { question: ' ', prompt: '' }, 'QUESTION_REQUIRED', 'Question is required'],
    ['chat/stream', { question: 7 }, 'QUESTION_REQUIRED', 'Question is required'],
    [
      'chat/stream',
      { question: 'x'.repeat(50_000) },
      'QUESTION_TOO_LONG',
      'This question is too long: 4000 characters at most.',
    ],
    [
      'chat/stream',
      { question: 'Who?', conversationId: 'general' },
      'VALIDATION_FAILED',
      'Some of what was sent is not valid.',
    ],
    [
      'chat/stream',
      { regenerate: { messageId: 'a'.repeat(24) } },
      'VALIDATION_FAILED',
      'Some of what was sent is not valid.',
    ],
    ['step-content', { step: 1 }, 'SCRIPTURE_REFERENCE_REQUIRED', 'Scripture reference is required'],
    [
      'step-content',
      { scriptureRef: 'John 3:16', step: 'abc' },
      'STEP_INVALID',
      'Step must be a valid number',
    ],
    ['step-content', { scriptureRef: 'John 3:16', step: 0 }, 'STEP_INVALID', 'Step must be a valid number'],
    ['step-content', { scriptureRef: 'John 3:16' }, 'STEP_INVALID', 'Step must be a valid number'],
    [
      'word-study',
      { question: 'love' },
      'WORD_STUDY_INCOMPLETE',
      'Question and scripture reference are required',
    ],
    [
      'word-study',
      { scriptureReference: 'John 3:16', question: '' },
      'WORD_STUDY_INCOMPLETE',
      'Question and scripture reference are required',
    ],
  ])('is refused by %s: %j', async (name, body, code, error) => {
    expect(await errorOf(await ask(body, {}, `/api/ai/${name}`))).toMatchObject({ status: 400, code, error });
    expect(answers.requests).toEqual([]);
  });

  it('is read by the names of the specification', async () => {
    const step = { scriptureRef: 'Romans 8:28', step: '3', sessionId: 'a'.repeat(24), language: 'es' };
    await (await ask(step, {}, '/api/ai/step-content')).text();
    const word = { question: 'love?', scriptureReference: 'John 3:16', keyTerm: 'love' };
    await (await ask(word, { 'accept-language': 'es' }, '/api/ai/word-study')).text();
    const edit = { messageId: 'b'.repeat(24), question: 'In other words?' };
    await (await ask({ prompt: 'Who?', conversationId: 'c'.repeat(24), scriptureRef: '', edit })).text();
    expect(answers.requests.map(({ task }) => task)).toEqual([
      {
        kind: 'mapping-step',
        scriptureRef: 'Romans 8:28',
        step: 3,
        sessionId: 'a'.repeat(24),
        language: 'es',
      },
      { kind: 'word-study', question: 'love?', scriptureRef: 'John 3:16', keyTerm: 'love', language: 'es' },
      {
        kind: 'chat',
        language: 'en',
        question: 'In other words?',
        conversationId: 'c'.repeat(24),
        edit: 'b'.repeat(24),
      },
    ]);
  });
});

describe('an answer by its id', () => {
  const id = 'a'.repeat(24);

  it('can be resumed on another device', async () => {
    const headers = { 'last-event-id': `${id}.90` };
    const lines = await read(await browser.get(`/api/ai/answers/${id}`, { token, headers }));
    expect(lines[0]!.id).toBe(`${id}.91`);
    expect(lines).toHaveLength(CHUNKS - 90 + 1);
  });

  it('is read from its beginning when the last event is of another answer', async () => {
    const headers = { 'last-event-id': `${'b'.repeat(24)}.90` };
    const lines = await read(await browser.get(`/api/ai/answers/${id}`, { token, headers }));
    expect(lines).toHaveLength(CHUNKS + 1);
  });

  it('is not available to a visitor without a browser cookie', async () => {
    const response = await new Browser(gateway.origin).get(`/api/ai/answers/${id}`);
    expect(await errorOf(response)).toMatchObject({ status: 404, code: 'ANSWER_NOT_FOUND' });
  });

  it('can be stopped, and is reported as not found when it does not exist', async () => {
    const stopped = await browser.send('DELETE', `/api/ai/answers/${id}`, { token });
    expect(await stopped.json()).toEqual({ success: true, data: { stopped: true } });
    const none = await browser.get(`/api/ai/answers/${'0'.repeat(24)}`, { token });
    expect(await errorOf(none)).toMatchObject({ status: 404, code: 'ANSWER_NOT_FOUND' });
    expect((await browser.get('/api/ai/answers/x', { token })).status).toBe(400);
  });

  it('can be read whole, once under one key', async () => {
    const headers = { 'idempotency-key': 'whole' };
    const [first, again] = [
      await ask({ question: 'Who?' }, headers, '/api/ai/chat'),
      await ask({ question: 'Who?' }, headers, '/api/ai/chat'),
    ];
    const { data } = (await first.json()) as { data: { response: string } };
    expect(data.response).toBe(WHOLE);
    expect(await again.json()).toEqual({ success: true, data });
    expect(answers.requests).toHaveLength(1);
  });
});

describe('a gateway that shuts down', () => {
  it('closes its streams at once, and their readers resume at another gateway', async () => {
    answers.waitsAfter = 5;
    const other = await startGateway(
      // Longer than a test may take: the connection of the stream must not be kept.
      { SUBJECT_PREFIX: gateway.environment['SUBJECT_PREFIX'], KEEP_ALIVE_MS: '600000' },
      { withAuth: false },
    );
    const away = new Browser(other.origin);
    const headers = { 'idempotency-key': 'moving' };
    const response = await away.send('POST', PATH, { token, body: { question: 'Who?' }, headers });
    const reader = response.body!.getReader();
    let text = '';
    while (linesOf(text).length < 5) text += new TextDecoder().decode((await reader.read()).value);
    const closed = other.stop();
    await Promise.all([closed, reader.read().catch(() => {})]);
    answers.waitsAfter = Infinity;
    const seen = linesOf(text);
    const rest = await read(
      await ask({ question: 'Who?' }, { ...headers, 'last-event-id': seen.at(-1)!.id! }),
    );
    expect(textOf([...seen, ...rest])).toBe(WHOLE);
    expect(seen.length + rest.length).toBe(CHUNKS + 1);
  });
});
