import { PAGES } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { openSocket, rawRequest, textUntilClosed } from '../fixtures/raw-request.js';
import { REAL_CLIENTS } from '../fixtures/real-clients.js';

/** Every page at its own path, and in an alternative form of that path. */
const ADDRESSES = Object.values(PAGES).flatMap((path) => {
  const address = path.replace(/:\w+/g, 'abc123');
  return [address, `${address}?ref=Romans%208%3A28&utm_source=x`];
});

describe('every page', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ THROTTLE_PER_MINUTE: '1000000' });
  });
  afterAll(() => gateway.stop());

  it.each(REAL_CLIENTS)('opens for %s, by GET and by HEAD', async (_, headers) => {
    for (const address of ADDRESSES) {
      const got = await rawRequest(gateway.origin + address, { headers });
      const title = got.headers['content-encoding'] ? '' : '<title>';
      expect({ address, ...got }).toMatchObject({ address, status: 200 });
      expect(got.headers['content-type']).toMatch(/^text\/html/);
      expect(got.headers['vary']).toMatch(/accept-encoding/);
      expect(got.body).toContain(title);
      const head = await rawRequest(gateway.origin + address, { method: 'HEAD', headers });
      expect({ address, ...head }).toMatchObject({ address, status: 200, body: '' });
      for (const name of ['content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'])
        expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
    }
  });

  it('opens for an HTTP/1.0 client without a Host header', async () => {
    const socket = openSocket(gateway.origin);
    socket.write('GET /about HTTP/1.0\r\n\r\n');
    const answer = await textUntilClosed(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).not.toMatch(/^transfer-encoding/im);
    expect(answer).toContain('<title>shell</title>');
  });

  it('that does not exist is a page for clients that accept pages, and the envelope for others', async () => {
    for (const [path, accept, type] of [
      ['/nowhere', undefined, 'text/html'],
      ['/nowhere', '*/*', 'text/html'],
      ['/nowhere.php', 'text/html,*/*;q=0.8', 'text/html'],
      ['/nowhere.php', '*/*', 'application/json'],
      ['/nowhere', 'application/json', 'application/json'],
      ['/api/nowhere', 'text/html', 'application/json'],
      ['//evil/example', undefined, 'text/html'],
    ] as const) {
      const answer = await rawRequest(gateway.origin + path, { headers: accept ? { accept } : {} });
      expect({ path, accept, ...answer }).toMatchObject({ path, accept, status: 404 });
      expect(answer.headers['content-type']).toContain(type);
    }
  });

  it('with a secret URL is not listed by search engines', async () => {
    for (const [address, robots] of [
      ['/shared/abc', 'noindex, nofollow, noarchive'],
      ['/reset-password/abc', 'noindex, nofollow, noarchive'],
      ['/about', undefined],
    ] as const)
      expect((await rawRequest(gateway.origin + address)).headers['x-robots-tag']).toBe(robots);
  });

  it('has its contact and its rules for crawlers beside it, and no source', async () => {
    const robots = await rawRequest(`${gateway.origin}/robots.txt`);
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toMatch(/^User-agent: \*\nDisallow: \/api\/$/m);
    const security = await rawRequest(`${gateway.origin}/.well-known/security.txt`);
    expect(security.body).toContain(`Contact: ${gateway.origin}/help\n`);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(security.body) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    for (const path of ['/assets/main.0123abcd.js.map', '/mfe/study/assets/main.0123abcd.js.map'])
      expect((await rawRequest(gateway.origin + path)).status).toBe(404);
  });

  it('lists its other methods', async () => {
    for (const [path, allow] of [
      ['/help', 'GET, HEAD, OPTIONS'],
      // The form of a message to us works without script.
      ['/about', 'GET, HEAD, POST, OPTIONS'],
      ['/api/health', 'GET, HEAD, OPTIONS'],
      ['/api/auth/login', 'POST, OPTIONS'],
    ] as const) {
      const options = await rawRequest(gateway.origin + path, { method: 'OPTIONS' });
      expect(options).toMatchObject({ status: 204, body: '' });
      expect(options.headers['allow']).toBe(allow);
      const put = await rawRequest(gateway.origin + path, { method: 'PUT' });
      expect(put.status).toBe(405);
      expect(put.headers['allow']).toBe(allow);
    }
    const head = await rawRequest(`${gateway.origin}/api/auth/login`, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 405, body: '' });
    expect(head.headers['content-type']).toContain('application/json');
    expect((await rawRequest(`${gateway.origin}/api/none`, { method: 'HEAD' })).status).toBe(404);
  });
});

describe('an address with too many page requests', () => {
  it('is told when to retry, and can still make API calls and load files', async () => {
    const gateway = await startGateway({ THROTTLE_PER_MINUTE: '40' });
    const within = Date.now() - (Date.now() % 60_000) + 150_000;
    gateway.app.get(Clock).now = () => new Date(within);
    const html = { accept: 'text/html' };
    const pages = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        rawRequest(`${gateway.origin}${index % 3 ? '/?ref=John+3:16' : `/nowhere${index}`}`, {
          headers: html,
        }),
      ),
    );
    const refused = pages.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]!.headers['retry-after']).toBe('30');
    expect(refused[0]!.body).toContain('<meta http-equiv="refresh" content="30">');
    const plain = await rawRequest(gateway.origin);
    expect(JSON.parse(plain.body)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
    for (const path of ['/api/health', '/assets/main.0123abcd.js', '/mfe-manifest.json'])
      expect((await rawRequest(gateway.origin + path)).status).toBe(200);
    await gateway.stop();
  });
});

describe('a slow client', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ BODY_STALLS_MS: '300', REQUEST_TIMEOUT_MS: '3000' });
  });
  afterAll(() => gateway.stop());

  it('times out in its head, its body, or a body without an end', async () => {
    const heads = [
      'GET /about HTTP/1.1\r\nhost: here\r\nx-slow: ',
      'POST /api/auth/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"a',
      'POST /api/contact HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      'POST /nowhere HTTP/1.1\r\nhost: here\r\ncontent-length: 30000000\r\n\r\n',
    ];
    const answers = heads.map((head) => {
      const socket = openSocket(gateway.origin);
      socket.write(head);
      const drip = setInterval(
        () => socket.writable && socket.write(head.includes('chunked') ? '1\r\n \r\n' : ' '),
        20,
      );
      return textUntilClosed(socket).finally(() => clearInterval(drip));
    });
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 (408|403|404) /);
    expect(await answers[0]).toContain('"code":"REQUEST_TIMEOUT"');
  });

  it('keeps its connection between requests for the stated time', async () => {
    const answer = await rawRequest(`${gateway.origin}/about`, { headers: { connection: 'keep-alive' } });
    expect(answer.headers['keep-alive']).toBe('timeout=72');
  });
});
