import { randomUUID } from 'node:crypto';
import { request } from 'playwright-core';
import { registerReader } from '../../../../../tools/stack/readers.mjs';
import { until } from '../../../../../tools/stack/until.mjs';
import type { openBrowser } from '../../support/browser.js';
import { Caller } from '../ai-api.js';
import type { FailingStack } from './failing-stack.js';

const VERSE = { prompt: 'Jesus wept.', quote: 'Jesus wept.', reference: 'John 11:35' };

const isReady = async (url: string) => (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok === true;

async function imagesUsed(reader: Caller): Promise<number> {
  const { data: allowance } = await reader.call('GET', '/api/usage/limits');
  return (allowance as { used: { images: number } }).used.images;
}

/** Tests of images that are interrupted while they are made. */
export function interruptedImages(stack: () => FailingStack, visit: ReturnType<typeof openBrowser>): void {
  it('is made by the next worker when one is killed, arrives once and is charged once', async () => {
    const ruth = await Caller.reader(stack().url);
    stack().model.hold();
    const before = stack().model.arrived;
    const key = { 'idempotency-key': randomUUID() };
    const { data: begun } = await ruth.call('POST', '/api/image/jobs', VERSE, key);
    const { jobId } = begun as { jobId: string };
    await until('the model draws', () => stack().model.arrived > before);
    stack().crash('ai');
    await until('another worker has it drawn', () => stack().model.arrived > before + 1);
    stack().model.pass();
    const { events } = await ruth.stream(`/api/jobs/${jobId}/events`, undefined, {}, 'GET');
    const ends = events.filter(({ type }) => type === 'done');
    expect(ends).toHaveLength(1);
    const { imageUrl } = ends[0]!['outcome'] as { imageUrl: string };
    const picture = await fetch(new URL(imageUrl, stack().url));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

    const again = await ruth.call('POST', '/api/image/generate', VERSE, key);
    expect(again).toMatchObject({ status: 200, imageUrl });
    expect(await imagesUsed(ruth)).toBe(1);
    await ruth.leave();
  });

  it('is shown by a page whose gateway was killed, and that was reloaded, and is charged once', async () => {
    const api = await request.newContext();
    const reader = await registerReader(api, stack().url);
    await api.dispose();
    const { page } = await visit({ as: reader, baseURL: stack().url });
    stack().model.hold();
    const before = stack().model.arrived;
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'Make an image' }).click();
    const maker = page.getByRole('dialog', { name: 'Make an image' });
    await maker.getByRole('textbox', { name: 'Quote' }).fill(VERSE.quote);
    await maker.getByLabel('Reference').fill(VERSE.reference);
    await maker.getByRole('button', { name: 'Make the image' }).click();
    await maker.getByRole('status').filter({ hasText: 'Drawing' }).waitFor();
    await until('the model draws', () => stack().model.arrived > before);
    const killed = stack().crash('gateway');
    await until(
      'another gateway answers',
      async () => stack().pidOf('gateway') !== killed && isReady(stack().url),
    );
    await page.reload();
    await maker.getByRole('status').filter({ hasText: 'Drawing' }).waitFor();
    expect(await maker.getByRole('textbox', { name: 'Quote' }).inputValue()).toBe(VERSE.quote);
    stack().model.pass();
    await maker.getByText('The image is ready.').waitFor();
    expect(stack().model.arrived).toBe(before + 1);
    const caller = await Caller.as(stack().url, reader);
    expect(await imagesUsed(caller)).toBe(1);
    await caller.leave();
  });
}
