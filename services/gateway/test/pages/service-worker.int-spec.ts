import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { SCRIPT, startGateway, type Gateway } from '../fixtures/gateway-fixture.js';

type BuildList = { version: string; files: [string, string][] };

describe('the service worker', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ MFE_ADMIN_URL: 'https://cdn.example/admin/mf-manifest.json' });
  });
  afterAll(() => gateway.stop());
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(gateway.origin + address, { headers });
  const readBuild = async () => {
    const script = await (await get('/service-worker.js')).text();
    const [, json] = /^self\.build = (.*);$/m.exec(script) ?? [];
    return JSON.parse(json!) as BuildList;
  };

  it('may serve every page, is revalidated each time, and has the content policy of the pages', async () => {
    const response = await get('/service-worker.js');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(await response.text()).toContain('the worker of the shell');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/service-worker.js', { 'if-none-match': etag })).status).toBe(304);
  });

  it('lists one whole build, with the hash of each served file', async () => {
    const { files } = await readBuild();
    const addresses = files.map(([address]) => address);
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/index.html',
        '/mfe-manifest.json',
        '/assets/main.0123abcd.js',
        '/mfe/study/assets/main.0123abcd.js',
      ]),
    );
    for (const [address, sha256] of files) {
      const content = Buffer.from(await (await get(address)).arrayBuffer());
      expect([address, createHash('sha256').update(content).digest('hex')]).toEqual([address, sha256]);
    }
    expect(Object.fromEntries(files)['/assets/main.0123abcd.js']).toBe(
      createHash('sha256').update(SCRIPT).digest('hex'),
    );
  });

  it('omits itself, compressed files, and remotes that are served elsewhere', async () => {
    const { files } = await readBuild();
    expect(
      files.filter(([address]) => /service-worker|licenses|\.br$|\.map$|\/mfe\/admin\//.test(address)),
    ).toEqual([]);
  });

  it('does not replace the licences, which are served as plain text', async () => {
    const response = await get('/licenses.txt', { accept: 'text/html,*/*;q=0.8' });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'LICENCES',
    ]);
  });

  it('changes when one file does, so that browsers notice the new build', async () => {
    const before = await readBuild();
    expect(await readBuild()).toEqual(before);
    appendFileSync(path.join(gateway.webRoot, 'shell', 'dist', 'index.html'), '<!-- later -->');
    expect((await readBuild()).version).not.toBe(before.version);
  });
});
