import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startGateway, type Gateway } from './gateway-fixture.js';
import { asked, INVENTED } from './scripture-stand-in.js';

const SIGNED_IN = { cookie: 'wu_session=some.session' };
const AS_A_PAGE = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'es-MX' };

describe('the study page as it is first sent', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({}, { withScripture: true });
  });
  afterAll(() => gateway.stop());

  const open = async (query: Record<string, string>, headers: Record<string, string> = SIGNED_IN) => {
    const address = `${gateway.origin}/word-unfolded?${String(new URLSearchParams(query))}`;
    const response = await fetch(address, { headers: { ...AS_A_PAGE, ...headers } });
    return { response, html: await response.text() };
  };
  const INVENTED_PASSAGE = { ref: INVENTED.reference, translation: 'WEB' };

  it('has the passage that the address names, as text and before the application', async () => {
    const { response, html } = await open(INVENTED_PASSAGE);
    expect(response.status).toBe(200);
    expect(html).toContain('Invented &lt;b&gt;words&lt;/b&gt;');
    expect(html.indexOf('first-page')).toBeLessThan(html.indexOf('<div id="root"></div>'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language',
    });
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(asked.at(-1)).toMatchObject({ reference: INVENTED.reference, language: 'es' });
  });

  it('is the plain page for who is not signed in: the application sends them elsewhere', async () => {
    const { html } = await open(INVENTED_PASSAGE, {});
    expect(html).not.toContain('first-page');
    expect(html).toContain('<div id="root"></div>');
  });

  it.each([
    ['no reference', { translation: 'WEB' }],
    ['a reference that does not exist', { ref: 'Psalm 151:9', translation: 'WEB' }],
    ['no translation', { ref: INVENTED.reference }],
    ['several translations', { ...INVENTED_PASSAGE, beside: 'KJV' }],
    ['a reference of any length', { ref: 'a'.repeat(2_000), translation: 'WEB' }],
    ['a service that fails', { ref: 'fault', translation: 'WEB' }],
    ['an answer without words', { ref: 'Ruth 1', translation: 'WEB' }],
  ])('is the plain page with %s', async (_, query) => {
    const { response, html } = await open(query);
    expect(response.status).toBe(200);
    expect(html).not.toContain('first-page');
    expect(html).toContain('<div id="root"></div>');
  });

  it('is nobody else’s page', async () => {
    const address = `${gateway.origin}/app?${String(new URLSearchParams(INVENTED_PASSAGE))}`;
    const response = await fetch(address, { headers: { ...AS_A_PAGE, ...SIGNED_IN } });
    expect(await response.text()).not.toContain('first-page');
  });
});

describe('the landing page as it is first sent', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({}, { withScripture: true });
    const folder = path.join(gateway.webRoot, 'shell', 'dist', 'first-pages');
    mkdirSync(folder);
    const leaf = `<main><div class="first-leaf" data-reference="${INVENTED.reference}"></div></main>`;
    writeFileSync(path.join(folder, 'home.es.html'), leaf);
  });
  afterAll(() => gateway.stop());

  const open = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(gateway.origin + address, { headers: { ...AS_A_PAGE, ...headers } })).text();

  it('has its passage for a visitor, in their language', async () => {
    const html = await open('/');
    expect(html).toContain('<div class="first-leaf" lang="en"><h2 class="first-title">Tobias 1:1</h2>');
  });

  it('has the passage that its address names', async () => {
    expect(await open('/?ref=Ruth+1')).toContain('<div class="first-leaf"></div>');
    expect(asked.at(-1)).toMatchObject({ reference: 'Ruth 1' });
  });

  it('is the plain page in a language that it was not made for, and for who is signed in', async () => {
    expect(await open('/', { 'accept-language': 'en' })).not.toContain('first-page');
    expect(await open('/', SIGNED_IN)).not.toContain('first-page');
  });
});

describe('without the scripture service', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it('the page comes all the same', async () => {
    const response = await fetch(`${gateway.origin}/word-unfolded?ref=Ruth+1&translation=WEB`, {
      headers: { ...AS_A_PAGE, ...SIGNED_IN },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});
