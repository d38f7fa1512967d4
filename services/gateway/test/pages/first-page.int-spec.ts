import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { requests, FAKE } from '../fixtures/fake-scripture.js';

const SIGNED_IN = { cookie: 'wu_session=some.session' };
const AS_A_PAGE = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'es-MX' };

describe('the first page of the study page', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({}, { withScripture: true, withPages: true });
  });
  afterAll(() => gateway.stop());

  const open = async (query: Record<string, string>, headers: Record<string, string> = SIGNED_IN) => {
    const address = `${gateway.origin}/word-unfolded?${String(new URLSearchParams(query))}`;
    const response = await fetch(address, { headers: { ...AS_A_PAGE, ...headers } });
    return { response, html: await response.text() };
  };
  const FAKE_PASSAGE = { ref: FAKE.reference, translation: 'WEB' };

  it('contains the passage of its URL as text, before the application', async () => {
    const { response, html } = await open(FAKE_PASSAGE);
    expect(response.status).toBe(200);
    expect(html).toContain('Invented &lt;b&gt;words&lt;/b&gt;');
    expect(html).toContain('<header>The frame in es</header>');
    expect(html).toContain(`<input value="${FAKE.reference}"><i>WEB</i>`);
    expect(html.indexOf('first-page')).toBeLessThan(html.indexOf('<div id="root"></div>'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    });
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(requests.at(-1)).toMatchObject({ reference: FAKE.reference, language: 'es' });
  });

  it('is the plain page for a visitor: the application redirects them', async () => {
    const { html } = await open(FAKE_PASSAGE, {});
    expect(html).not.toContain('first-page');
    expect(html).toContain('<div id="root"></div>');
  });

  it.each([
    ['no reference: that of a first visit', { translation: 'WEB' }, 'Salmo 119:129-136', 'WEB'],
    ['no translation: that of the language', { ref: FAKE.reference }, FAKE.reference, undefined],
    ['neither', {}, 'Salmo 119:129-136', undefined],
  ])('has, with %s, what a device without a last visit shows', async (_, query, reference, translationId) => {
    const { html } = await open(query as Record<string, string>);
    expect(requests.at(-1)).toEqual(expect.objectContaining({ reference, translationId, language: 'es' }));
    // The script that requests where the reader left stands before all that is drawn.
    expect(html.indexOf('<script src="/assets/first-study.js"></script>')).toBeGreaterThan(-1);
    expect((await open(FAKE_PASSAGE)).html).not.toContain('first-study');
  });

  it.each([
    ['another part of the page', { tab: 'theo' }],
    ['a reference that does not exist', { ref: 'Psalm 151:9', translation: 'WEB' }],
    ['several translations', { ...FAKE_PASSAGE, beside: 'KJV' }],
    ['a reference of any length', { ref: 'a'.repeat(2_000), translation: 'WEB' }],
    ['a service that fails', { ref: 'fault', translation: 'WEB' }],
    ['an answer without words', { ref: 'Ruth 1', translation: 'WEB' }],
  ])('is the plain page with %s', async (_, query) => {
    const { response, html } = await open(query);
    expect(response.status).toBe(200);
    expect(html).not.toContain('first-page');
    expect(html).toContain('<div id="root"></div>');
  });

  it('has no passage for another page with the same query', async () => {
    const address = `${gateway.origin}/app?${String(new URLSearchParams(FAKE_PASSAGE))}`;
    const response = await fetch(address, { headers: { ...AS_A_PAGE, ...SIGNED_IN } });
    expect(await response.text()).not.toContain('Invented');
  });
});

describe('the first page of the journal', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({}, { withScripture: true, withPages: true });
  });
  afterAll(() => gateway.stop());

  const open = async (address: string, headers: Record<string, string> = SIGNED_IN) => {
    const response = await fetch(gateway.origin + address, { headers: { ...AS_A_PAGE, ...headers } });
    return { response, html: await response.text() };
  };

  it('has the head of the journal and its small script, and nothing of a reader', async () => {
    const { response, html } = await open('/journal');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(html).toContain('The journal in es');
    expect(html).toContain('<title>The journal</title>');
    expect(html).not.toContain('canonical');
    expect(html).toContain('<script defer src="/assets/first-journal.js"></script>');
  });

  it.each([
    ['a visitor', '/journal', {}],
    ['a list that was filtered', '/journal?place=archive', SIGNED_IN],
    ['an entry', '/journal/0123456789abcdef01234567', SIGNED_IN],
  ])('is the plain page for %s', async (_, address, headers) => {
    const { html } = await open(address, headers as Record<string, string>);
    expect(html).not.toContain('first-journal');
    expect(html).toContain('<div id="root"></div>');
  });
});

describe('without the scripture service', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it('the page is sent without its passage', async () => {
    const response = await fetch(`${gateway.origin}/word-unfolded?ref=Ruth+1&translation=WEB`, {
      headers: { ...AS_A_PAGE, ...SIGNED_IN },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});
