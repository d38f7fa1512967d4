import { mkdtempSync, rmSync } from 'node:fs';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../../tools/stack/stack.mjs';
import { openBrowserAsReader } from '../support/browser.js';

const STUDY = path.resolve(import.meta.dirname, '../../../study-mfe/dist');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The study micro-frontend served from its own origin, optionally as if it had been built against other contracts. */
async function serveStudy(port: number, contracts?: string): Promise<Server> {
  const server = createServer((request, response) => {
    const file = path.join(STUDY, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (contracts && file.endsWith('mf-manifest.json')) {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as { metaData: object };
      return void response.end(
        JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, contracts } }),
      );
    }
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

describe('a micro-frontend on another server', () => {
  let stack: Stack;
  let data: string;
  let studyPort: number;

  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-remote-'));
    studyPort = await freePort();
    stack = new Stack({
      port: await freePort(),
      data,
      library: process.env.SCRIPTURE_LIBRARY ?? '',
      env: { MFE_STUDY_URL: `http://127.0.0.1:${studyPort}/mf-manifest.json`, LOG_LEVEL: 'warn' },
    });
    await stack.start(() => {});
  });
  const visit = openBrowserAsReader(() => stack.url);
  afterAll(async () => {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('is shown while the server is up', async () => {
    const server = await serveStudy(studyPort);
    const { page, complaints } = await visit();
    await page.goto('/word-unfolded?ref=John%2011:35&translation=WEB');
    await page.getByRole('article').getByText('Jesus wept.').waitFor();
    expect(complaints).toEqual([]);
    await stop(server);
  });

  it('is replaced by a message while the server is down; the rest of the page works; a retry restores it', async () => {
    const { page } = await visit();
    await page.goto('/word-unfolded?ref=John%2011:35&translation=WEB');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.getByRole('button', { name: /theme/i }).click();
    await page.getByText('Wilderness Dawn').click();
    await page.keyboard.press('Escape');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('wilderness-dawn');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('mf-manifest.json'),
    );
    await retry.click();
    await failed;
    await retry.waitFor();
    const server = await serveStudy(studyPort);
    await retry.click();
    await page.getByRole('article').getByText('Jesus wept.').waitFor();
    await stop(server);
  });

  it('says so when it was built against other contracts, and is shown after a reload once they agree', async () => {
    const other = await serveStudy(studyPort, '0123456789abcdef');
    const { page } = await visit();
    await page.goto('/word-unfolded?ref=John%2011:35&translation=WEB');
    await page.getByRole('heading', { name: 'This page belongs to another version' }).waitFor();
    await stop(other);
    const server = await serveStudy(studyPort);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('article').getByText('Jesus wept.').waitFor();
    await stop(server);
  });
});
