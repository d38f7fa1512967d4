import { until } from '@word-unfolded/testing';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { requests } from '../fixtures/fake-scripture.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({}, { withScripture: true });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  requests.length = 0;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.origin}${path}`, { headers });
const passage = (reference: string, headers?: Record<string, string>) =>
  get(`/api/proxy/bible/passage/WEB/${encodeURIComponent(reference)}`, headers);

type Refusal = {
  success: boolean;
  error: string;
  code: string;
  correlationId: string;
  details?: { field: string; error: string }[];
};

async function refusal(response: Response): Promise<Refusal> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as Refusal;
  expect(body.success).toBe(false);
  expect(body.correlationId).toBe(response.headers.get('x-correlation-id'));
  expect(JSON.stringify(body)).not.toMatch(/at .*\.ts|node_modules|secret/);
  return body;
}

describe('an API route', () => {
  it('answers with the envelope, from the service that owns it', async () => {
    const response = await passage('Romans 8:28');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      data: { reference: 'Romans 8:28', translation: { id: 'WEB' } },
    });
  });

  it('passes the correlation id and the language of the reader to the service', async () => {
    const response = await passage('Salmo 1', {
      'x-correlation-id': 'reader-12345',
      'accept-language': 'es-MX',
    });
    expect(response.headers.get('x-correlation-id')).toBe('reader-12345');
    expect(requests).toMatchObject([{ reference: 'Salmo 1', language: 'es', correlationId: 'reader-12345' }]);
  });

  it('creates a correlation id when that of the request is malformed', async () => {
    const response = await passage('Psalm 1', { 'x-correlation-id': '"><script>' });
    expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('accepts the reference as a query as well', async () => {
    const response = await get('/api/proxy/bible/passage?ref=John%203:16');
    expect(await response.json()).toMatchObject({ data: { reference: 'John 3:16' } });
  });

  it('has the security headers', async () => {
    const { headers } = await passage('Romans 8:28');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a response that is the same for everyone', () => {
  it('is fetched once, then served from memory with the same bytes', async () => {
    const [first, second] = [await passage('Genesis 1'), await passage('Genesis 1')];
    expect(await first.text()).toBe(await second.text());
    expect(requests).toHaveLength(1);
  });

  it('is fetched once for many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => passage('slowly')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(requests).toHaveLength(1);
  });

  it('is cached separately for each language', async () => {
    await passage('Exodus 1', { 'accept-language': 'en' });
    await passage('Exodus 1', { 'accept-language': 'es' });
    expect(requests.map(({ language }) => language)).toEqual(['en', 'es']);
  });

  it('has a validator, and is not sent again to a client that has it', async () => {
    for (const _ of ['from the service', 'from memory']) {
      const first = await passage('Leviticus 1');
      expect(first.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=518400');
      const again = await passage('Leviticus 1', {
        'if-none-match': `W/"other", ${first.headers.get('etag')}`,
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await passage('Leviticus 1', { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('is compressed after the first request, with a validator of its own', async () => {
    const plain = await passage('Numbers 1', { 'accept-encoding': 'identity' });
    const compressed = await until('it is compressed', async () => {
      const answer = await passage('Numbers 1', { 'accept-encoding': 'br' });
      return answer.headers.get('content-encoding') === 'br' && answer;
    });
    expect(compressed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(await compressed.text()).toBe(await plain.text());
    expect(compressed.headers.get('vary')).toBe('accept-language, accept-encoding');
  });

  it('is never an error', async () => {
    for (const _ of [1, 2]) expect((await passage('Psalm 151:9')).status).toBe(404);
    expect(requests).toHaveLength(2);
  });

  it('answers HEAD with the headers only', async () => {
    await passage('Joshua 1');
    const head = await fetch(`${gateway.origin}/api/proxy/bible/passage/WEB/Joshua%201`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect(await head.text()).toBe('');
  });
});

describe('bad input', () => {
  it('gets the error of the registry in the language of the reader', async () => {
    const english = await passage('Psalm 151:9', { 'accept-language': 'en-US' });
    expect(english.status).toBe(404);
    expect(await refusal(english)).toMatchObject({
      code: 'SCRIPTURE_CHAPTER_NOT_FOUND',
      error: 'Psalms has 150 chapters; there is no chapter 151.',
    });
    const spanish = await passage('Psalm 151:9', { 'accept-language': 'es-419' });
    expect((await refusal(spanish)).error).toBe('Psalms tiene 150 capítulos; no existe el capítulo 151.');
  });

  it('is refused without a request to the service when it does not match the contract', async () => {
    const missing = await get('/api/proxy/bible/passage');
    expect(missing.status).toBe(400);
    expect(await refusal(missing)).toMatchObject({
      code: 'SCRIPTURE_REFERENCE_REQUIRED',
      error: 'Scripture reference is required',
      details: [{ field: 'ref', error: 'Scripture reference is required' }],
    });
    const long = await passage('x'.repeat(10_000));
    expect(long.status).toBe(400);
    expect((await refusal(long)).error).toBe('The reference is too long. Use no more than 500 characters.');
    const twice = await get('/api/proxy/bible/passage?ref=John%203&ref=John%204');
    expect(twice.status).toBe(400);
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['/api/nothing', 404, 'ROUTE_NOT_FOUND'],
    ['/api/', 404, 'ROUTE_NOT_FOUND'],
    ['/api/proxy/bible/passage/WEB/%E0%A4%A', 400, 'MALFORMED_BODY'],
    ['/api/../api/proxy/bible/passage/../../..%2f..%2fetc%2fpasswd', 404, 'ROUTE_NOT_FOUND'],
    ['/api/scripture/books/none', 404, 'SCRIPTURE_TRANSLATION_NOT_FOUND'],
    ['/api/scripture/search?q=love', 503, 'SERVICE_UNAVAILABLE'],
  ])('%s is answered with %i %s', async (path, status, code) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect((await refusal(response)).code).toBe(code);
  });

  it('is answered with the allowed methods of the path', async () => {
    const response = await fetch(`${gateway.origin}/api/scripture/translations`, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await refusal(response)).code).toBe('METHOD_NOT_ALLOWED');
  });

  it.each([
    ['too large', 'application/json', JSON.stringify({ text: 'x'.repeat(2_000_000) }), 413, 'BODY_TOO_LARGE'],
    ['no JSON', 'application/json', '{"a":', 400, 'MALFORMED_BODY'],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"admin": true}}', 400, 'MALFORMED_BODY'],
    ['of another kind', 'application/xml', '<a/>', 415, 'MEDIA_TYPE_NOT_SUPPORTED'],
  ])('is refused as a body that is %s', async (_, type, body, status, code) => {
    const response = await fetch(`${gateway.origin}/api/scripture/translations`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect((await refusal(response)).code).toBe(code);
  });

  it('in oversized headers or malformed HTTP is answered in the same form', async () => {
    const overflow = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest(`${gateway.origin}/api/health`, { headers: { 'x-much': 'x'.repeat(20_000) } }, (response) =>
        resolve(response.statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(overflow).toBe(431);
    const { port } = new URL(gateway.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket
        .on('data', (data) => (text += data.toString()))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"MALFORMED_BODY"');
  });

  it('that causes a server error reveals no cause', async () => {
    const response = await passage('fault');
    expect(response.status).toBe(500);
    expect((await refusal(response)).error).toBe('Server error. Please try again later.');
  });
});
