import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowserAsReader, PHONE } from '../support/browser.js';

const visit = openBrowserAsReader();

const BOX = 'Reference or words';

describe('the reference field', () => {
  it('completes a reference by keyboard, and finds a verse by its words despite a typo', async () => {
    const { page } = await visit();
    await page.goto('/word-unfolded?ref=Ruth+1&translation=WEB');
    const box = page.getByRole('combobox', { name: BOX });
    await box.fill('rom 8:2');
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /Romans 8:2/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 2, name: /^Romans 8:2/ })
      .first()
      .waitFor();
    await box.fill('faith, hope, and lvoe remain');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '1 Corinthians 13:13' }).click();
    await page.getByRole('heading', { level: 2, name: '1 Corinthians 13:13' }).first().waitFor();
  });
});

describe('the words of a verse', () => {
  it('open the lexicon, wherever they are tapped', async () => {
    const { page, complaints } = await visit();
    await page.goto('/word-unfolded?ref=John+3:16&translation=KJV');
    await page.locator('[data-word]').filter({ hasText: 'loved' }).click();
    const study = page.getByRole('region', { name: 'Study' });
    await study.getByRole('heading', { name: /ἀγαπάω/ }).waitFor();
    expect(await study.innerText()).toContain('Source: Strong');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('are shown in a sheet on a phone', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto('/word-unfolded?ref=John+3:16&translation=KJV');
    await page.locator('[data-word]').filter({ hasText: 'loved' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'loved' }).click();
    const sheet = page.getByRole('dialog', { name: 'loved' });
    await sheet.getByRole('heading', { name: /ἀγαπάω/ }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Study' }).click();
    await page.getByRole('button', { name: 'Cross references' }).click();
    await page.getByRole('tabpanel', { name: 'Study' }).getByRole('link').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the parallel view', () => {
  it('aligns verses with the same text, whatever their numbers', async () => {
    const { page } = await visit();
    await page.goto('/word-unfolded?ref=Jonah+1:17&translation=WEB&beside=RV1909');
    const row = page.getByRole('article').getByRole('listitem').first();
    const words = await row.innerText();
    expect(words).toContain('prepared a huge fish');
    expect(words).toContain('un gran pez');
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the Explorer', () => {
  it('requires the Plus plan', async () => {
    const { page } = await visit();
    await page.goto('/app');
    await page.getByText('The page you asked for needs the Plus plan.').waitFor();
  });
});
