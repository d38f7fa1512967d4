import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../../tools/stack/stack.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowserAsReader, PHONE } from '../support/browser.js';

const read = (reference: string, translation = 'WEB') =>
  `/word-unfolded?ref=${encodeURIComponent(reference)}&translation=${translation}`;

/** Waits until this build is completely on the device, and controls the page. */
async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

async function openDownloads(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All tools of this passage' }).click();
  await page.getByRole('menuitem', { name: 'Reading settings' }).click();
  await page.getByRole('button', { name: 'Texts on this device' }).click();
  await page.getByRole('dialog', { name: 'Texts on this device' }).waitFor();
}

/** Downloads the World English Bible, as a reader does. */
async function download(page: Page): Promise<void> {
  await openDownloads(page);
  await page.getByRole('button', { name: /^Download World English Bible/ }).click();
  await page.getByRole('button', { name: /^Remove World English Bible/ }).waitFor();
}

/** A network that disconnects after 700,000 bytes of a download, and stays disconnected until it is restored. */
type BrokenNetwork = { readonly ranges: readonly (string | undefined)[]; readonly comeBack: () => void };

/** Downloads the World English Bible over such a network; resolves when the page reports the interruption. */
async function breakOff(page: Page): Promise<BrokenNetwork> {
  await page.goto(read('Jude 2'));
  await page.getByRole('article').waitFor();
  const ranges: (string | undefined)[] = [];
  let isBack = false;
  await page.route('**/api/scripture/downloads/WEB/*', async (route) => {
    const range = route.request().headers()['range'];
    if (range !== undefined && !isBack) return route.abort('connectionfailed');
    ranges.push(range);
    if (range !== undefined) return route.continue();
    const whole = await route.fetch();
    const body = (await whole.body()).subarray(0, 700_000);
    await route.fulfill({ status: 200, headers: { etag: whole.headers()['etag'] ?? '' }, body });
  });
  await openDownloads(page);
  await page.getByRole('button', { name: /^Download World English Bible/ }).click();
  await page.getByText(/The connection was lost. What has arrived is kept/).waitFor();
  return { ranges, comeBack: () => (isBack = true) };
}

/** Searches the downloads, as the page does. */
const searchHere = (page: Page, q: string) =>
  page.evaluate(async (words) => {
    const worker = new Worker('/offline-scripture.js');
    const search = { q: words, translations: ['WEB'], page: 1, pageSize: 5 };
    const ask = (number: number) =>
      new Promise<{ references: string[]; total: number }>((resolve) => {
        worker.onmessage = ({ data }) =>
          resolve({
            references: data.content.found.verses.map((verse: { reference: string }) => verse.reference),
            total: data.content.found.pagination.total,
          });
        worker.postMessage({ number, content: { kind: 'search', search } });
      });
    return ask(1);
  }, q);

