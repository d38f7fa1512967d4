import type { JournalEntry } from '@word-unfolded/contracts';
import { cleanLine } from '@word-unfolded/domain';
import { Agent, request } from 'node:http';
import type { Answer, StackReader } from './stack-reader.js';
import { ServiceStack } from '../fixtures/service-stack.js';
import { COOKIE_OF_TOKENS } from '../fixtures/token-issuer.js';
import { REFUSALS } from './refused-words.js';

let stack: ServiceStack;
let ruth: StackReader;

beforeAll(async () => {
  stack = await ServiceStack.start();
  ruth = await stack.reader();
});
afterAll(() => stack.stop());

describe('the journal refuses, with the texts of the specification in both languages,', () => {
  it.each(REFUSALS.map((refusal) => [refusal.of, refusal] as const))('%s', async (_, refusal) => {
    const entry = await ruth.write();
    await refusal.before?.(ruth, entry);
    const path = typeof refusal.path === 'string' ? refusal.path : refusal.path(entry);
    for (const [language, words] of [
      ['en', refusal.en],
      ['es', refusal.es],
    ] as const) {
      const headers = { 'accept-language': language };
      const answer = await ruth.ask(refusal.method, `/api/journal${path}`, refusal.body, headers);
      expect({ status: answer.status, error: answer.error }).toEqual({
        status: refusal.status,
        error: words,
      });
    }
    expect(await ruth.entry(entry.id)).toMatchObject({ title: entry.title, content: entry.content });
  });

  it('every invalid field, each by its name', async () => {
    const { details } = await ruth.ask('POST', '/api/journal', { title: '', tags: ['#'], mood: 'x' });
    expect(details?.map(({ field }) => field).sort()).toEqual(['content', 'mood', 'tags.0', 'title']);
  });
});

/** Texts that have broken other programs. Here each is an ordinary text. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a script', '<script>alert(document.cookie)</script>'],
  ['an image with a script', '"><img src=x onerror=alert(1)>'],
  ['a script end tag', '</script></title><!-- ]]>'],
  ['entities', '&lt;b&gt; &amp;amp; &#x27;'],
  ['a URL with a script', '[peace](javascript:alert(1)) ![](data:text/html,<script>)'],
  ['templates', '{{7*7}} ${7*7} <%= 7 %> %s %n {0}'],
  ['operators', "$where: {$gt: ''} '; DROP TABLE journal; --"],
  ['names of prototypes', '__proto__ constructor'],
  ['emoji of several parts', '👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇨🇴'],
  ['right to left', 'שלום עולם وسلام \u202Eabc\u202C \u2067x\u2069'],
  ['invisible characters', 'a\u200Bb\u200Dc\u2060d\uFEFFe'],
  ['other scripts', '信仰 믿음 विश्वास веро ศรัทธา 𝔣𝔞𝔦𝔱𝔥'],
  ['marks upon marks', `Z${'\u0335\u0321\u0489'.repeat(12)}`],
];

describe('text that is stored as it is', () => {
  it.each(TEXTS)('%s', async (_, text) => {
    const reader = await stack.reader();
    // Only overrides of the direction are left out of what stands on one line.
    const line = cleanLine(text);
    const tag = line.slice(0, 50).replace(/\s+/g, ' ').trim();
    const { id } = await reader.write({ title: text, content: text, scripture: text, tags: [tag] });
    const made = { type: 'quote', title: text, content: text, writer: text };
    expect((await reader.ask('POST', `/api/journal/${id}/content`, made)).status).toBe(201);

    const expected = { title: line, scripture: line, tags: [tag] };
    const entry = await reader.entry(id);
    expect(entry).toMatchObject({ ...expected, content: text });
    expect(entry.generatedContent[0]).toMatchObject({ title: line, content: text, writer: line });
    expect((await reader.ask<unknown[]>('GET', '/api/journal')).data).toMatchObject([expected]);
    const filtered = `/api/journal?tag=${encodeURIComponent(tag)}`;
    expect((await reader.ask<unknown[]>('GET', filtered)).data).toHaveLength(1);
    const { data: share } = await reader.ask<{ token: string }>('POST', `/api/journal/${id}/share`, {});
    const { data: read } = await reader.ask('GET', `/api/share/${share.token}`);
    expect(read).toMatchObject({ title: line, content: text, scripture: line });
    const search = `/api/journal/search?q=${encodeURIComponent(text)}`;
    expect((await reader.ask('GET', search)).status).toBe(200);
  });

  it('is sent to browsers as data, whatever it contains', async () => {
    const { id } = await ruth.write({ content: '<script>alert(1)</script>' });
    const response = await ruth.browser.get(`/api/journal/${id}`, { token: ruth.token });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('may have 50,000 characters of any script, and ten different tags', async () => {
    for (const character of ['x', '信', '"', '\u0001x'.slice(1)]) {
      const content = character.repeat(50_000);
      expect((await ruth.write({ content })).content).toBe(content);
    }
    const tags = ['Fe', 'fe', 'FE', 'fé', 'fe\u0301', 'שבת', '信仰', 'إيمان', 'вера', '👍🏽'];
    expect((await ruth.write({ tags })).tags).toEqual(['Fe', 'fé', 'שבת', '信仰', 'إيمان', 'вера', '👍🏽']);
  });
});

/** Values and names that databases or languages would interpret. */
const OPERATOR_VALUES: readonly unknown[] = [{ $gt: '' }, { $ne: null }, { $regex: '.*' }, [{ $gt: '' }]];

