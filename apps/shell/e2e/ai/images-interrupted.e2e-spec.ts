import { startOpenaiSandbox, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from 'playwright-core';
import { registerReader } from '../../../../tools/stack/readers.mjs';
import { freePort } from '../../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../../tools/stack/stack.mjs';
import { until } from '../../../../tools/stack/until.mjs';
import { openBrowser } from '../support/browser.js';
import { GatedProxy } from '../support/gated-proxy.js';
import { Caller } from './ai-api.js';

const VERSE = { prompt: 'Jesus wept.', quote: 'Jesus wept.', reference: 'John 11:35' };

const visit = openBrowser();

let sandbox: OpenaiSandbox;
let model: GatedProxy;
let stack: Stack;
let data: string;

beforeAll(async () => {
  sandbox = await startOpenaiSandbox();
  model = await GatedProxy.to(new URL(sandbox.baseUrl).origin);
  data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-images-'));
  stack = new Stack({
    port: await freePort(),
    data,
    library: process.env.SCRIPTURE_LIBRARY ?? '',
    env: {
      LOG_LEVEL: 'error',
      SCRIPTURE_SOURCE: 'library',
      OPENAI_API_KEY: sandbox.apiKey,
      OPENAI_BASE_URL: `${model.origin}/v1`,
      IMAGE_PROVIDER: 'openai',
    },
  });
  await stack.start(() => {});
});
afterAll(async () => {
  await stack.stop();
  await model.close();
  await sandbox.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Kills a process as a failing machine would; the supervisor restarts it. */
function crash(name: string): number {
  const { pid } = stack.process(name);
  if (pid === undefined) throw new Error(`${name} does not run.`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

const isReady = async () => (await fetch(`${stack.url}/api/ready`).catch(() => undefined))?.ok === true;

async function imagesUsed(reader: Caller): Promise<number> {
  const { data: allowance } = await reader.call('GET', '/api/usage/limits');
  return (allowance as { used: { images: number } }).used.images;
}

describe('an image', () => {
  it('is made by the next worker when one is killed, arrives once and is charged once', async () => {
    const ruth = await Caller.reader(stack.url);
    model.hold();
    const before = model.arrived;
    const key = { 'idempotency-key': randomUUID() };
    const { data: begun } = await ruth.call('POST', '/api/image/jobs', VERSE, key);
    const { jobId } = begun as { jobId: string };
    await until('the model draws', () => model.arrived > before);
    crash('ai');
    await until('another worker has it drawn', () => model.arrived > before + 1);
    model.pass();
    const { events } = await ruth.stream(`/api/jobs/${jobId}/events`, undefined, {}, 'GET');
    const ends = events.filter(({ type }) => type === 'done');
    expect(ends).toHaveLength(1);
    const { imageUrl } = ends[0]!['outcome'] as { imageUrl: string };
    const picture = await fetch(new URL(imageUrl, stack.url));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

    const again = await ruth.call('POST', '/api/image/generate', VERSE, key);
    expect(again).toMatchObject({ status: 200, imageUrl });
    expect(await imagesUsed(ruth)).toBe(1);
    await ruth.leave();
  });

  it('is shown by a page whose gateway was killed, and that was reloaded, and is charged once', async () => {
    const api = await request.newContext();
    const reader = await registerReader(api, stack.url);
    await api.dispose();
    const { page } = await visit({ as: reader, baseURL: stack.url });
    model.hold();
    const before = model.arrived;
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'Make an image' }).click();
    const maker = page.getByRole('dialog', { name: 'Make an image' });
    await maker.getByRole('textbox', { name: 'Quote' }).fill(VERSE.quote);
    await maker.getByLabel('Reference').fill(VERSE.reference);
    await maker.getByRole('button', { name: 'Make the image' }).click();
    await maker.getByRole('status').filter({ hasText: 'Drawing' }).waitFor();
    await until('the model draws', () => model.arrived > before);
    const killed = crash('gateway');
    await until('another gateway answers', async () => stack.process('gateway').pid !== killed && isReady());
    await page.reload();
    await maker.getByRole('status').filter({ hasText: 'Drawing' }).waitFor();
    expect(await maker.getByRole('textbox', { name: 'Quote' }).inputValue()).toBe(VERSE.quote);
    model.pass();
    await maker.getByText('The image is ready.').waitFor();
    expect(model.arrived).toBe(before + 1);
    const caller = await Caller.as(stack.url, reader);
    expect(await imagesUsed(caller)).toBe(1);
    await caller.leave();
  });
});