describe('without a network', () => {
  const visit = openBrowserAsReader(undefined, 'allow');

  it('starts cold, shows a downloaded translation, and searches it', async () => {
    const { page: first } = await visit();
    await first.goto(read('John 3:16'));
    await first.getByRole('article').waitFor();
    await untilStored(first);
    await download(first);
    const context = first.context();
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto(read('Psalm 23'));
    await page.getByRole('heading', { name: 'Psalm 23', exact: true }).waitFor();
    expect(await page.getByRole('article').innerText()).toContain('Yahweh is my shepherd');
    await page.getByText('Read from this device, offline.').waitFor();
    await page.getByRole('link', { name: 'Psalm 24' }).waitFor();
    expect(await searchHere(page, '"all things work together"')).toEqual({
      references: ['Romans 8:28'],
      total: 1,
    });
    expect((await searchHere(page, 'shepperd')).total).toBeGreaterThan(10);
    await page.goto(read('all things work together'));
    await page.getByRole('link', { name: 'Romans 8:28' }).first().waitFor();
    await page.getByText('Searched on this device, offline.').waitFor();
  });

  it('suggests while the reader types, shows the parallel view, and says what requires the network', async () => {
    const { page: first } = await visit();
    await first.goto(read('Jude 2'));
    await first.getByRole('article').waitFor();
    await untilStored(first);
    await download(first);
    await first.getByRole('button', { name: /^Download Reina Valera 1909/ }).click();
    await first.getByRole('button', { name: /^Remove Reina Valera 1909/ }).waitFor();
    const context = first.context();
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto(`${read('Jonah 1:17')}&beside=RV1909`);
    await page.getByText(/había prevenido un gran pez/).waitFor();
    await page.getByText(/prepared a huge fish/).waitFor();
    const box = page.getByRole('combobox', { name: 'Reference or words' });
    await box.fill('1 cor 13');
    await page.getByRole('option', { name: /^1 Corinthians 13:1\b/ }).waitFor();
    await box.fill('yahweh is my sh');
    await page.getByRole('option', { name: /^yahweh is my shepherd/ }).click();
    await page.getByRole('link', { name: 'Psalm 23:1' }).first().waitFor();
    await page.goto(read('Jonah 3:3'));
    await page.getByText(/^This needs a network/).waitFor();
  });

  it('caches only the files of the build: no response of the API, private or not', async () => {
    const { page } = await visit();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilStored(page);
    await page.goto(read('Jude 2'));
    await page.getByRole('article').waitFor();
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored).toContain('/index.html');
    expect(stored.filter((each) => /^\/(api|sandbox)/.test(each))).toEqual([]);
  });

  it('resumes an interrupted download where it stopped, and says what is stored', async () => {
    const { page } = await visit();
    const { ranges, comeBack } = await breakOff(page);
    await page.getByRole('button', { name: 'Resume the download of World English Bible' }).waitFor();
    comeBack(); // the reader may resume it; it also resumes automatically after a while
    await page.getByRole('button', { name: /^Remove World English Bible/ }).waitFor();
    expect(ranges).toEqual([undefined, 'bytes=700000-']);
  });

  it('resumes an interrupted download automatically when the network is back', async () => {
    const { page } = await visit();
    const { ranges, comeBack } = await breakOff(page);
    comeBack();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /^Remove World English Bible/ }).waitFor();
    expect(ranges).toEqual([undefined, 'bytes=700000-']);
  });

  it('resumes an interrupted download automatically after a reload', async () => {
    const { page } = await visit();
    const { ranges, comeBack } = await breakOff(page);
    comeBack();
    await page.reload();
    await page.getByRole('article').waitFor();
    await openDownloads(page);
    await page.getByRole('button', { name: /^Remove World English Bible/ }).waitFor();
    expect(ranges).toEqual([undefined, 'bytes=700000-']);
  });

  it('removes a download, and detects and refetches an evicted one', async () => {
    const { page } = await visit();
    await page.goto(read('Jude 2'));
    await page.getByRole('article').waitFor();
    await download(page);
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const wiping = indexedDB.open('offlineScripture');
          wiping.onerror = reject;
          wiping.onsuccess = () => {
            const stores = [...wiping.result.objectStoreNames];
            const transaction = wiping.result.transaction(stores, 'readwrite');
            for (const name of stores) transaction.objectStore(name).clear();
            transaction.oncomplete = () => resolve(undefined);
          };
        }),
    );
    await page.reload();
    await page.getByRole('article').waitFor();
    await openDownloads(page);
    await page.getByText(/This browser has deleted World English Bible/).waitFor();
    await page.getByRole('button', { name: /^Remove World English Bible/ }).click();
    await page.getByRole('button', { name: /^Download World English Bible/ }).waitFor();
  });

  it("can be installed: the manifest is in the reader's language, with icons of the sizes that it names", async () => {
    for (const [locale, description] of [
      ['en-US', 'Read Scripture'],
      ['es-MX', 'Lee la Escritura'],
    ] as const) {
      const { page } = await visit({ locale });
      await page.goto(read('Jude 2'));
      await page.getByRole('article').waitFor();
      await untilStored(page);
      const browser = await page.context().newCDPSession(page);
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      const problems = installabilityErrors.map(({ errorId }) => errorId);
      expect(problems.filter((each) => each !== 'in-incognito')).toEqual([]); // every context of a test is private
      const { data } = await browser.send('Page.getAppManifest');
      expect(data).toContain(description);
    }
  });

  it('has a list of downloads without accessibility violations, on a wide screen and on a phone', async () => {
    for (const options of [{}, { viewport: PHONE, colorScheme: 'dark' as const }]) {
      const { page, complaints } = await visit(options);
      await page.goto(read('Jude 2'));
      await page.getByRole('article').waitFor();
      await openDownloads(page);
      await page.getByRole('button', { name: /^Download World English Bible/ }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(complaints).toEqual([]);
    }
  });
});

describe('a new version', () => {
  let stack: Stack;
  let data: string;
  const appsRoot = path.resolve(import.meta.dirname, '../../..');

  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-update-'));
    for (const app of ['shell', 'study-mfe', 'journal-mfe', 'admin-mfe'])
      cpSync(path.join(appsRoot, app, 'dist'), path.join(data, 'web', app, 'dist'), { recursive: true });
    stack = new Stack({
      port: await freePort(),
      data,
      library: process.env.SCRIPTURE_LIBRARY ?? '',
      env: { WEB_ROOT: path.join(data, 'web'), LOG_LEVEL: 'warn' },
    });
    await stack.start(() => {});
  });
  const visit = openBrowserAsReader(() => stack.url, 'allow');
  afterAll(async () => {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('is offered when it is complete, leaves the other tab on the old build, and is applied by a reload', async () => {
    const { page } = await visit();
    await page.goto(read('Jude 2'));
    await page.getByRole('article').waitFor();
    await untilStored(page);
    const other = await page.context().newPage();
    await other.goto(read('Jude 2'));
    await other.getByRole('article').waitFor();
    const index = path.join(data, 'web', 'shell', 'dist', 'index.html');
    appendFileSync(index, '<!-- a later build -->');
    rmSync(`${index}.br`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const reload = page.getByRole('button', { name: 'Reload', exact: true });
    await reload.waitFor();
    const pageOf = (tab: Page) => tab.evaluate(async () => (await fetch('/index.html')).text());
    expect(await pageOf(page)).not.toContain('a later build');
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await page.getByRole('article').waitFor();
    expect(await pageOf(page)).toContain('a later build');
    expect(await pageOf(other)).not.toContain('a later build');
    await other.getByText('Another tab uses the new version.', { exact: false }).waitFor();
    const builds = await page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('build-')),
    );
    expect(builds).toHaveLength(2);
  });
});
