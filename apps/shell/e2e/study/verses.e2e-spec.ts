import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowserAsReader, PHONE } from '../support/browser.js';

const visit = openBrowserAsReader();

const read = (reference: string, translation: string) =>
  `/word-unfolded?ref=${encodeURIComponent(reference)}&translation=${translation}`;
const verse = (page: Page, osis: string) => page.locator(`[data-verse="${osis}"]`).first();

/** A phone of the reader, with its touch screen. */
const phone = (options: Parameters<typeof visit>[0] = {}) =>
  visit({ viewport: PHONE, hasTouch: true, isMobile: true, ...options });

async function open(page: Page, reference: string, translation: string): Promise<void> {
  await page.goto(read(reference, translation));
  await page.locator('button[data-verse-number]').first().waitFor();
}

/** Where the parts of the verses stand in the window, and how large they are, in pixels. */
const places = (page: Page) =>
  page.locator('[data-verse]').evaluateAll((all) =>
    all.flatMap((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

/** How far the parts of the verses have moved. Words that become links are set a sixteenth of a pixel wider. */
async function farthestMove(page: Page, before: readonly number[]): Promise<number> {
  const now = await places(page);
  expect(now).toHaveLength(before.length);
  return Math.max(...now.map((each, index) => Math.abs(each - before[index]!)));
}

/** The middle of the space between the first two lines of a verse. */
const spaceBetweenLines = (page: Page, osis: string) =>
  page
    .locator(`[data-verse="${osis}"]`)
    .last()
    .evaluate((element): [number, number] => {
      const rects = [...element.getClientRects()];
      const first = rects[0]!;
      const second = rects.find(({ top }) => top >= first.bottom)!;
      return [second.left + second.width / 2, (first.bottom + second.top) / 2];
    });

describe('a verse that is touched', () => {
  it('is marked in the text, and its bar opens without moving the page', async () => {
    const { page, complaints } = await visit();
    await open(page, 'Romans 8:28-30', 'WEB');
    const before = await places(page);
    await verse(page, 'Rom.8.28').click();
    await page.getByRole('toolbar', { name: 'What to do with Romans 8:28' }).waitFor();
    await verse(page, 'Rom.8.30').click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: 'What to do with Romans 8:28–30' });
    await bar.waitFor();
    expect(await page.locator('[data-verse-number][aria-pressed="true"]').count()).toBe(3);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await farthestMove(page, before)).toBeLessThan(0.5);
    await bar.getByRole('button', { name: 'Highlight: green' }).click();
    await page.getByRole('button', { name: 'Verse 29, highlighted: green' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is touched between two of its lines too, and Escape ends the choice', async () => {
    const { page } = await visit();
    await open(page, 'Romans 8:28', 'KJV');
    const [x, y] = await spaceBetweenLines(page, 'Rom.8.28');
    await page.mouse.click(x, y);
    const bar = page.getByRole('toolbar', { name: 'What to do with Romans 8:28' });
    await bar.waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
  });

  it('is reached by the keyboard, and so is its bar', async () => {
    const { page } = await visit();
    await open(page, 'Romans 8:28-30', 'KJV');
    await page.getByRole('button', { name: 'Verse 28' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('toolbar', { name: 'What to do with Romans 8:29–30' }).waitFor();
    await page.keyboard.press('Enter');
    const first = page.getByRole('button', { name: 'Highlight: yellow' });
    expect(await first.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    const number = page.getByRole('button', { name: 'Verse 30' });
    expect(await number.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
    expect(await page.getByRole('toolbar').count()).toBe(0);
  });
});

describe('the margin of a wide page', () => {
  it('has the best cross references beside each verse, which open without moving the text', async () => {
    const { page, complaints } = await visit();
    await open(page, 'Isaiah 53', 'WEB');
    const margin = page.getByRole('complementary', { name: 'Cross references and your notes on Isaiah 53' });
    const reference = margin.getByRole('link', { name: /Peter 2:2/ }).first();
    await reference.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await reference.click();
    await page.getByRole('heading', { level: 2, name: /Peter 2:2/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the chapter over the Bible', () => {
  it('draws where a chapter refers to, marks one book by keyboard, and has a table behind it', async () => {
    const { page, complaints } = await visit();
    await open(page, 'Romans 8:28-30', 'WEB');
    await page.getByRole('button', { name: 'The chapter and the Bible' }).click();
    const figure = page.getByRole('figure').filter({ hasText: /references join Romans 8 to \d+ books/ });
    const choice = figure.getByRole('group', { name: 'References to one book' });
    await choice.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await choice.getByRole('button', { pressed: true }).waitFor();
    expect(await figure.locator('path[data-faint]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await choice.getByRole('button', { pressed: true }).count()).toBe(1);
    expect(await choice.getByRole('button').nth(1).getAttribute('aria-pressed')).toBe('true');
    await figure.getByText('Show as a table').click();
    await figure.getByRole('row', { name: /^Genesis 22/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('on a phone, in English', () => {
  it('a note on a verse is found again, and the way back closes the comparison and the bar', async () => {
    const { page } = await phone();
    const act = async (name: string) => {
      await open(page, 'John 3:16-18', 'WEB');
      await verse(page, 'John.3.16').tap();
      await page.getByRole('toolbar').getByRole('button', { name, exact: true }).tap();
    };
    await act('Note');
    const note = page.getByRole('textbox', { name: 'Your notes' });
    await note.fill('So loved');
    await page
      .getByRole('tabpanel', { name: 'Notes' })
      .getByText(/John 3:16$/)
      .waitFor();
    await page.getByText('Unsaved changes, kept on this device').waitFor();
    await page.getByRole('tab', { name: 'Scripture' }).tap();
    // The mark appears once the note is stored, which leaving the page within half a second could prevent.
    await page.getByRole('button', { name: 'Verse 16, with your note' }).waitFor();
    await open(page, 'John 3:16-18', 'KJV');
    await page.getByRole('button', { name: 'Verse 16, with your note' }).tap();
    await page.getByRole('toolbar').getByRole('button', { name: 'Open your note: So loved' }).tap();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'So loved');
    await act('Compare');
    const compared = page.getByRole('dialog', { name: 'John 3:16, compared' });
    await compared.getByText('únigénito').or(compared.getByText('unigénito')).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.waitForFunction(() => (history.state as { usr?: { layers?: number } }).usr?.layers === 2);
    await page.goBack();
    await compared.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/word-unfolded');
  });

  it('the address of a verse and its words with the edition are copied', async () => {
    const { page } = await phone({ permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.addInitScript('delete Navigator.prototype.share');
    await open(page, 'John 3:16-18', 'WEB');
    await verse(page, 'John.3.17').tap();
    const bar = page.getByRole('toolbar', { name: 'What to do with John 3:17' });
    await bar.getByRole('button', { name: 'Share' }).tap();
    await page.getByText('Link copied').waitFor();
    expect(await clipboard()).toContain('/read/en/web/john/3/17');
    await bar.getByRole('button', { name: 'Copy' }).tap();
    await page.getByText('Copied, with its reference and notice').waitFor();
    expect(await clipboard()).toContain('John 3:17 (WEB, World English Bible)');
  });
});

describe('on a phone, in Spanish', () => {
  it('a second tap adds verses, and a highlight made without the network reaches the other device', async () => {
    const { page } = await phone({ locale: 'es-419' });
    await open(page, 'Salmo 121', 'spa_r09');
    await page.getByText('Toca un versículo para resaltarlo').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await verse(page, 'Ps.121.1').tap();
    await verse(page, 'Ps.121.2').tap();
    const bar = page.getByRole('toolbar', { name: 'Qué hacer con Salmo 121:1-2' });
    await bar.getByRole('button', { name: 'Resaltar: azul' }).tap();
    await page.getByRole('button', { name: 'Versículo 2, resaltado: azul' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const sent = page.waitForResponse(
      (response) => response.url().includes('/api/highlights') && response.request().method() === 'PUT',
    );
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(200);

    const other = (await visit()).page;
    await open(other, 'Psalm 121', 'KJV');
    await other.getByRole('button', { name: 'Verse 2, highlighted: blue' }).waitFor();
    await verse(other, 'Ps.121.2').click();
    const changed = other.waitForResponse(
      (response) => response.url().includes('/api/highlights') && response.request().method() === 'PUT',
    );
    await other.getByRole('button', { name: 'Highlight: blue' }).click();
    await changed;
    await page.reload();
    await page.getByRole('button', { name: 'Versículo 1, resaltado: azul' }).waitFor();
    await page.getByRole('button', { name: 'Versículo 2', exact: true }).waitFor();
  });
});
