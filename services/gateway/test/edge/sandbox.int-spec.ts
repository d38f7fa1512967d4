import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';

let sandbox: Server;
let gateway: Gateway;
const requests: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  sandbox = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      requests.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      response.writeHead(request.url === '/sandbox/none' ? 404 : 200, {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'; frame-src 'self'",
        'set-cookie': 'sandbox=1',
      });
      response.end('<h1>Outbox</h1>');
    });
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  gateway = await startGateway({ SANDBOX_URL: urlOf(sandbox) });
});
afterAll(async () => {
  await gateway.stop();
  sandbox.close();
});
beforeEach(() => {
  requests.length = 0;
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('the sandbox', () => {
  it('answers as it does directly, and gets no data that identifies the caller', async () => {
    const browser = new Browser(gateway.origin);
    browser.setCookie('wu_session', 'one.secret');
    const response = await browser.get('/sandbox/outbox?page=2', { token: 'a.token.here' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Outbox</h1>');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-src 'self'");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/sandbox/outbox?page=2' });
    expect(JSON.stringify(requests[0]!.headers)).not.toMatch(/secret|a\.token/);
    expect((await browser.get('/sandbox/none')).status).toBe(404);
  });

  it('receives requests unchanged', async () => {
    for (const [type, body] of [
      ['application/json', '{"a":'],
      ['application/x-www-form-urlencoded', 'card=4242'],
    ] as const) {
      await fetch(`${gateway.origin}/sandbox/pay`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(requests.at(-1)).toMatchObject({ method: 'POST', body });
    }
  });

  it('is the only host that is called, whatever the path is', async () => {
    const browser = new Browser(gateway.origin);
    for (const path of [
      '/sandbox/@elsewhere.example/',
      '/sandbox/..%2f..%2fapi/health',
      '/sandbox//elsewhere.example/',
    ])
      await browser.get(path);
    expect(requests).toHaveLength(3);
  });

  it('does not exist in production, or when none is configured', async () => {
    const production = await startGateway({ SANDBOX_URL: urlOf(sandbox), NODE_ENV: 'production' });
    const without = await startGateway();
    try {
      for (const { origin } of [production, without])
        expect(await errorOf(await new Browser(origin).get('/sandbox/outbox.json'))).toMatchObject({
          status: 404,
          code: 'ROUTE_NOT_FOUND',
        });
      expect(requests).toHaveLength(0);
    } finally {
      await Promise.all([production.stop(), without.stop()]);
    }
  });

  it('is reported when it is away', async () => {
    const away = await startGateway({ SANDBOX_URL: 'http://127.0.0.1:1' });
    try {
      expect(await errorOf(await new Browser(away.origin).get('/sandbox/outbox'))).toMatchObject({
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
      });
    } finally {
      await away.stop();
    }
  });
});

it('in production every cookie is Secure', async () => {
  const production = await startGateway({ NODE_ENV: 'production' });
  try {
    const response = await fetch(`${production.origin}/api/csrf-token`);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-wu_csrf=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  } finally {
    await production.stop();
  }
});
