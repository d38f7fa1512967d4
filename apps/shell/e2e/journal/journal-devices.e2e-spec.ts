import type { Page } from 'playwright-core';
import { entryLink, storedHere, openBrowserAsWriter, saved, synced, text, write } from './journal-writing.js';

const visit = openBrowserAsWriter();

/** A new device with an entry open in the editor. */
async function openEditor(name: string): Promise<Page> {
  const { page } = await visit();
  await page.goto(`/journal?q=${name}`);
  await entryLink(page, new RegExp(name)).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await text(page).waitFor();
  return page;
}

async function typeAtEnd(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

describe('one entry edited in two places', () => {
  it('contains the text of two tabs, and each cursor stays in place', async () => {
    const { page: one } = await visit();
    const address = await write(one, 'Tabs', ['First.', 'Second.', 'Third.']);
    await saved(one);
    const other = await one.context().newPage();
    await other.goto(address);
    await text(other).getByText('Third.').waitFor();
    await text(one).click();
    await one.keyboard.press('Control+Home');
    await typeAtEnd(other, ' There');
    await one.keyboard.type('Here ');
    for (const page of [one, other]) {
      await text(page).getByText('Here First.').waitFor();
      await text(page).getByText('Third. There').waitFor();
    }
    await one.keyboard.type('again ');
    await other.keyboard.type(' again');
    for (const page of [one, other]) {
      await text(page).getByText('Here again First.').waitFor();
      await text(page).getByText('Third. There again').waitFor();
    }
    await synced(one);
  });

  it('keeps the editor and both texts that cannot be merged, until the reader has resolved the conflict for every device', async () => {
    const { page: one } = await visit();
    await write(one, 'Contradiction', ['It begins.']);
    await synced(one);
    const other = await openEditor('Contradiction');
    for (const page of [one, other]) await page.context().setOffline(true);
    for (const [page, words] of [
      [one, ' The Lord is my light.'],
      [other, ' Whom shall I fear?'],
    ] as const) {
      await typeAtEnd(page, words);
      await storedHere(page);
    }
    await one.context().setOffline(false);
    await synced(one);
    await other.context().setOffline(false);
    await other.getByText('There are two versions of this entry').waitFor();
    await typeAtEnd(other, ' Of whom shall I be afraid?');
    await synced(other);
    await other.getByRole('button', { name: 'Compare both' }).click();
    await other.getByRole('heading', { name: 'Two versions of one entry' }).waitFor();
    await other.getByText('The Lord is my light.').first().waitFor();
    await other.getByText('Whom shall I fear? Of whom shall I be afraid?').first().waitFor();
    await other.getByRole('button', { name: 'Edit both together' }).click();
    await text(other).waitFor();
    await synced(other);
    await one.reload();
    await text(one).getByText('It begins. The Lord is my light.').waitFor();
    await text(one).getByText('It begins. Whom shall I fear? Of whom shall I be afraid?').waitFor();
    await synced(one);
  });
});
