import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { openBrowser } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visitor = openBrowser();
let writer: Reader | undefined;

/** Each visit is a device of the same reader, who may store notes. */
async function device() {
  writer ??= await registerAdmin((await visitor()).page.request);
  return (await visitor({ as: writer })).page;
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Your notes' });

async function openNotes(page: Page): Promise<void> {
  await page.goto('/word-unfolded?ref=Ruth%202&translation=WEB');
  await page.getByRole('article').waitFor();
  const drawer = page.getByRole('button', { name: 'Notes', exact: true });
  await drawer.or(text(page)).first().waitFor();
  if (await drawer.isVisible()) await drawer.click();
  await text(page).waitFor();
}

/** Waits until the server responds to a note that contains this text. */
const arrival = (page: Page, written: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/notes') &&
      response.ok() &&
      (response.request().postData() ?? '').includes(written),
  );

describe('notes of one reader', () => {
  it('sync to the other device, and concurrent edits are kept on both', async () => {
    const one = await device();
    await openNotes(one);
    const arrived = arrival(one, 'Gleaning');
    await text(one).fill('Gleaning behind the reapers');
    await arrived;

    const other = await device();
    await openNotes(other);
    await other.waitForFunction(
      () => document.querySelector('textarea')?.value === 'Gleaning behind the reapers',
    );
    await other.context().setOffline(true);
    await text(other).fill('Written on the road');
    await other.getByText('Unsaved changes, kept on this device').waitFor();

    const changed = arrival(one, 'until evening');
    await text(one).fill('Gleaning until evening');
    await changed;

    const sent = arrival(other, 'Written on the road');
    await other.context().setOffline(false);
    await sent;
    await other
      .getByText(/Both texts are kept/)
      .first()
      .waitFor();
    expect(await text(other).inputValue()).toBe('Written on the road');
    await other.getByRole('button', { name: 'More for notes' }).click();
    await other.getByRole('menuitem', { name: 'All notes' }).click();
    const notes = other.getByRole('dialog', { name: 'All notes' }).getByRole('listitem');
    await notes.filter({ hasText: 'Written on the road' }).waitFor();
    await notes.filter({ hasText: 'Gleaning until evening' }).waitFor();
    expect(await notes.count()).toBe(2);
  });
});
