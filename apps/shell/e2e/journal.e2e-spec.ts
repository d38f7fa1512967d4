import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { registerReader, type Reader } from '../../../tools/house/readers.mjs';
import { accessibilityProblems } from './accessibility.js';
import { HOUSE_URL, openBrowser, PHONE, type VisitOptions } from './browser.js';

const run = promisify(execFile);

const visitor = openBrowser();
let writer: Reader | undefined;

/** Every visit is one of the same reader, who may write in the journal, in a browser of its own. */
async function visit(options: VisitOptions = {}) {
  if (!writer) {
    writer = await registerReader((await visitor()).page.request, HOUSE_URL);
    const asked = [path.resolve(import.meta.dirname, '../../../tools/admin.mjs'), 'grant', writer.email];
    await run(process.execPath, asked, { env: { ...process.env, DATA_DIR: process.env.HOUSE_DATA } });
  }
  return visitor({ as: writer, ...options });
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the entry' });
const synced = (page: Page) => page.getByText('Saved on this device and synced').waitFor();
const keptHere = (page: Page) => page.getByText('Saved on this device', { exact: true }).waitFor();

/** Writes a new entry; answers with its address. */
async function write(page: Page, name: string, paragraphs: readonly string[]): Promise<string> {
  await page.goto('/journal/edit/new');
  await title(page).fill(name);
  await text(page).click();
  await page.keyboard.type(paragraphs.join('\n'));
  await page.waitForURL(/\/journal\/edit\/local_/);
  return page.url();
}

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

describe('the journal', () => {
  it('is written without a network, is there after a reload, and arrives when there is one', async () => {
    const { page: first } = await visit();
    await first.goto('/journal');
    await first.getByRole('heading', { name: 'Journal' }).waitFor();
    await untilKept(first);
    const context = first.context();
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    const address = await write(page, 'Written on the road', ['Thy word is a lamp, Psalm 119:105.']);
    await keptHere(page);
    await page.locator('[data-osis="Ps.119.105"]').waitFor();
    await page.getByText('34 of 50,000 characters').waitFor(); // counted when it is kept
    await page.goto(address);
    expect(await title(page).inputValue()).toBe('Written on the road');
    await page.waitForFunction(
      () => document.querySelector('[contenteditable]')?.textContent === 'Thy word is a lamp, Psalm 119:105.',
    );
    await page.goto('/journal?place=waiting');
    await page.getByRole('link', { name: /Written on the road/ }).waitFor();
    await context.setOffline(false);
    await page.goto(address);
    await synced(page);
    const { page: elsewhere } = await visit();
    await elsewhere.goto('/journal?q=LÁMP');
    await elsewhere.getByRole('link', { name: /Written on the road/ }).click();
    await elsewhere.getByRole('link', { name: 'Psalm 119:105' }).waitFor();
  });

  it('becomes the same on two devices that wrote in different places of one entry', async () => {
    const { page: one } = await visit();
    await write(one, 'Shared', ['First paragraph.', 'Second paragraph.', 'Third paragraph.']);
    await synced(one);
    const { page: other } = await visit();
    await other.goto('/journal?q=Shared');
    await other.getByRole('link', { name: /Shared/ }).click();
    await other.getByRole('button', { name: 'Edit' }).click();
    await text(other).getByText('Third paragraph.').waitFor();
    await other.context().setOffline(true);
    await text(other).click();
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' From the other.');
    await keptHere(other);
    await text(one).click();
    await one.keyboard.press('Control+Home');
    await one.keyboard.type('From the one. ');
    await synced(one);
    await other.context().setOffline(false);
    for (const page of [other, one]) {
      await page.reload();
      await text(page).getByText('From the one. First paragraph.').waitFor();
      await text(page).getByText('Third paragraph. From the other.').waitFor();
    }
  });

  it('has nothing to object to for those who hear it, on a phone and in the dark', async () => {
    for (const options of [{}, { viewport: PHONE }] as const) {
      const { page } = await visit(options);
      if ('viewport' in options) await page.addInitScript(() => localStorage.setItem('themeMode', 'dark'));
      const address = await write(page, 'Heard', ['See Psalm 121:1.']);
      await synced(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.goto(address.replace('/edit', ''));
      await page.getByRole('heading', { name: 'Heard' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.goto('/journal');
      await page.getByRole('link', { name: /Heard/ }).first().waitFor();
      await page.getByRole('button', { name: 'Choose several entries' }).click();
      await page.getByRole('button', { name: 'Calendar' }).click();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });
});
