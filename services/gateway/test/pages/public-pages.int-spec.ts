import { AnswerCache } from '../../src/cache/answer-cache.js';
import { PAGE_STYLES } from '../fixtures/fake-pages.js';
import { requests } from '../fixtures/fake-scripture.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { rawRequest } from '../fixtures/raw-request.js';
import { REAL_CLIENTS } from '../fixtures/real-clients.js';

const SIGNED_IN = { cookie: 'wu_session=some.session' };
const CHAPTER = '/read/en/Tobias 1:1/1';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway(
    { THROTTLE_PER_MINUTE: '1000000' },
    { withScripture: true, withAuth: false, withPages: true },
  );
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.app.get(AnswerCache).clear());

const open = async (address: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const response = await fetch(gateway.origin + address, { redirect: 'manual', headers, ...init });
  return { response, status: response.status, html: await response.text() };
};

describe('a page that everyone may read', () => {
  it('has its content, its style sheet and its language before the application', async () => {
    const { response, html } = await open(encodeURI(CHAPTER));
    expect(response.status).toBe(200);
    expect(html).toContain(`<link rel="stylesheet" href="${PAGE_STYLES}">`);
    expect(html).toMatch(
      /<div id="first-page"><p>en \/read\/en\/.* visitor http[^<]*<\/p><\/div><div id="root">/,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    });
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-correlation-id')).toBeTruthy();
  });

  it.each(REAL_CLIENTS)('opens for %s, by GET and by HEAD', async (_, headers) => {
    for (const address of [encodeURI(CHAPTER), '/about', '/?ref=x']) {
      const got = await rawRequest(gateway.origin + address, { headers });
      expect(got).toMatchObject({ status: 200 });
      const head = await rawRequest(gateway.origin + address, { method: 'HEAD', headers });
      expect(head).toMatchObject({ status: 200, body: '' });
      expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('is rendered once, compressed for those who accept it, and not sent to those who have it', async () => {
    const before = requests.length;
    const plain = { 'accept-encoding': 'identity' };
    const { response } = await open(encodeURI(CHAPTER), plain);
    const etag = response.headers.get('etag')!;
    const again = await open(encodeURI(CHAPTER), { ...plain, 'if-none-match': etag });
    expect([again.status, again.html]).toEqual([304, '']);
    expect(requests.length - before).toBe(1);
    const address = gateway.origin + encodeURI(CHAPTER);
    await rawRequest(address, { headers: { 'accept-encoding': 'gzip' } });
    let coded: Response;
    do coded = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    while (coded.headers.get('content-encoding') !== 'gzip' && (await coded.arrayBuffer()));
    expect(Number(coded.headers.get('content-length'))).toBeLessThan(1_000);
    expect(await coded.text()).toContain('first-page');
  });

  it('of a remote that everyone may open has its own head, and the application at once', async () => {
    const { html } = await open('/atlas?lng=es');
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>200 found']);
    expect(html).toContain('<html lang="es"');
    expect(html).not.toContain('id="application"');
    const other = await open('/atlas?lng=en');
    expect(other.html).toContain('<html lang="en"');
  });

  it('is in the language of its path, else of its query, else of the browser', async () => {
    const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
    expect((await open('/read/en/Tobias%201:1', spanish)).html).toContain('<p>en ');
    expect((await open('/about?lng=es')).html).toContain('<p>es ');
    expect((await open('/about', spanish)).html).toContain('<p>es ');
    expect((await open('/about')).html).toContain('<p>en ');
  });

  it('that was asked for in a language leads to pages in that language', async () => {
    const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
    for (const address of ['/about?lng=en', '/login?lng=en', '/journal?lng=en']) {
      const { response } = await open(address, spanish);
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^i18nextLng=en; Max-Age=31536000; Path=\/; SameSite=Lax$/);
      const next = await open('/about', { ...spanish, cookie: cookie.split(';')[0]! });
      expect(next.response.headers.get('set-cookie')).toBeNull();
      expect(next.html).toContain('<p>en ');
    }
    expect((await open('/about?lng=es', spanish)).response.headers.get('set-cookie')).toBeNull();
  });

  it('is the same under every campaign, and does not invite readers who are signed in', async () => {
    const before = requests.length;
    for (const mark of ['a', 'b']) await open(`/about?utm_source=${mark}&lng=en`);
    expect(requests.length - before).toBe(1);
    const reader = await open('/about?lng=en', SIGNED_IN);
    expect(reader.html).toContain('reader');
    expect(reader.response.headers.get('cache-control')).toBe('private, no-cache');
    for (const own of ['/', '/subscription', '/subscription?session_id=cs_test_1'])
      expect((await open(own, SIGNED_IN)).html).not.toContain('first-page');
    expect((await open('/subscription')).html).toContain('first-page');
  });

  it('has one address: others lead to it, and never to another site', async () => {
    const slash = await open('/about/?lng=es');
    expect([slash.status, slash.response.headers.get('location')]).toEqual([308, '/about?lng=es']);
    const moved = await open('/read', { 'accept-language': 'es' });
    expect([moved.status, moved.response.headers.get('location')]).toEqual([303, '/read/es']);
    expect(moved.response.headers.get('vary')).toContain('accept-language');
    const evil = await open('//evil.example/');
    expect([evil.status, evil.response.headers.get('location')]).toEqual([404, null]);
  });

  it('that does not exist is a page with 404, and is not kept', async () => {
    const before = requests.length;
    for (let times = 0; times < 2; times += 1) {
      const { status, html } = await open('/read/en/Psalm%20151:9');
      expect(status).toBe(404);
      expect(html).toContain('first-page');
    }
    expect(requests.length - before).toBe(2);
  });

  it('is the application, with 503 and a time to ask again, while its content cannot be read', async () => {
    const { response, status } = await open('/read/en/fault');
    expect([status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await open('/')).status).toBe(200);
  });

  it('is the plain page when it cannot be rendered, and where there is none', async () => {
    for (const address of ['/help', '/login']) {
      const { status, html } = await open(address);
      expect([status, html.includes('first-page'), html.includes('id="root"')]).toEqual([200, false, true]);
    }
  });

  it('gets only data that everyone may read', async () => {
    expect((await open('/read/en/private')).html).toContain('ROUTE_NOT_FOUND');
  });

  it('behind a secret address is neither listed nor kept', async () => {
    const before = requests.length;
    for (let times = 0; times < 2; times += 1) {
      const { response } = await open(`/shared/${'t'.repeat(24)}`);
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect(requests.length - before).toBe(2);
  });

  it('does not send its server build to browsers', async () => {
    expect((await open('/server/pages.mjs')).status).toBe(404);
    expect((await open('/service-worker.js')).html).not.toContain('server/pages.mjs');
  });
});

describe('search engines', () => {
  it('find the map of the site in robots.txt, and may fetch the pictures of link previews', async () => {
    const { html } = await open('/robots.txt');
    expect(html).toContain(`Sitemap: ${gateway.origin}/sitemap.xml\n`);
    expect(html).toContain('Allow: /api/image/cards/\n');
  });

  it('find every chapter through the map', async () => {
    const index = await open('/sitemap.xml');
    expect(index.response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const maps = [...index.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    expect(maps).toEqual(
      ['pages', 'magazine', 'read-web'].map((name) => `${gateway.origin}/sitemaps/${name}.xml`),
    );
    const chapters = (await open('/sitemaps/read-web.xml')).html;
    expect(chapters).toContain(`<loc>${gateway.origin}/read/en/web/ruth/4</loc>`);
    expect(chapters.match(/<loc>/g)).toHaveLength(6);
    expect((await open('/sitemaps/pages.xml')).html).toContain(`<loc>${gateway.origin}/about?lng=es</loc>`);
    expect((await open('/sitemaps/read-none.xml')).status).toBe(404);
  });

  it('find every post of the magazine through the map, with the time of its last change', async () => {
    const { html } = await open('/sitemaps/magazine.xml');
    expect([...html.matchAll(/<loc>[^<]*\/llm\/([^<]+)<\/loc>/g)].map(([, slug]) => slug)).toEqual([
      'invented-1',
      'invented-2',
      'invented-3',
    ]);
    expect(html).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');
  });
});
