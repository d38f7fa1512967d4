import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { STACK_URL, openBrowser } from '../support/browser.js';
import { Caller } from '../ai/ai-api.js';
import { beginEntries, entriesOnServer } from '../journal/journal-api.js';
import { entryLink, text, title } from '../journal/journal-writing.js';
import { registerAdmin } from '../support/register-admin.js';
import { until } from '../../../../tools/stack/until.mjs';

/*
 * A browser may never open its databases: another tab blocks them, or its storage is broken. Such a page works from the
 * server, and says that it stores nothing.
 */

const visit = openBrowser();
let reader: Reader;

beforeAll(async () => {
  reader = await registerAdmin((await visit()).page.request);
});

/** A page whose browser answers no request to open a database. */
async function openWithSilentDevice(): Promise<Page> {
  const { page } = await visit();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(reader.email);
  await page.getByLabel('Password', { exact: true }).fill(reader.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/wumenu');
  return page;
}

describe('a browser that never opens its databases', () => {
  it('signs in, reads, and shows what the server has', async () => {
    const caller = await Caller.as(STACK_URL, reader);
    await beginEntries(caller, [{ fields: { title: 'On the server', content: 'It is there.' } }]);
    await caller.leave();
    const page = await openWithSilentDevice();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/word-unfolded?ref=Philippians+2&translation=WEB');
    await page.getByRole('article').waitFor();
    await page.getByText('Not saved on this device').waitFor();
    await page.goto('/journal');
    await entryLink(page, /On the server/).click();
    await page.getByText('It is there.').waitFor();
  });

  it('brings what is written to the server', async () => {
    const page = await openWithSilentDevice();
    await page.goto('/journal');
    await page.getByRole('link', { name: 'New entry' }).click();
    await title(page).fill('Written without a device');
    await text(page).fill('These words reach the server.');
    const caller = await Caller.as(STACK_URL, reader);
    await until('the server has it', async () =>
      (await entriesOnServer(caller)).some(({ content }) => content.includes('These words reach')),
    );
    await caller.leave();
  });
});
