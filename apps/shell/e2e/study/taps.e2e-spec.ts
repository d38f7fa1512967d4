import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { openBrowser, PHONE, type VisitOptions } from '../support/browser.js';
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

/** Counts what really touches the page, whatever it is: a press that a test needs and forgets to name is counted too. */
async function countTaps(page: Page): Promise<(job: () => Promise<unknown>) => Promise<number>> {
  let taps = 0;
  await page.exposeFunction('countTap', () => void (taps += 1));
  await page.addInitScript("addEventListener('pointerdown', () => void countTap(), { capture: true });");
  return async (job) => {
    taps = 0;
    await job();
    return taps;
  };
}

describe('how many taps it takes', () => {
  it('on a phone: one to find a verse or to hear it, two to share a verse, to ask about it, or to make its picture', async () => {
    const { page } = await visitAsReader({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript('delete Navigator.prototype.share');
    const tapsOf = await countTaps(page);
    await open(page, 'Ruth 1', 'WEB');
    const find = async () => {
      await page.getByRole('combobox', { name: 'Reference or words' }).tap();
      await page.keyboard.type('John 3:16-18');
      await page.keyboard.press('Enter');
      await verse(page, 'John.3.16').waitFor();
    };
    expect(await tapsOf(find)).toBe(1);
    const listen = async () => {
      await page.getByRole('button', { name: 'Listen', exact: true }).tap();
      await page.getByRole('region', { name: 'Reading aloud' }).waitFor();
    };
    expect(await tapsOf(listen)).toBe(1);
    for (const [name, outcome] of [
      ['Share', () => page.getByText('Link copied')],
      ['Compare', () => page.getByRole('dialog', { name: 'John 3:16, compared' })],
      ['Image', () => page.getByRole('dialog').getByText('For God so loved the world').first()],
      ['Ask Theo', () => page.getByPlaceholder('Ask about John 3:16')],
      ['Note', () => page.getByRole('textbox', { name: 'Your notes' })],
    ] as const) {
      await open(page, 'John 3:16-18', 'WEB');
      const act = async () => {
        await verse(page, 'John.3.16').tap();
        await page.getByRole('toolbar').getByRole('button', { name, exact: true }).tap();
        await outcome().waitFor();
      };
      expect([name, await tapsOf(act)]).toEqual([name, 2]);
    }
  });

  it('on a wide screen: one to see the word behind a word, to keep a note in the journal, and to continue', async () => {
    const { page, complaints } = await visitAsReader();
    const tapsOf = await countTaps(page);
    await open(page, 'John 3:16-18', 'KJV');
    const seeWord = async () => {
      await page.locator('[data-word]').filter({ hasText: 'loved' }).click();
      await page
        .getByRole('region', { name: 'Study' })
        .getByRole('heading', { name: /ἀγαπάω/ })
        .waitFor();
    };
    expect(await tapsOf(seeWord)).toBe(1);
    await page.getByRole('toolbar').getByRole('button', { name: 'Note', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your notes' }).fill('So loved');
    const keep = async () => {
      await page.getByRole('button', { name: 'Keep in journal' }).click();
      await page.getByText('In your journal').first().waitFor();
    };
    expect(await tapsOf(keep)).toBe(1);
    // A device where nothing was read yet offers what was read on another one.
    const other = (await visitAsReader()).page;
    for (const [device, count] of [
      [page, tapsOf],
      [other, await countTaps(other)],
    ] as const) {
      await device.goto('/wumenu');
      const goOn = async () => {
        await device.getByRole('link', { name: 'Continue' }).first().click();
        await device
          .getByRole('heading', { level: 2, name: /^John 3:16/ })
          .first()
          .waitFor();
      };
      expect(await count(goOn)).toBe(1);
    }
    expect(complaints).toEqual([]);
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
    const card = page
      .locator('[aria-hidden="true"]')
      .filter({ hasText: /ἀγαπάω/ })
      .first();
    // The words may be drawn again under the mouse as more of the page comes; a hand moves on too.
    const word = page.locator('[data-strongs]').filter({ hasText: 'loved' }).first();
    while ((await card.count()) === 0) await word.hover();
    await card.waitFor();
    expect(await card.innerText()).toMatch(/agap/);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });
});
