import { accessibilityProblems } from '../support/accessibility.js';
import { STACK_URL, openBrowser, PHONE } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';
import { registerReader } from '../../../../tools/stack/readers.mjs';

const visit = openBrowser();

describe('the Explorer', () => {
  it('finds verses by their words, despite a typo, in both languages, and opens the passage', async () => {
    const admin = await registerAdmin((await visit()).page.request);
    const { page, complaints } = await visit({ as: admin });
    await page.goto('/app');
    const box = page.getByRole('combobox', { name: 'Words or a reference' });
    await box.fill('lvoe is patient');
    await page.keyboard.press('Enter');
    const found = page.getByRole('link', { name: /1 Corinthians 13:4/ }).first();
    await found.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await found.click();
    await page
      .getByRole('heading', { name: /1 Corinthians 13:4/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);

    const spanish = await visit({ as: admin, locale: 'es-MX', viewport: PHONE });
    await spanish.page.goto('/app');
    await spanish.page.getByRole('combobox').fill('el senor es mi pastor');
    await spanish.page.keyboard.press('Enter');
    await spanish.page
      .getByRole('link', { name: /Salmos? 23:1/ })
      .first()
      .waitFor();
    expect(await accessibilityProblems(spanish.page)).toEqual([]);
    expect(spanish.complaints).toEqual([]);
  });

  it('requires Plus: a reader below it is shown the required plan', async () => {
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    const { page } = await visit({ as: reader });
    await page.goto('/app');
    await page.waitForURL(/\/subscription/);
  });
});
