import type { Page, Request } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { STACK_URL, openBrowser } from '../support/browser.js';
import { HoldingProxy } from '../support/holding-proxy.js';
import { untilStored } from '../journal/journal-writing.js';
import { registerAdmin } from '../support/register-admin.js';

/*
 * A network that accepts every request and never responds is worse than none: no request fails, so a page that waits
 * for one waits forever. Each test checks that the data on the device is shown while its requests are still pending.
 */

const visit = openBrowser('allow');
let proxy: HoldingProxy;
let reader: Reader;

beforeAll(async () => {
  reader = await registerAdmin((await visit()).page.request);
});
beforeEach(async () => {
  proxy = await HoldingProxy.to(STACK_URL);
});
afterEach(() => proxy.close());

const read = (reference: string) => `/word-unfolded?ref=${encodeURIComponent(reference)}&translation=WEB`;

/** A page of a returning reader, prepared by `prepare`, on a network that stops responding from then on. */
async function returnToHeld(prepare: (page: Page) => Promise<void>): Promise<Page> {
  const { page: first } = await visit({ as: reader, baseURL: proxy.url });
  await first.goto(read('Philippians 2'));
  await first.getByRole('article').waitFor();
  await untilStored(first);
  await prepare(first);
  const context = first.context();
  await first.close();
  proxy.hold();
  return context.newPage();
}

/** The requests whose address contains a string: how many are pending, and which have ended. */
function watchRequests(page: Page, part: string) {
  const ended: string[] = [];
  let begun = 0;
  const concerns = (request: Request) => request.url().includes(part);
  const end = (request: Request) => {
    if (concerns(request)) ended.push(request.url());
  };
  page.on('request', (request) => {
    if (concerns(request)) begun += 1;
  });
  page.on('requestfailed', end);
  page.on('requestfinished', end);
  return { begun: () => begun, ended };
}

async function download(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All tools of this passage' }).click();
  await page.getByRole('menuitem', { name: 'Reading settings' }).click();
  await page.getByRole('button', { name: 'Texts on this device' }).click();
  await page.getByRole('button', { name: /^Download World English Bible/ }).click();
  await page.getByRole('button', { name: /^Remove World English Bible/ }).waitFor();
}

describe('on a network that never responds', () => {
  it('the application starts, and opens a passage that was read before, and one of its verses', async () => {
    const page = await returnToHeld(async () => undefined);
    const session = watchRequests(page, '/api/auth/');
    const passages = watchRequests(page, '/api/proxy/bible/passage');
    await page.goto(read('Phil 2'));
    await page.getByRole('heading', { name: 'Philippians 2', exact: true }).waitFor();
    expect(passages.begun()).toBeGreaterThan(0);
    expect([...session.ended, ...passages.ended]).toEqual([]);
    await page.goto(read('Php 2:5'));
    await page.getByRole('heading', { name: 'Philippians 2:5', exact: true }).waitFor();
    expect(await page.getByRole('article').innerText()).toMatch(/mind/);
  });

  it('the menu opens at the start address of the installed application', async () => {
    const page = await returnToHeld(async (first) => {
      await first.goto('/wumenu');
      await first.getByRole('heading', { level: 1 }).waitFor();
    });
    const session = watchRequests(page, '/api/auth/');
    await page.goto('/wumenu');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(session.ended).toEqual([]);
  });

  it('a downloaded chapter that was never opened can be read and searched', async () => {
    const page = await returnToHeld(download);
    const passages = watchRequests(page, '/api/proxy/bible/passage');
    await page.goto(read('Nahum 2'));
    await page.getByRole('heading', { name: 'Nahum 2', exact: true }).waitFor();
    expect(passages.begun()).toBeGreaterThan(0);
    expect(passages.ended).toEqual([]);
    const searches = watchRequests(page, '/api/scripture/search');
    await page.goto('/app?q=all+things+work+together&in=WEB');
    await page.getByRole('link', { name: 'Romans 8:28' }).first().waitFor();
    await page.getByText('Searched on this device, offline.').waitFor();
    expect(searches.ended).toEqual([]);
    const words = watchRequests(page, '/api/scripture/search?q=fishers');
    await page.goto(read('fishers for men'));
    await page.getByRole('link', { name: 'Matthew 4:19' }).first().waitFor();
    expect(words.begun()).toBeGreaterThan(0);
    expect(words.ended).toEqual([]);
  });

  it('a passage that is bundled with the page is shown, although this device never read it', async () => {
    const page = await returnToHeld(async () => undefined);
    const passages = watchRequests(page, '/api/proxy/bible/passage');
    await page.goto(read('Psalm 23:1'));
    await page.getByRole('heading', { name: 'Psalm 23:1', exact: true }).waitFor();
    await page.getByText('This passage comes with the page.').waitFor();
    expect(passages.begun()).toBeGreaterThan(0);
    expect(passages.ended).toEqual([]);
  });

  it('a passage that failed is requested again when the network is back', async () => {
    const page = await returnToHeld(async () => undefined);
    await page.goto(read('Habakkuk 3'));
    await page.getByText('We could not connect to the Bible service.').waitFor();
    proxy.release();
    await page.getByRole('heading', { name: 'Habakkuk 3', exact: true }).waitFor();
  });

  it('a note is restored, and changes to it are stored', async () => {
    const openNotes = async (page: Page) => {
      const text = page.getByRole('textbox', { name: 'Your notes' });
      const drawer = page.getByRole('button', { name: 'Notes', exact: true });
      await drawer.or(text).first().waitFor();
      if (await drawer.isVisible()) await drawer.click();
      await text.waitFor();
      return text;
    };
    const page = await returnToHeld(async (first) => {
      const written = await openNotes(first);
      await written.fill('He emptied himself');
      await first.getByRole('button', { name: 'Save', exact: true }).click();
      await first.getByText(/^Saved \d/).waitFor();
    });
    const notes = watchRequests(page, '/api/notes');
    await page.goto(read('Philippians 2'));
    const text = await openNotes(page);
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'He emptied himself');
    expect(notes.ended).toEqual([]);
    await text.fill('He emptied himself, and was exalted');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/^Saved \d/).waitFor();
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'He emptied himself, and was exalted',
    );
  });
});
