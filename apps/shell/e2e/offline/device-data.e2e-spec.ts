import type { BrowserContext, Page } from 'playwright-core';
import { registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { until } from '../../../../tools/stack/until.mjs';
import { Caller } from '../ai/ai-api.js';
import { STACK_URL, openBrowser } from '../support/browser.js';
import { deviceContents } from '../support/device-contents.js';
import { beginEntries, entriesOnServer } from '../journal/journal-api.js';
import { entryLink, storedHere, synced, untilStored, write } from '../journal/journal-writing.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser('allow');

const SENT = 'Words that the server has.';
const UNSENT = 'Words that no server has seen.';

async function newWriter(): Promise<Reader> {
  const { page } = await visit();
  return registerAdmin(page.request);
}

/** Signs in on a page with a sign-in form, like readers who share a browser. */
async function signIn(page: Page, { email, password }: Reader): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/wumenu');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
}

/** Waits until this device has the public key of the account and can encrypt the data that its reader leaves. */
async function untilCanHide(page: Page): Promise<void> {
  await until('the device has the key', async () =>
    (await deviceContents(page)).includes('"device_keys",["'),
  );
}

/** Waits until these words are not readable anywhere on the device. */
async function untilUnreadable(page: Page, ...words: readonly string[]): Promise<void> {
  await until('nothing of it can be read on the device', async () => {
    const contents = await deviceContents(page);
    return words.every((each) => !contents.includes(each));
  });
}

/** A page of a reader with an entry on the server, and an unsent one written without a network. */
async function openWithUnsent(writer: Reader): Promise<{ page: Page; context: BrowserContext }> {
  const caller = await Caller.as(STACK_URL, writer);
  await beginEntries(caller, [{ fields: { title: 'Sent', content: SENT } }]);
  await caller.leave();
  const { page } = await visit();
  await signIn(page, writer);
  await page.goto('/journal');
  await entryLink(page, /Sent/).click();
  await page.getByText(SENT).waitFor();
  await untilStored(page);
  await untilCanHide(page);
  const context = page.context();
  await context.setOffline(true);
  await write(page, 'Unsent', [UNSENT]);
  await storedHere(page);
  const contents = await deviceContents(page);
  expect([contents.includes(SENT), contents.includes(UNSENT)]).toEqual([true, true]);
  return { page, context };
}

describe('a browser whose reader signs out', () => {
  it('deletes data that the server has, and encrypts unsent data until its owner is back', async () => {
    const writer = await newWriter();
    const { page, context } = await openWithUnsent(writer);
    await signOut(page);
    await untilUnreadable(page, SENT, UNSENT, writer.email, writer.username);

    await context.setOffline(false);
    const other = await newWriter();
    await signIn(page, other);
    await page.goto('/journal');
    await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
    const contents = await deviceContents(page);
    expect(contents).toContain(other.username);
    for (const words of [SENT, UNSENT, writer.email, writer.username]) expect(contents).not.toContain(words);
    expect(contents).toContain('"hidden_items",["'); // it is stored, and only its owner can read it
    await signOut(page);

    await signIn(page, writer);
    await page.goto('/journal');
    await entryLink(page, /Unsent/).click();
    await page.getByText(UNSENT).waitFor();
    const caller = await Caller.as(STACK_URL, writer);
    await until('the server has it', async () =>
      (await entriesOnServer(caller)).some(({ content }) => content.trim() === UNSENT),
    );
    const others = await Caller.as(STACK_URL, other);
    expect(await entriesOnServer(others)).toEqual([]);
    await Promise.all([caller.leave(), others.leave()]);
  });

  it('hides the data in another tab too, which had it open', async () => {
    const writer = await newWriter();
    const { page, context } = await openWithUnsent(writer);
    const second = await context.newPage();
    await second.goto('/journal');
    await entryLink(second, /Unsent/).waitFor();
    await signOut(page);
    await second.getByText(UNSENT).waitFor({ state: 'hidden' });
    await untilUnreadable(second, SENT, UNSENT, writer.email);
  });
});

describe('a browser whose reader deletes the account', () => {
  it('asks for the password, and then has none of their data, in any tab', async () => {
    const writer = await newWriter();
    const { page, context } = await openWithUnsent(writer);
    await context.setOffline(false);
    await page.goto('/journal?place=waiting');
    await page.getByText('Nothing is waiting').waitFor();

    // Another tab is being edited, with text that exists only there.
    const second = await context.newPage();
    await write(second, 'Last words', ['Begun in another tab.']);
    await synced(second);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
    await dialog.locator('input[name="password"]').fill('not the password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('This is not your current password.').waitFor();
    expect(await deviceContents(page)).toContain(SENT);

    await dialog.locator('input[name="password"]').fill(writer.password);
    await second.keyboard.type(' And still going on.');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    for (const tab of [page, second])
      await untilUnreadable(tab, SENT, UNSENT, 'Last words', 'another tab', writer.email, writer.username);
    expect(await deviceContents(second)).not.toContain('"hidden_items",["');
    expect(await deviceContents(second)).not.toContain('"device_keys",["');
  });

  it('has none of their data on another device either, after its next contact with the server', async () => {
    const writer = await newWriter();
    const { page, context } = await openWithUnsent(writer);
    const elsewhere = await Caller.as(STACK_URL, writer);
    const body = { confirmation: 'DELETE', password: writer.password };
    expect(await elsewhere.call('DELETE', '/api/auth/account', body)).toMatchObject({
      data: { deleted: true },
    });
    expect(await deviceContents(page)).toContain(UNSENT);
    await context.setOffline(false);
    await page.goto('/journal');
    await untilUnreadable(page, SENT, UNSENT, writer.email, writer.username);
    await untilUnreadable(page, '"hidden_items",["', '"device_keys",["');
  });

  it('keeps the unsent data of another reader, for that reader only', async () => {
    const [writer, leaver] = [
      await newWriter(),
      await registerReader((await visit()).page.request, STACK_URL),
    ];
    const { page, context } = await openWithUnsent(writer);
    await signOut(page);
    await context.setOffline(false);
    await signIn(page, leaver);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
    await dialog.locator('input[name="password"]').fill(leaver.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    await untilUnreadable(page, leaver.email, UNSENT);
    await signIn(page, writer);
    await page.goto('/journal');
    await entryLink(page, /Unsent/).waitFor();
  });
});
