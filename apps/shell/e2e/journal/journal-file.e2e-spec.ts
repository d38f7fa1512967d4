import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { STACK_URL, openBrowser, PHONE, type VisitOptions } from '../support/browser.js';
import { entryLink } from './journal-writing.js';

const run = promisify(execFile);

const visitor = openBrowser('allow');
let writer: Reader | undefined;

/** Grants or revokes the writer's write access, as the owner of an installation does. */
async function role(act: 'grant' | 'revoke', { email }: Reader): Promise<void> {
  const command = [path.resolve(import.meta.dirname, '../../../../tools/admin/admin.mjs'), act, email];
  await run(process.execPath, command, { env: { ...process.env, DATA_DIR: process.env.STACK_DATA } });
}

async function visit(options: VisitOptions = {}) {
  if (!writer) {
    writer = await registerReader((await visitor()).page.request, STACK_URL);
    await role('grant', writer);
  }
  return visitor({ as: writer, ...options });
}

/** Writes an entry and waits until the server has stored it. */
async function write(page: Page, name: string, words: string): Promise<void> {
  await page.goto('/journal/edit/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(name);
  // On a phone the fields are one line that opens.
  const folded = page.getByRole('article').locator('summary');
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel('Add a tag').fill('ánimo');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Text of the entry' }).click();
  await page.keyboard.type(words);
  await page.getByText('Saved on this device and synced').waitFor();
}

const inList = (page: Page, name: string) => entryLink(page, new RegExp(name));

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The file downloaded by clicking a button. */
async function saved(page: Page, format: string): Promise<string> {
  await page.getByRole('radio', { name: format }).click({ force: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  return (await download).path();
}

/** Until a closed dialog has taken back its entry of the history, which would interrupt the next navigation. */
async function untilTakenBack(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(
    () => !(history.state as { usr?: { layers?: number } | null } | null)?.usr?.layers,
  );
}

async function emptyBin(page: Page): Promise<void> {
  await untilTakenBack(page);
  await page.goto('/journal?place=bin');
  await page.getByRole('button', { name: 'Empty the bin' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
}

async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

describe('the journal as a file', () => {
  it('is exported without a network, and restores everything after it was deleted for good', async () => {
    const { page } = await visit();
    await page.goto('/journal');
    await page.getByRole('heading', { name: 'Journal' }).waitFor();
    await untilStored(page);
    await write(page, 'Taken along', 'Como dice Juan 11:35.');
    await page.goto('/journal');
    await inList(page, 'Taken along').waitFor();
    await page.context().setOffline(true);
    await choose(page, 'More for the journal', 'Save everything as a file');
    const file = await saved(page, 'JSON');
    await inList(page, 'Taken along').click();
    await choose(page, 'More for this entry', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await emptyBin(page);
    await page.getByText('The bin is empty').waitFor();
    await page.context().setOffline(false);
    await page.goto('/journal');
    await page.getByText('Nothing is written yet').waitFor();
    await choose(page, 'More for the journal', 'Import entries from a file');
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Import 1 entry' }).click();
    await page.getByText('1 entry was added to your journal.').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await inList(page, 'Taken along').click();
    await page.getByRole('heading', { name: 'Taken along' }).waitFor();
    await page.getByText('Waiting', { exact: true }).first().waitFor({ state: 'hidden' });
    const { page: elsewhere } = await visit();
    await elsewhere.goto('/journal?tag=ánimo');
    await inList(elsewhere, 'Taken along').click();
    await elsewhere.getByRole('link', { name: 'Juan 11:35' }).waitFor();
  });

  it('shares an entry by a link, until the link is revoked', async () => {
    const { page } = await visit({ viewport: PHONE });
    await write(page, 'For a friend', 'Jesus wept with them.');
    await page.getByRole('link', { name: 'Done' }).first().click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('It ends after').selectOption('7');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    const { page: friend } = await visitor();
    await friend.goto(address);
    await friend.getByRole('heading', { name: 'For a friend' }).waitFor();
    await friend.getByText('Jesus wept with them.').waitFor();
    expect(await friend.getByText('ánimo').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /^End the link to For a friend/ }).click();
    await page.getByRole('button', { name: 'End the link', exact: true }).click();
    await page.getByText('This entry has no link.').waitFor();
    await friend.reload();
    await friend.getByText('This link leads nowhere.').waitFor();
    expect((await friend.request.get(address.replace('/shared/', '/api/share/'))).status()).toBe(404);
  });

  it('stays open below plus for reading, exporting and deleting, and is closed to readers without entries', async () => {
    const { page } = await visit();
    await write(page, 'From better days', 'I wrote this when I could.');
    await role('revoke', writer!);
    const { page: lapsed } = await visit();
    await lapsed.goto('/journal');
    await lapsed.getByText('To write again you need the Plus plan.').waitFor();
    expect(await lapsed.getByRole('link', { name: 'New entry' }).count()).toBe(0);
    expect(await accessibilityProblems(lapsed)).toEqual([]);
    await inList(lapsed, 'From better days').click();
    await lapsed.getByText('I wrote this when I could.').waitFor();
    expect(await lapsed.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    await choose(lapsed, 'More for this entry', 'Save as a file');
    await saved(lapsed, 'TXT');
    await untilTakenBack(lapsed);
    await lapsed.goto('/journal/edit/new');
    await lapsed.waitForURL('**/journal');
    await lapsed.getByRole('button', { name: 'Choose several entries' }).click();
    await lapsed.getByRole('button', { name: 'Choose all' }).click();
    await lapsed.getByRole('button', { name: 'Delete', exact: true }).click();
    await emptyBin(lapsed);
    await lapsed.getByRole('heading', { name: 'The journal comes with Plus' }).waitFor();
  });
});
