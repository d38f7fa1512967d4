import type { Locator, Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { openBrowser, type VisitOptions } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();
let reader: Reader | undefined;

/** Every visit is of the same reader, who has every feature. */
async function visitAsReader(options: VisitOptions = {}) {
  reader ??= await registerAdmin((await visit()).page.request);
  return visit({ as: reader, ...options });
}

const verse = (page: Page, osis: string) => page.locator(`[data-verse="${osis}"]`).first();

async function open(page: Page, reference: string, translation: string): Promise<void> {
  await page.goto(`/word-unfolded?ref=${encodeURIComponent(reference)}&translation=${translation}`);
  await page.locator('button[data-verse-number]').first().waitFor();
}

/** Taps the given places one after the other, and returns how many taps that were. */
async function tap(...places: readonly Locator[]): Promise<number> {
  for (const place of places) await place.click();
  return places.length;
}

describe('how many taps it takes', () => {
  it('to find a verse, to hear it and to see the word behind a word: one', async () => {
    const { page, complaints } = await visitAsReader();
    await open(page, 'Ruth 1', 'KJV');
    expect(await tap(page.getByRole('combobox', { name: 'Reference or words' }))).toBe(1);
    await page.keyboard.type('John 3:16');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'John 3:16' }).first().waitFor();
    expect(await tap(page.locator('[data-word]').filter({ hasText: 'loved' }))).toBe(1);
    await page
      .getByRole('region', { name: 'Study' })
      .getByRole('heading', { name: /ἀγαπάω/ })
      .waitFor();
    expect(await tap(page.getByRole('button', { name: 'Listen', exact: true }).first())).toBe(1);
    await page.getByRole('region', { name: 'Reading aloud' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('to write a note on a verse: two, to keep it in the journal: one, to continue reading: one', async () => {
    const { page } = await visitAsReader();
    await open(page, 'John 3:16-18', 'WEB');
    const note = page.getByRole('toolbar').getByRole('button', { name: 'Note', exact: true });
    expect(await tap(verse(page, 'John.3.16'), note)).toBe(2);
    await page.getByRole('textbox', { name: 'Your notes' }).fill('So loved');
    expect(await tap(page.getByRole('button', { name: 'Keep in journal' }))).toBe(1);
    await page.getByText('In your journal').first().waitFor();
    await page.goto('/wumenu');
    expect(await tap(page.getByRole('link', { name: 'Continue' }).first())).toBe(1);
    await page
      .getByRole('heading', { level: 2, name: /^John 3:16/ })
      .first()
      .waitFor();
  });

  it('to read in the dark: none, because the theme follows the device', async () => {
    const { page } = await visitAsReader({ colorScheme: 'dark' });
    await open(page, 'Psalm 121', 'WEB');
    expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  });
});

describe('the original word under the mouse', () => {
  it.each(['KJV', 'WEB'])('shows beside the word in the %s, and Escape puts it away', async (translation) => {
    const { page } = await visitAsReader();
    await open(page, 'John 3:16', translation);
    await page.locator('[data-strongs]').filter({ hasText: 'loved' }).first().hover();
    const card = page
      .locator('[aria-hidden="true"]')
      .filter({ hasText: /ἀγαπάω/ })
      .first();
    await card.waitFor();
    expect(await card.innerText()).toMatch(/agap/);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });
});
