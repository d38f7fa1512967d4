import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { DOWNLOAD, DOWNLOAD_FILE } from '../fixtures/fake-scripture.js';

const ADDRESS = `/api/scripture/downloads/WEB/${DOWNLOAD.sha256}`;
const ETAG = `"${DOWNLOAD.sha256}"`;

describe('the download of a text', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({}, { withScripture: true });
  });
  afterAll(() => gateway.stop());
  const get = async (headers: Record<string, string> = {}, path = ADDRESS, method = 'GET') => {
    const response = await fetch(gateway.origin + path, { headers, method });
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  };

  it('is named in a list, and served whole under a hash that allows caching for ever', async () => {
    const list = await (await fetch(`${gateway.origin}/api/scripture/downloads`)).json();
    expect(list).toEqual({ success: true, data: [DOWNLOAD] });
    const { response, body } = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag: ETAG,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/gzip',
      'content-length': String(DOWNLOAD_FILE.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(body.equals(DOWNLOAD_FILE)).toBe(true);
  });

  it('continues where it broke off', async () => {
    const { response, body } = await get({ range: 'bytes=100000-', 'if-range': ETAG });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 100000-199999/200000`);
    expect(body.equals(DOWNLOAD_FILE.subarray(100_000))).toBe(true);
  });

  it('restarts when the downloaded part was of another version', async () => {
    const { response, body } = await get({ range: 'bytes=100000-', 'if-range': '"another"' });
    expect(response.status).toBe(200);
    expect(body.length).toBe(DOWNLOAD_FILE.length);
  });

  it('reports ranges beyond its end, unchanged files and texts that are not offered', async () => {
    const beyond = await get({ range: 'bytes=200000-' });
    expect(beyond.response.status).toBe(416);
    expect(beyond.response.headers.get('content-range')).toBe('bytes */200000');
    expect((await get({ 'if-none-match': ETAG })).response.status).toBe(304);
    const gone = await get({}, `/api/scripture/downloads/WEB/${'0'.repeat(64)}`);
    expect(gone.response.status).toBe(404);
    expect(JSON.parse(gone.body.toString())).toMatchObject({ code: 'SCRIPTURE_DOWNLOAD_NOT_FOUND' });
    expect(gone.response.headers.get('cache-control')).not.toContain('immutable');
  });

  it('answers HEAD without the file', async () => {
    const { response, body } = await get({}, ADDRESS, 'HEAD');
    expect(response.headers.get('content-length')).toBe('200000');
    expect(body.length).toBe(0);
  });
});
