import { PHONE, openBrowserAsReader } from '../support/browser.js';

const visit = openBrowserAsReader();

const box = 'Reference or words';
const read = (reference: string, translation = 'WEB') =>
  `/word-unfolded?ref=${encodeURIComponent(reference)}&translation=${translation}`;

/** The left edge of an element's text, in pixels; its box may start elsewhere. */
function leftOfText(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getClientRects()[0]?.left ?? 0;
}

describe('the study page', () => {
  it('shows Romans 8:28-30 to an English reader, from the stored text', async () => {
    const { page, complaints } = await visit();
    await page.goto(read('Romans 8:28-30'));
    await page.getByRole('heading', { name: 'Romans 8:28–30' }).waitFor();
    expect(await page.getByRole('article').innerText()).toContain(
      'We know that all things work together for good for those',
    );
    expect(await page.getByRole('main').innerText()).toContain('World English Bible. Public domain.');
    expect(complaints).toEqual([]);
  });

  it('shows Romanos 8:28-30 to a Spanish reader, all in Spanish', async () => {
    const { page, complaints } = await visit({ locale: 'es-MX' });
    await page.goto('/word-unfolded');
    await page.getByRole('combobox', { name: 'Cita o palabras' }).fill('Romanos 8:28-30');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Romanos 8:28-30' }).waitFor();
    expect(await page.getByRole('article').innerText()).toContain('todas las cosas les ayudan á bien');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await page.title()).toContain('Romanos 8:28-30');
    expect(complaints).toEqual([]);
  });

  it('stores the reference in the address, so that back, forward and links work', async () => {
    const { page } = await visit();
    await page.goto(read('John 3:16'));
    await page.getByRole('heading', { name: 'John 3:16' }).waitFor();
    await page.getByRole('combobox', { name: box }).fill('ps 23');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Psalm 23' }).waitFor();
    expect(new URL(page.url()).searchParams.get('ref')).toMatch(/^ps(alm)? 23$/i);
    await page.goBack();
    await page.getByRole('heading', { name: 'John 3:16' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Psalm 23' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Psalm 23' }).waitFor();
  });

  it('changes the translation, and says why one that requires the network is unavailable', async () => {
    const { page } = await visit();
    await page.goto(read('Jonah 2:1'));
    await page.getByRole('heading', { name: 'Jonah 2:1' }).waitFor();
    const picker = page.getByRole('combobox', { name: 'Translation' });
    await picker.selectOption('spa_r09');
    await page.getByRole('article').getByText('había prevenido un gran pez').waitFor();
    const options = await picker
      .locator('option')
      .evaluateAll((all) =>
        all.map((each) => [(each as HTMLOptionElement).value, (each as HTMLOptionElement).disabled]),
      );
    expect(Object.fromEntries(options)).toMatchObject({ WEB: false, KJV: false, spa_r09: false, BSB: true });
  });

  it('breaks poetry into lines, hangs the verse numbers, and shows the notes of the translation', async () => {
    const { page } = await visit();
    await page.goto(read('Psalm 121'));
    const article = page.getByRole('article');
    await article.getByText('A Song of Ascents.').waitFor();
    const left = (words: string) => article.getByText(words).last().evaluate(leftOfText);
    expect(await left('Where does my help come from?')).toBeGreaterThan(await left('I will lift up my eyes'));
    expect(await article.getByText('1', { exact: true }).first().evaluate(leftOfText)).toBeLessThan(
      await left('I will lift up my eyes'),
    );
    await page.goto(read('Romans 8:28-30'));
    await page.getByRole('article').getByText('brothers and sisters').waitFor();
  });

  it.each([
    ['Psalm 151:9', 'en-US', 'Psalms has 150 chapters; there is no chapter 151.'],
    ['Romanos 17:1', 'es-419', 'Romanos tiene 16 capítulos; no existe el capítulo 17.'],
  ])(
    'explains the error of %s in the language of the reader (%s), and keeps the passage visible',
    async (reference, locale, message) => {
      const { page, complaints } = await visit({ locale });
      await page.goto(read('Jude 2'));
      await page.getByRole('article').waitFor();
      await page.getByRole('combobox', { name: /^(Reference|Cita)/ }).fill(reference);
      await page.keyboard.press('Enter');
      await page.getByText(message).waitFor();
      expect(await page.getByRole('article').innerText()).toContain(
        'May mercy, peace, and love be multiplied to you.',
      );
      expect(complaints).toEqual([]);
    },
  );

  it('says so when the network is down, and loads by itself when it is back', async () => {
    const { page } = await visit();
    await page.goto(read('Jude 2'));
    await page.getByRole('article').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('combobox', { name: box }).fill('Jude 3');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Failed to fetch scripture' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Jude 3' }).waitFor();
  });

  it('copies a passage with its reference, translation and copyright notice', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(read('John 11:35'));
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Copy with reference' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Jesus wept.');
    expect(copied).toContain('John 11:35');
    expect(copied).toContain('World English Bible');
  });

  it('shows a long book to its end, one part at a time', async () => {
    const { page } = await visit();
    await page.goto(read('Esther'));
    await page.getByRole('heading', { name: 'Esther', exact: false }).first().waitFor();
    await page.goto(read('Genesis'));
    const more = page.getByRole('button', { name: 'Continue reading' });
    await more.click();
    await page.getByText('Abraham took another wife').waitFor();
  });

  it('can be used by keyboard alone: / focuses the field, [ and ] change the chapter, ? lists the shortcuts', async () => {
    const { page } = await visit();
    await page.goto(read('Psalm 23'));
    await page.locator('a[rel=next]').filter({ hasText: 'Psalm 24' }).waitFor();
    await page.keyboard.press(']');
    await page.getByRole('heading', { name: 'Psalm 24' }).waitFor();
    await page.locator('a[rel=prev]').filter({ hasText: 'Psalm 23' }).waitFor();
    await page.keyboard.press('[');
    await page.getByRole('heading', { name: 'Psalm 23' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('Mark 1:1');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mark 1:1' }).waitFor();
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('fits a phone: nothing is wider than the screen, and the tools are in one menu', async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true });
    await page.goto(read('Romans 8:28-30; Psalm 119:1-16'));
    await page.getByRole('article').first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.width);
  });

  it('restores the translation and the last passage of a returning reader', async () => {
    const { page } = await visit();
    await page.goto(read('Ruth 1:16'));
    await page.getByRole('article').waitFor();
    await page.getByRole('combobox', { name: 'Translation' }).selectOption('KJV');
    await page.getByRole('article').getByText('Intreat me not to leave thee').waitFor();
    await page.goto('/word-unfolded');
    await page.getByRole('heading', { name: 'Ruth 1:16' }).waitFor();
    await page.getByRole('article').getByText('Intreat me not to leave thee').waitFor();
  });
});
