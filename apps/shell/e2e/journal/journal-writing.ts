import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { STACK_URL, openBrowser, type VisitOptions } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

/** Every visit is of the same reader, who may write in the journal, in its own browser. */
export function openBrowserAsWriter() {
  const visit = openBrowser('allow');
  let writer: Reader | undefined;
  return async (options: VisitOptions = {}) => {
    writer ??= await registerAdmin((await visit()).page.request);
    return visit({ as: writer, ...options });
  };
}

export const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the entry' });

/** The link to an entry in the list; the page may name the entry a second time, beside the list. */
export const entryLink = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /^(Entries|Entradas)$/ }).getByRole('link', { name });

/** Waits until the server has stored the text. */
export const synced = (page: Page) => page.getByText('Saved on this device and synced').waitFor();

/** Waits until this device has stored the text, and the server has not. */
export const storedHere = (page: Page) => page.getByText('Saved on this device', { exact: true }).waitFor();

/** Waits until this device has stored the text, whatever its state elsewhere. */
export const saved = (page: Page) => page.getByText(/^Saved on this device/).waitFor();

/** Writes a new entry; returns the address of its editor. */
export async function write(page: Page, name: string, paragraphs: readonly string[]): Promise<string> {
  await page.goto(`${STACK_URL}/journal/edit/new`);
  await title(page).fill(name);
  await text(page).click();
  await page.keyboard.type(paragraphs.join('\n'));
  await page.waitForURL(/\/journal\/edit\/local_/);
  return page.url();
}

/** Waits until this build is completely on the device, and controls the page. */
export async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
