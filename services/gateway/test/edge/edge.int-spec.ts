import { brotliDecompressSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { Clock } from '@word-unfolded/primitives';
import { SCRIPT, startGateway, type Gateway } from '../fixtures/gateway-fixture.js';

const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('the web apps', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ MFE_ADMIN_URL: 'https://cdn.example/admin/mf-manifest.json' });
  });
  afterAll(() => gateway.stop());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.origin}${path}`, { headers });

  it('are served for every page of the product, and answer any other path with 404', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/word-unfolded', 200],
      ['/word-unfolded/', 200],
      ['/nowhere', 404],
    ] as const) {
      const response = await get(path, HTML);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain('<title>shell</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain(
        "script-src 'self' https://cdn.example;",
      );
    }
  });

  it('are cached for ever when the name contains a content hash, and revalidated otherwise', async () => {
    for (const path of ['/assets/main.0123abcd.js', '/mfe/study/assets/main.0123abcd.js']) {
      const response = await get(path);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toBe(SCRIPT);
    }
    expect((await get('/mfe/study/mf-manifest.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are served as the build compressed them', async () => {
    const raw = await new Promise<Buffer>((resolve, reject) => {
      httpRequest(
        `${gateway.origin}/assets/main.0123abcd.js`,
        { headers: { 'accept-encoding': 'br' } },
        (response) => {
          expect(response.headers['content-encoding']).toBe('br');
          expect(response.headers['cache-control']).toContain('immutable');
          const parts: Buffer[] = [];
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () => resolve(Buffer.concat(parts)));
        },
      )
        .on('error', reject)
        .end();
    });
    expect(brotliDecompressSync(raw).toString()).toBe(SCRIPT);
  });

  it('are listed in a manifest that can point elsewhere', async () => {
    expect(await (await get('/mfe-manifest.json')).json()).toEqual({
      remotes: {
        study: { entry: '/mfe/study/mf-manifest.json' },
        journal: { entry: '/mfe/journal/mf-manifest.json' },
        admin: { entry: 'https://cdn.example/admin/mf-manifest.json' },
      },
    });
  });

  it('do not replace a missing file, and never reveal files beside them', async () => {
    for (const path of [
      '/assets/none.js',
      '/mfe/study/none.js',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/.env',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('the description of the API', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({}, { withScripture: true });
  });
  afterAll(() => gateway.stop());

  it('is OpenAPI 3.1, and a page for a browser', async () => {
    const response = await fetch(`${gateway.origin}/api/docs`);
    const description = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(description.paths)).toContain('/api/proxy/bible/passage/{translationId}/{reference}');
    const page = await fetch(`${gateway.origin}/api/docs`, { headers: HTML });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('GET /api/scripture/translations');
  });

  it('reports health and readiness, and names a service that is away', async () => {
    expect(await (await fetch(`${gateway.origin}/api/health`)).json()).toEqual({
      success: true,
      data: { service: 'gateway', alive: true },
    });
    const ready = await fetch(`${gateway.origin}/api/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      success: false,
      data: {
        ready: false,
        checks: { nats: true, redis: true },
        services: { scripture: 'ready', billing: 'away' },
      },
    });
  });
});

describe('the throttle', () => {
  it('refuses an address with too many requests, over all gateways, and says when to retry', async () => {
    const first = await startGateway({ THROTTLE_PER_MINUTE: '20' });
    const second = await startGateway({
      THROTTLE_PER_MINUTE: '20',
      SUBJECT_PREFIX: first.environment.SUBJECT_PREFIX,
    });
    // A minute in the future, which does not end during the test; Redis keeps its count until the real time is past it.
    const within = Date.now() - (Date.now() % 60_000) + 150_000;
    for (const { app } of [first, second]) app.get(Clock).now = () => new Date(within);
    const ask = async (origin: string) => fetch(`${origin}/api/health`);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask((index % 2 ? first : second).origin)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(40);
    const body = (await refused[0]!.json()) as { error: string; retryAfter: number; resetAt: string };
    expect(body.error).toBe(`Rate limit exceeded. Please try again in ${body.retryAfter} seconds.`);
    expect(refused[0]!.headers.get('retry-after')).toBe(String(body.retryAfter));
    expect([body.retryAfter, body.resetAt]).toEqual([30, new Date(within + 30_000).toISOString()]);
    expect((await fetch(`${first.origin}/mfe-manifest.json`)).status).toBe(200);
    await Promise.all([first.stop(), second.stop()]);
  });
});
