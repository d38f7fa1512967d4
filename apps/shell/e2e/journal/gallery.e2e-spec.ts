import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { STACK_URL, openBrowser, PHONE, type VisitOptions } from '../support/browser.js';

const visitor = openBrowser('allow');
let reader: Reader | undefined;

/** Every visit is of the same reader, who has images, in its own browser. */
async function visit(options: VisitOptions = {}) {
  reader ??= await registerReader((await visitor()).page.request, STACK_URL);
  return visitor({ as: reader, ...options });
}

type Saved = { readonly quote: string; readonly colour: string; readonly width?: number };

/** Draws an image in the page and saves it through the API, as the image generator does; returns the status. */
async function save(page: Page, image: Saved): Promise<number> {
  return page.evaluate(async ({ quote, colour, width = 400 }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height: 400 });
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = colour;
    brush.fillRect(0, 0, width, 400);
    brush.fillStyle = 'white';
    brush.font = '32px serif';
    brush.fillText(quote, 24, 200);
    const { csrfToken } = (await (await fetch('/api/csrf-token')).json()) as { csrfToken: string };
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      authorization: `Bearer ${localStorage.getItem('auth_token')}`,
    };
    const made = { quote, prompt: 'Still water at dawn', style: 'REALISTIC', mood: 'calm' };
    const body = JSON.stringify({ url: canvas.toDataURL('image/png'), ...made });
    return (await fetch('/api/gallery', { method: 'POST', headers, body })).status;
  }, image);
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Images' });
const rows = (page: Page) => grid(page).getByRole('row');

/** Whether every image of the grid has loaded from its signed address. */
const untilDrawn = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLImageElement>('[role=grid] img')].filter(
        (image) => image.complete && image.naturalWidth > 0,
      ).length === wanted,
    count,
  );

describe('the gallery', () => {
  it('stores images: views, opens by keyboard, downloads and deletes them, and they stay deleted after a reload', async () => {
    const { page, complaints } = await visit();
    await page.goto('/wumenu');
    await page.getByRole('link', { name: /Image Library/ }).click();
    await page.getByRole('heading', { name: 'No images yet' }).waitFor();
    expect(await save(page, { quote: 'Be still, and know', colour: '#2e4f4f' })).toBe(201);
    expect(await save(page, { quote: 'Under his wings', colour: '#6b3a2e', width: 600 })).toBe(201);
    await page.reload();
    await untilDrawn(page, 2);
    expect(await accessibilityProblems(page)).toEqual([]);

    await rows(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Be still, and know' });
    await viewer.getByText('Still water at dawn').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Be-still-and-know.png');
    expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');

    await viewer.getByRole('button', { name: 'Delete' }).click();
    const question = viewer.getByRole('group', { name: 'Delete the image “Be still, and know”?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted: Be still, and know').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await untilDrawn(page, 2);
    await rows(page).first().click();
    const other = page.getByRole('dialog', { name: 'Under his wings' });
    await other.getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('group').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted: Under his wings').waitFor();
    await page.reload();
    await untilDrawn(page, 1);
    expect(complaints).toEqual([]);
  });

  it('shows the cached images without a network, and says so', async () => {
    const { page: first } = await visit();
    await first.goto('/gallery');
    await first.getByRole('heading', { name: 'Image Library' }).waitFor();
    await save(first, { quote: 'Kept for later', colour: '#33415c' });
    await first.reload();
    await rows(first).first().waitFor();
    await first.waitForFunction(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
    const context = first.context();
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto('/gallery');
    await page.getByText('You are offline. You see what this device last loaded.').waitFor();
    await grid(page).getByRole('row', { name: 'Kept for later' }).waitFor();
  });

  it('is separate for each reader, and has no violations on a phone, in dark mode and in Spanish', async () => {
    const { page: mine } = await visit({ viewport: PHONE, locale: 'es-MX' });
    await mine.addInitScript(() => localStorage.setItem('themeMode', 'dark'));
    await mine.goto('/gallery');
    await mine.getByRole('heading', { name: 'Galería de imágenes' }).waitFor();
    await save(mine, { quote: 'No temas', colour: '#4a3b5c' });
    await mine.reload();
    await mine.getByRole('row', { name: 'No temas' }).click();
    const viewer = mine.getByRole('dialog', { name: 'No temas' });
    await viewer.getByText('Sereno').waitFor();
    expect(await accessibilityProblems(mine)).toEqual([]);
    await mine.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await accessibilityProblems(mine)).toEqual([]);

    const { page: others } = await visitor({
      as: await registerReader((await visitor()).page.request, STACK_URL),
    });
    await others.goto('/gallery');
    await others.getByRole('heading', { name: 'No images yet' }).waitFor();
  });
});
