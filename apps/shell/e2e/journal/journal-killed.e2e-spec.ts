import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request, type Page } from 'playwright-core';
import { until } from '../../../../tools/stack/until.mjs';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { Caller } from '../ai/ai-api.js';
import { STACK_URL } from '../support/browser.js';
import { beginEntries, entriesOnServer } from './journal-api.js';
import { KillableBrowser } from '../support/killable-browser.js';
import { saved, synced, text, title, write } from './journal-writing.js';
import { registerAdmin } from '../support/register-admin.js';

/** Number of entries that are changed and sent when the browser is killed; `JOURNAL_WRITES=1000` for a long run. */
const WRITES = Number(process.env.JOURNAL_WRITES ?? 150);

/** Typing speed of a fast typist. */
const BETWEEN_EMAILS_MS = 50;

let writer: Reader;
let caller: Caller;
let profile: string;
let browser: KillableBrowser;

beforeAll(async () => {
  const api = await request.newContext();
  writer = await registerAdmin(api);
  await api.dispose();
  caller = await Caller.as(STACK_URL, writer);
});
afterAll(() => caller.leave());
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'word-unfolded-killed-'));
});
afterEach(async () => {
  await browser.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

/** The journal page in a restarted browser with the profile of the previous one. */
async function openAnew(): Promise<Page> {
  browser = await KillableBrowser.start(profile, STACK_URL, writer);
  return browser.context.newPage();
}

describe('a browser that is killed', () => {
  it('has every text that it showed as saved, and sends it to the server', async () => {
    let page = await openAnew();
    const address = await write(page, 'Killed', ['Shown as saved.']);
    await saved(page);
    await page.keyboard.type(' Then much more is written.', { delay: BETWEEN_EMAILS_MS });
    const typed = await text(page).innerText();
    await browser.kill();

    page = await openAnew();
    await page.goto(address);
    await text(page).getByText('Shown as saved.').waitFor();
    const found = await text(page).innerText();
    expect(typed.startsWith(found)).toBe(true);
    expect(await title(page).inputValue()).toBe('Killed');
    await synced(page);
    expect((await entriesOnServer(caller)).map(({ content }) => content)).toContain(found.trim());

    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(', and more');
    await saved(page);
    const tab = await page.context().newCDPSession(page);
    const another = await page.context().newPage();
    const crash = page.waitForEvent('crash');
    tab.send('Page.crash').catch(() => undefined); // the request cannot be answered
    await crash;
    await another.goto(address);
    await text(another).getByText(`${found.trim()}, and more`).waitFor();
  });

  it('has every change that it showed, and sends each to the server once, even when it is killed between them', async () => {
    await beginEntries(
      caller,
      Array.from({ length: WRITES }, (_, number) => ({
        fields: { title: `Entry ${number}`, content: `Words of ${number}` },
      })),
    );
    let page = await openAnew();
    await page.goto(`${STACK_URL}/journal?q=Words`);
    await page.getByRole('button', { name: 'Choose several entries' }).click();
    await until('all are here and chosen', async () => {
      await page.getByRole('button', { name: 'Choose all' }).click();
      return page.getByText(`${WRITES} chosen`).isVisible();
    });
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'A tag for all of them' }).fill('kept');
    await page.getByRole('button', { name: 'Add tag' }).click();
    await page.getByText(`${WRITES} entries have the tag kept`).waitFor();
    await browser.kill();

    page = await openAnew();
    const sent = page.waitForRequest('**/api/journal/sync');
    await page.goto(`${STACK_URL}/journal?place=waiting`);
    await sent;
    await until('some have arrived', async () => (await tagged()) > 0);
    await browser.kill();
    const arrived = await tagged();

    page = await openAnew();
    await page.goto(`${STACK_URL}/journal?tag=kept`);
    await until('all have arrived', async () => (await tagged()) === WRITES);
    expect(await entriesOnServer(caller)).toHaveLength(WRITES + 1);
    expect(arrived).toBeLessThanOrEqual(WRITES);
    await page.goto(`${STACK_URL}/journal?place=waiting`);
    await page.getByText('Nothing is waiting').waitFor();
  });
});

const tagged = async () => (await entriesOnServer(caller)).filter(({ tags }) => tags.includes('kept')).length;
