import type { Page } from 'playwright-core';
import type { Reader } from '../../../tools/house/readers.mjs';
import { HOUSE_URL, openBrowser, type VisitOptions } from './browser.js';
import { registerAdmin } from './register-admin.js';

/** Every visit is one of the same reader, who may write in the journal, in a browser of its own. */
export function openBrowserAsWriter() {
  const visit = openBrowser();
  let writer: Reader | undefined;
  return async (options: VisitOptions = {}) => {
    writer ??= await registerAdmin((await visit()).page.request);
    return visit({ as: writer, ...options });
  };
}

export const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the entry' });

/** Until the server has what is written. */
export const synced = (page: Page) => page.getByText('Saved on this device and synced').waitFor();

/** Until this device has what is written, and the server does not. */
export const keptHere = (page: Page) => page.getByText('Saved on this device', { exact: true }).waitFor();

/** Until this device has what is written, wherever else it is. */
export const saved = (page: Page) => page.getByText(/^Saved on this device/).waitFor();

/** Writes a new entry; answers with the address of its editor. */
export async function write(page: Page, name: string, paragraphs: readonly string[]): Promise<string> {
  await page.goto(`${HOUSE_URL}/journal/edit/new`);
  await title(page).fill(name);
  await text(page).click();
  await page.keyboard.type(paragraphs.join('\n'));
  await page.waitForURL(/\/journal\/edit\/local_/);
  return page.url();
}

/** Until this build is on the device as a whole, and the page comes from it. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
