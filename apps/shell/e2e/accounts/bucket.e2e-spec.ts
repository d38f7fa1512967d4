import { startFakeS3, type FakeS3 } from '@word-unfolded/storage/test/fake-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../../tools/stack/stack.mjs';
import { registerReader } from '../../../../tools/stack/readers.mjs';
import { until } from '../../../../tools/stack/until.mjs';
import { openBrowser } from '../support/browser.js';

const BUCKET = 'word-unfolded-files';
const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

let stack: Stack;
let data: string;
let bucket: FakeS3;
const visit = openBrowser();

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bucket-'));
  bucket = await startFakeS3(BUCKET, KEYS);
  stack = new Stack({
    port: await freePort(),
    data,
    library: process.env.SCRIPTURE_LIBRARY ?? '',
    env: {
      LOG_LEVEL: 'error',
      SCRIPTURE_SOURCE: 'library',
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
  });
  await stack.start(() => {});
});
afterAll(async () => {
  await stack.stop();
  await bucket.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Waits until this number of images from the bucket is rendered. */
const untilDrawn = (page: Page, count: number) =>
  page.waitForFunction(
    ([endpoint, wanted]) =>
      [...document.images].filter(
        ({ src, complete, naturalWidth }) => src.startsWith(endpoint) && complete && naturalWidth > 0,
      ).length >= wanted,
    [bucket.endpoint, count] as const,
  );

/** An image that the page draws, as a data URL. */
const drawing = (page: Page, colour: string) =>
  page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 400, height: 400 });
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = fill;
    brush.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/png');
  }, colour);

/** Saves an image through the API, as the image generator does. @returns the status of the response */
const saveToGallery = (page: Page, url: string, quote: string) =>
  page.evaluate(
    async ([image, words]) => {
      const { csrfToken } = (await (await fetch('/api/csrf-token')).json()) as { csrfToken: string };
      const headers = {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
        authorization: `Bearer ${localStorage.getItem('auth_token')}`,
      };
      const body = JSON.stringify({ url: image, quote: words, style: 'REALISTIC', mood: 'calm' });
      return (await fetch('/api/gallery', { method: 'POST', headers, body })).status;
    },
    [url, quote] as const,
  );

describe('an installation that stores files in a bucket', () => {
  it('shows a profile picture from it, and deletes it there', async () => {
    const reader = await registerReader((await visit({ baseURL: stack.url })).page.request, stack.url);
    const { page, complaints } = await visit({ as: reader, baseURL: stack.url });
    await page.goto('/profile');
    const picture = await drawing(page, '#2e4f4f');
    await page
      .getByLabel('Choose a file')
      .first()
      .setInputFiles({
        name: 'picture.png',
        mimeType: 'image/png',
        buffer: Buffer.from(picture.split(',')[1] ?? '', 'base64'),
      });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Avatar uploaded successfully!').first().waitFor();
    await untilDrawn(page, 1);
    await page.reload();
    await untilDrawn(page, 1);
    expect(bucket.objects.size).toBe(1);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Remove your picture?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await page.getByText('Your picture was removed.').waitFor();
    await until('the bucket has nothing left', () => bucket.objects.size === 0);
    expect(complaints).toEqual([]);
  });

  it('shows the gallery from it, downloads an image, and deletes it', async () => {
    const reader = await registerReader((await visit({ baseURL: stack.url })).page.request, stack.url);
    const { page, complaints } = await visit({ as: reader, baseURL: stack.url });
    await page.goto('/gallery');
    expect(await saveToGallery(page, await drawing(page, '#6b3a2e'), 'Under his wings')).toBe(201);
    await page.reload();
    await untilDrawn(page, 1);
    await page.getByRole('row', { name: 'Under his wings' }).click();
    const viewer = page.getByRole('dialog', { name: 'Under his wings' });
    await untilDrawn(page, 2);
    const download = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('Under-his-wings.png');
    await viewer.getByRole('button', { name: 'Delete' }).click();
    await viewer.getByRole('group').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted: Under his wings').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No images yet' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('makes an image that is shown, saved and downloaded from it', async () => {
    const reader = await registerReader((await visit({ baseURL: stack.url })).page.request, stack.url);
    const { page, complaints } = await visit({ as: reader, baseURL: stack.url });
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'Make an image' }).click();
    const maker = page.getByRole('dialog', { name: 'Make an image' });
    await maker.getByRole('textbox', { name: 'Quote' }).fill('Jesus wept.');
    await maker.getByLabel('Reference').fill('John 11:35');
    await maker.getByRole('button', { name: 'Make the image' }).click();
    await maker.getByText('The image is ready.').waitFor();
    await untilDrawn(page, 1);
    await maker.getByRole('button', { name: 'Save to the library' }).click();
    await maker.getByRole('button', { name: 'Saved to the library' }).waitFor();
    await maker.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('row', { name: 'Jesus wept.' }).waitFor();
    await untilDrawn(page, 1);
    expect(complaints).toEqual([]);
  });
});
