import { errorEnvelope } from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { openSocket, rawRequest, textUntilClosed, type RawAnswer } from '../fixtures/raw-request.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ THROTTLE_PER_MINUTE: '1000000' });
});
afterAll(() => gateway.stop());

/** Sends a request exactly as it is written; a client library would change it. */
async function send(head: string, origin = gateway.origin): Promise<RawAnswer> {
  const socket = openSocket(origin);
  socket.write(`${head}\r\nhost: here\r\nconnection: close\r\n\r\n`);
  const text = await textUntilClosed(socket);
  const [first = '', ...lines] = text.split('\r\n\r\n', 1)[0]!.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: text.slice(text.indexOf('\r\n\r\n') + 4),
  };
}

function expectEnvelope({ headers, body }: RawAnswer): void {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  errorEnvelope.parse(JSON.parse(body));
}

describe('a range request for a page', () => {
  it.each([
    'bytes=0-9',
    'bytes=99999999-',
    'bytes=-5',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'chapters=1-2',
    'nonsense',
  ])('gets the whole page: %s', async (range) => {
    for (const [path, status] of [
      ['/', 200],
      ['/about', 200],
      ['/word-unfolded?ref=John+3:16', 200],
      ['/nowhere', 404],
      ['/assets/main.0123abcd.js', 200],
    ] as const) {
      const whole = await rawRequest(gateway.origin + path);
      const part = await rawRequest(gateway.origin + path, { headers: { range } });
      expect({ path, status: part.status, body: part.body }).toEqual({ path, status, body: whole.body });
    }
  });
});

describe('a compressed body', () => {
  it.each(['gzip', 'br', 'identity, gzip'])('is refused, since none is decoded: %s', async (coding) => {
    const answer = await rawRequest(`${gateway.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': coding },
    });
    expect(answer.status).toBe(415);
    expect(errorEnvelope.parse(JSON.parse(answer.body)).code).toBe('MEDIA_TYPE_NOT_SUPPORTED');
  });
});

describe('an unsupported method', () => {
  it.each(['TRACE', 'PROPFIND', 'LINK'])('is refused by its own error: %s', async (method) => {
    for (const path of ['/', '/about', '/nowhere', '/api/health', '/assets/main.0123abcd.js']) {
      const answer = await send(`${method} ${path} HTTP/1.1`);
      expect({ path, status: answer.status }).toEqual({ path, status: 405 });
      expect(answer.headers['allow']).toMatch(/GET, HEAD/);
      expectEnvelope(answer);
    }
  });

  it('that Node does not know is a malformed request', async () => {
    const answer = await send('BREW / HTTP/1.1');
    expect(answer.status).toBe(400);
    expectEnvelope(answer);
  });
});

describe('a URL that cannot be decoded', () => {
  const MALFORMED = [
    '/%E0',
    '/word-unfolded/%',
    '/llm/%E0%A4%A',
    '/shared/%C3%28',
    `/verify-email/${'x'.repeat(16_100)}`,
  ];

  it.each(MALFORMED.map((path) => [path.slice(0, 30), path]))(
    'gets a page when the client wants one: %s',
    async (_, path) => {
      for (const accept of ['text/html,*/*;q=0.8', '*/*']) {
        const answer = await rawRequest(gateway.origin + path, { headers: { accept } });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
        expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
        expect(answer.body).toContain('<title>shell</title>');
      }
    },
  );

  it('gets an error when the client wants data, and for API calls', async () => {
    for (const [path, accept] of [
      ['/%E0', 'application/json'],
      ['/assets/%E0.js', '*/*'],
      ['/api/%E0', 'text/html'],
    ] as const) {
      const answer = await rawRequest(gateway.origin + path, { headers: { accept } });
      expect({ path, status: answer.status }).toEqual({ path, status: 400 });
      expectEnvelope(answer);
    }
  });

  it('in its query only opens its page', async () => {
    for (const path of [
      '/?ref=%E0',
      '/word-unfolded?ref=%E0%A4%A&translation=%',
      '/about?%',
      '/help?page=%00',
    ])
      expect({ path, ...(await rawRequest(gateway.origin + path)) }).toMatchObject({ path, status: 200 });
  });
});

describe('an oversized head', () => {
  it.each([
    ['a header', `GET /about HTTP/1.1\r\nx-large: ${'x'.repeat(40_000)}`],
    ['many headers', `GET /about HTTP/1.1\r\n${'x-many: y\r\n'.repeat(3_000)}x-last: z`],
    ['an address', `GET /about?${'x'.repeat(40_000)} HTTP/1.1`],
  ])('is refused with its own status: %s', async (_, head) => {
    const answer = await send(head);
    expect(answer.status).toBe(431);
    expectEnvelope(answer);
  });
});

describe('an alternative form of a URL', () => {
  it('is the same URL: in absolute form, or with percent-encoded letters', async () => {
    for (const path of ['http://here/about', 'http://elsewhere.example:99/about', '/%61bout'])
      expect((await send(`GET ${path} HTTP/1.1`)).status).toBe(200);
    for (const path of ['http://here/api/health', '/%61pi/health']) {
      const { status, headers } = await send(`GET ${path} HTTP/1.1`);
      expect({ status, policy: headers['content-security-policy'] }).toEqual({
        status: 200,
        policy: "default-src 'none'; frame-ancestors 'none'",
      });
    }
    expect((await send('GET http://here HTTP/1.1')).status).toBe(200);
  });

  it('counts for the throttle', async () => {
    const counted = await startGateway({ THROTTLE_PER_MINUTE: '4' });
    const within = Date.now() - (Date.now() % 60_000) + 150_000;
    counted.app.get(Clock).now = () => new Date(within);
    const statuses: number[] = [];
    for (const target of [
      '/%61pi/health',
      'http://here/api/health',
      '/api/health',
      '/%61%70i/health',
      '/%61pi/health',
    ])
      statuses.push((await send(`GET ${target} HTTP/1.1`, counted.origin)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await counted.stop();
  });
});
