import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../../tools/stack/stack.mjs';
import { registerReader } from '../../../../tools/stack/readers.mjs';
import { secretOf } from '../../../../tools/stack/secrets.mjs';
import { until } from '../../../../tools/stack/until.mjs';
import { openClient } from '../../../../tools/test/stack-client.mjs';
import { pathTo, startTraceCollector } from '../../../../tools/test/trace-collector.mjs';
import { openBrowser } from '../support/browser.js';
import { realtimeCalls } from '../voice/realtime-calls.js';
import { HAS_RELAY, startTurnRelay, type TurnRelay } from '../voice/turn-relay.js';

const AT = '/word-unfolded?ref=Romans+8:28&translation=WEB';
const QUESTION = 'What is said of love here?';

/** The beginning of the sandbox model's answer. */
const BEGINNING = 'About Romans 8:28';
const END = 'This is what is known.';

/** Number of pieces after which a model stops sending: its answer has started, but not ended. */
const PIECES = 30;

/** An answer and its title. */
const BOTH_CALLS = 2;

let stack: Stack;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let relay: TurnRelay | undefined;
let data: string;
const visit = openBrowser();

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-theo-model-'));
  process.env['AI_SANDBOX'] = 'true';
  collector = await startTraceCollector();
  if (HAS_RELAY) relay = await startTurnRelay(data);
  stack = new Stack({
    port: await freePort(),
    data,
    library: process.env.SCRIPTURE_LIBRARY ?? '',
    env: {
      LOG_LEVEL: 'error',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      SCRIPTURE_SOURCE: 'library',
      AI_NEXT_TOKEN_MS: '60000',
      AI_REALTIME_MODEL: 'sandbox',
      VOICE_STUN_URLS: 'none',
      ...relay?.environment,
    },
  });
  await stack.start(() => {});
});
afterAll(async () => {
  await stack.stop();
  await relay?.stop();
  collector.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Makes the next calls to the model fail. */
async function fail(failure: { readonly kind: string; readonly after?: number; readonly times: number }) {
  const { openaiPort } = stack.process('model sandbox').announcement as { openaiPort: number };
  const planned = await fetch(`http://127.0.0.1:${openaiPort}/sandbox/openai/failures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  });
  expect(planned.status).toBe(204);
}

const input = (page: Page) => page.getByRole('textbox', { name: 'Ask Theo Assist' });
const log = (page: Page) => page.getByRole('log');

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

describe('the assistant with a model', () => {
  it('is stopped by keyboard, regenerates an answer, edits a question, and keeps the question after a failure', async () => {
    const reader = await registerReader((await visit({ baseURL: stack.url })).page.request, stack.url);
    const { page, complaints } = await visit({ as: reader, baseURL: stack.url });
    await page.goto(AT);
    await page.getByRole('button', { name: 'Ask Theo Assist' }).click();
    const left = page.getByText(/questions? left today/);
    const before = await left.innerText();

    await fail({ kind: 'stalled', after: PIECES, times: BOTH_CALLS });
    await ask(page, QUESTION);
    await log(page).getByText(BEGINNING).waitFor();
    await page
      .locator('button:focus')
      .and(page.getByRole('button', { name: 'Stop' }))
      .waitFor();
    await page.keyboard.press('Enter');
    await log(page)
      .getByText(/^Operation was cancelled\./)
      .waitFor();
    expect(await log(page).getByText(BEGINNING).count()).toBe(1);
    expect(await log(page).getByText(END).count()).toBe(0);
    await expectText(left, before);

    await page.getByRole('button', { name: 'Write again' }).click();
    await log(page).getByText('2/2').waitFor();
    await log(page).getByText(END).waitFor();
    await log(page)
      .getByText(/\bsandbox\b/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Previous version' }).click();
    await log(page)
      .getByText(/^Operation was cancelled\./)
      .waitFor();

    await page.getByRole('button', { name: 'Ask in other words' }).first().click();
    await page.getByRole('textbox', { name: 'Your question' }).fill('Who works all things together?');
    await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
    await log(page).getByText('Who works all things together?').waitFor();
    await log(page).getByText(END).waitFor();
    expect(await log(page).getByText(QUESTION).count()).toBe(0);

    await fail({ kind: 'broken', times: 3 });
    await ask(page, 'And who is called?');
    await log(page).getByText("Sorry, I couldn't process that.").waitFor();
    expect(await input(page).inputValue()).toBe('And who is called?');
    await page.getByRole('button', { name: 'Try again' }).click();
    await log(page).getByText(END).nth(1).waitFor();
    expect(await input(page).inputValue()).toBe('');
    expect(complaints.filter((complaint) => !complaint.includes('status of 502'))).toEqual([]);
  });
});

/** Waits for a text that appears and stays. */
async function expectText(at: ReturnType<Page['locator']>, text: string): Promise<void> {
  await at.filter({ hasText: text }).waitFor();
}

// They share the stack with a model, which takes longer to start than they take.
realtimeCalls(() => ({ stack, data }));

it('the generation of a plan is one trace, through gateway, NATS, service, queue and provider', async () => {
  const { natsUrl } = JSON.parse(readFileSync(path.join(data, 'run', 'stack.json'), 'utf8')) as {
    natsUrl: string;
  };
  const client = await openClient({ url: stack.url, natsUrl, callerSecret: secretOf(data, 'callers') });
  const form = { topic: 'Comfort in grief', length: 7, dailyTime: '15min', startDate: today() };
  expect(await client.ask('POST', '/api/rhema/generate', form)).toMatchObject({ status: 202 });
  const { spans } = collector;
  const begun =
    'gateway: POST /api/rhema/generate > gateway: ai.plan.generate > ai: ai.plan.generate > ai: plans';
  const expected = [
    new RegExp(`^${begun}.* > ai: provider /v1/chat/completions$`),
    new RegExp(`^${begun}.* > ai: journal.plan.save > journal: journal.plan.save$`),
  ];
  // Each process sends its spans some seconds later.
  await until('the trace is complete', () => {
    const paths = spans.map((span) => pathTo(spans, span).join(' > '));
    return expected.every((each) => paths.some((found) => each.test(found)));
  });
  // A trace leaves the installation: it has no words of the reader.
  expect(JSON.stringify(spans)).not.toContain('grief');
  await client.end();
});

/** The date here, as a form sends it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
