import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();

const PASSAGE = '/word-unfolded?ref=Psalm%20121&translation=WEB';

const NOTE = 'Held in the hospital: Romans 8:28.';

/** Writes a note, which is then on this device and at the server. */
async function writeNote(page: Page): Promise<void> {
  await page.goto(PASSAGE);
  await page.getByRole('article').waitFor();
  const text = page.getByRole('textbox', { name: 'Your notes' });
  const drawer = page.getByRole('button', { name: 'Notes', exact: true });
  await drawer.or(text).first().waitFor();
  if (await drawer.isVisible()) await drawer.click();
  const arrived = page.waitForResponse(
    (response) =>
      response.url().includes('/api/') &&
      response.ok() &&
      (response.request().postData() ?? '').includes('Held in the hospital'),
  );
  await text.fill(NOTE);
  await arrived;
}

describe('the palette', () => {
  it('finds verses, notes and pages by keyboard, on the shell and on a remote', async () => {
    const { page, complaints } = await visit({ as: await registerAdmin((await visit()).page.request) });
    await writeNote(page);

    await page.goto('/help');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: /Words, a reference/ });
    await box.waitFor();
    await page.keyboard.type('hospitals');
    await page.getByRole('option', { name: /Held in the hospital/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**noteId=**');

    await page.getByRole('main').focus();
    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.type('all things work');
    await page
      .getByRole('option', { name: /Romans 8:28/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.type('Mark 1:1');
    await page.getByRole('option', { name: 'Open Mark 1:1' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mark 1:1' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('fits a phone in Spanish, and works for visitors', async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true, locale: 'es-CO' });
    await page.goto('/help');
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Buscar o ir a (Ctrl K)' }).click();
    await page.getByRole('combobox').fill('corazón limpio');
    await page
      .getByRole('option', { name: /Salmos? 51:10/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    // The page behind the dialog is hidden, so these two rules find nothing.
    const ofPage = /^(?:landmark-one-main|page-has-heading-one):/;
    expect((await accessibilityProblems(page)).filter((problem) => !ofPage.test(problem))).toEqual([]);
    await page
      .getByRole('option', { name: /Salmos? 51:10/ })
      .first()
      .click();
    await page.waitForURL('**/?ref=**');
  });

  it('searches what is on the device without a network, and says so', async () => {
    const { page } = await visit({ as: await registerAdmin((await visit()).page.request) });
    await writeNote(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Words, a reference/ }).waitFor();
    await page.context().setOffline(true);
    await page.keyboard.type('hospital');
    await page.getByText('Offline: only this device is searched.').waitFor();
    await page.getByRole('option', { name: /Held in the hospital/ }).waitFor();
  });
});