const OPERATOR_QUERIES = [
  'title[$ne]=x',
  'category[$ne]=prayer',
  '$where=sleep(1000)',
  '%24where=1',
  'q[$regex]=.*',
  'tag.$gt=',
  '__proto__[archived]=true',
  '__proto__=x',
  'constructor[prototype]=x',
];

describe('operators of a database', () => {
  const LISTS = ['/api/journal', '/api/journal/bin', '/api/journal/search', '/api/journal/on-this-day'];

  it.each(OPERATOR_QUERIES)('are refused in the query %s', async (query) => {
    for (const list of LISTS) {
      const answer = await ruth.ask('GET', `${list}?q=peace&date=2026-03-01&${query}`);
      expect([answer.status, answer.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('are refused as values of every field', async () => {
    const { id } = await ruth.write();
    for (const value of OPERATOR_VALUES) {
      for (const field of ['title', 'content', 'scripture', 'date', 'category', 'tags', 'mood'])
        expect((await ruth.ask('PUT', `/api/journal/${id}`, { [field]: value })).status).toBe(400);
      for (const body of [{ tag: value }, { category: value }, { type: value, content: 'x' }])
        for (const [method, path] of [
          ['POST', 'tags'],
          ['DELETE', 'tags'],
          ['PUT', 'category'],
          ['POST', 'content'],
        ] as const)
          expect((await ruth.ask(method, `/api/journal/${id}/${path}`, body)).status).toBe(400);
    }
  });

  it('are refused as names, at any depth', async () => {
    const fields = { title: 'Peace', content: 'Be still' };
    for (const more of [{ $where: 'true' }, { more: { $set: { ownerId: 'x' } } }, { constructor: 'x' }])
      expect((await ruth.ask('POST', '/api/journal', { ...fields, ...more })).status).toBe(400);
    const operation = { id: '0b9a2f0e-8f5c-4b1e-9a51-3d1f2b6c7d80', change: { $inc: { version: 1 } } };
    const sync = { deviceId: 'a-device', operations: [operation] };
    expect((await ruth.ask('POST', '/api/journal/sync', sync)).status).toBe(400);
  });

  it('do not match everything in a search', async () => {
    await ruth.write({ title: 'Only mine' });
    for (const q of ['.*', '$regex', '^', '\\', '*', '%']) {
      const { status, data } = await ruth.ask('GET', `/api/journal/search?q=${encodeURIComponent(q)}`);
      expect([status, data]).toEqual([200, []]);
    }
    for (const q of ['q=a&q=b', 'q=', 'q=%20', `q=${'x'.repeat(201)}`])
      expect((await ruth.ask('GET', `/api/journal/search?${q}`)).status).toBe(400);
  });
});

describe('an invalid body', () => {
  const send = async (
    body: string,
    type = 'application/json',
    path = '/api/journal',
  ): Promise<Pick<Answer, 'status' | 'code'>> => {
    const response = await fetch(stack.gateway.origin + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        authorization: `Bearer ${ruth.token}`,
        cookie: `wu_csrf=${ruth.browser.cookie('wu_csrf')}; wu_session=${COOKIE_OF_TOKENS}`,
        'x-csrf-token': await ruth.browser.csrf(),
      },
    });
    return { status: response.status, code: ((await response.json()) as Answer).code! };
  };

  it.each(['{', '{"title":', '"', '{"title":"a",}', '\u0000', '{"__proto__":{"archived":true}}', 'NaN'])(
    'is refused: %j',
    async (body) => {
      expect(await send(body)).toEqual({ status: 400, code: 'MALFORMED_BODY' });
    },
  );

  it.each(['[]', '7', 'null', '"text"', 'true', ''])('is refused: %j', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'])(
    'is refused as %s',
    async (type) => {
      expect(await send('{"title":"a","content":"b"}', type)).toEqual({
        status: 415,
        code: 'MEDIA_TYPE_NOT_SUPPORTED',
      });
    },
  );

  it.each([200, 20_000])('is refused when it is nested %i deep', async (depth) => {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect((await send(`{"title":"a","content":"b","more":${nested}}`)).status).toBe(400);
    const id = '0b9a2f0e-8f5c-4b1e-9a51-3d1f2b6c7d80';
    const sync = `{"deviceId":"a-device","operations":[{"id":"${id}","change":${nested}}]}`;
    expect((await send(sync, 'application/json', '/api/journal/sync')).status).toBe(400);
  });

  it('of ten megabytes is refused before it is read, and the next request is answered', async () => {
    for (const path of ['/api/journal', '/api/journal/sync'])
      expect(await send(`{"title":"${'x'.repeat(10_000_000)}"}`, 'application/json', path)).toEqual({
        status: 413,
        code: 'BODY_TOO_LARGE',
      });
    expect((await ruth.ask('GET', '/api/journal')).status).toBe(200);
  });

  it('that is too large does not close its connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections = new Set<unknown>();
    const ask = async (body: string) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${ruth.token}`,
        cookie: `wu_csrf=${ruth.browser.cookie('wu_csrf')}; wu_session=${COOKIE_OF_TOKENS}`,
        'x-csrf-token': await ruth.browser.csrf(),
      };
      return new Promise<number | undefined>((resolve, reject) => {
        request(`${stack.gateway.origin}/api/journal`, { agent, method: 'POST', headers }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        })
          .once('socket', (socket) => connections.add(socket))
          .once('error', reject)
          .end(body);
      });
    };
    const fields = JSON.stringify({ title: 'Peace', content: 'Be still' } satisfies Partial<JournalEntry>);
    expect(await ask(`{"title":"${'x'.repeat(2_000_000)}"}`)).toBe(413);
    expect(await ask(fields)).toBe(201);
    expect(connections.size).toBe(1);
    agent.destroy();
  });
});
