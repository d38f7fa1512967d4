import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowserAsReader, PHONE } from '../support/browser.js';

const visit = openBrowserAsReader();

const maker = (page: Page, name = 'Make an image') => page.getByRole('dialog', { name });

/** Whether the picture of the dialog has loaded. */
const untilShown = (page: Page) =>
  page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('[role=dialog] img');
    return image?.complete === true && image.naturalWidth > 0;
  });

describe('the image maker', () => {
  it('makes a verse of the study page a picture, also after a reload, which is downloaded and found in the library', async () => {
    const { page, complaints } = await visit();
    await page.goto('/word-unfolded?ref=John 11:35&translation=WEB');
    await page.getByRole('button', { name: 'All tools of this passage' }).click();
    await page.getByRole('menuitem', { name: 'Make an image' }).click();
    await untilShown(page); // the sketch
    expect(await maker(page).getByRole('textbox', { name: 'Quote' }).inputValue()).toBe('Jesus wept.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await maker(page).getByLabel('Mood').selectOption({ label: 'Melancholic' });
    await maker(page).getByRole('button', { name: 'Make the image' }).click();
    await page.reload();
    await maker(page).getByText('The image is ready.').waitFor();
    await untilShown(page);
    expect(await accessibilityProblems(page)).toEqual([]);

    await maker(page).getByRole('radio', { name: /^Wide/ }).check();
    await maker(page).getByRole('radio', { name: 'JPEG' }).check();
    const download = page.waitForEvent('download');
    await maker(page).getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('john-11-35-1600x900.jpg');
    expect((await readFile(await file.path())).subarray(0, 3).toString('hex')).toBe('ffd8ff');

    await maker(page).getByRole('button', { name: 'Save to the library' }).click();
    await maker(page).getByRole('button', { name: 'Saved to the library' }).waitFor();
    await maker(page).getByRole('button', { name: 'Close' }).click();
    await page.goto('/gallery');
    await page.getByLabel('Mood').selectOption({ label: 'Melancholic' });
    await page.getByLabel('Search in the quotes').fill('wept john');
    await page.getByRole('row', { name: 'Jesus wept.' }).click();
    await page.getByText('John 11:35, World English Bible').waitFor();
    await page.getByRole('button', { name: 'Make it again with other choices' }).click();
    expect(await maker(page).getByLabel('Reference').inputValue()).toBe('John 11:35');
    expect(complaints).toEqual([]);
  });

  it('keeps the choices when the words are not those of the verse, in Spanish on a phone', async () => {
    const { page } = await visit({ viewport: PHONE, locale: 'es-MX' });
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'Crear una imagen' }).click();
    const dialog = maker(page, 'Crear una imagen');
    await dialog.getByRole('textbox', { name: 'Cita' }).fill('Jesús se rió.');
    await dialog.getByLabel('Referencia').fill('Juan 11:35');
    await dialog.getByLabel('Ambiente').selectOption({ label: 'Sereno' });
    await dialog.getByRole('button', { name: 'Crear la imagen' }).click();
    await dialog.getByText(/Estas no son las palabras de Juan 11:35/).waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Cita' }).inputValue()).toBe('Jesús se rió.');
    expect(await dialog.getByLabel('Ambiente').inputValue()).toBe('calm');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Crear una imagen' }).click();
    expect(await dialog.getByRole('textbox', { name: 'Cita' }).inputValue()).toBe('Jesús se rió.');
  });
});
