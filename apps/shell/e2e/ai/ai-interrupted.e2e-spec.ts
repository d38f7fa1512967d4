import { startOpenaiSandbox, type ChatRequest, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../../tools/stack/stack.mjs';
import { until } from '../../../../tools/stack/until.mjs';
import { Caller, endOf, textOf, type StreamedEvent } from './ai-api.js';

/** Enough words for an answer of a few seconds, because the model sends each piece separately. */
const LONG = Array.from({ length: 30 }, (_, number) => `This is sentence ${number + 1} of the answer.`).join(
  ' ',
);
const BETWEEN_PIECES_MS = 15;

/** A marker at its beginning that no other text contains. */
const OF_NOTHING_ELSE = 20;

/** The reply of a model that is given the beginning of its answer: it continues after it. */
function goOn({ messages }: ChatRequest): string {
  const contents = messages.map(({ content }) => content).join('\n');
  let written = LONG.length;
  while (written > 0 && !contents.includes(LONG.slice(0, written))) written -= 1;
  return LONG.slice(written < OF_NOTHING_ELSE ? 0 : written);
}

const CHAT = '/api/ai/chat/stream';
const BODY = { question: 'What is hope?', language: 'en' };

let sandbox: OpenaiSandbox;
let stack: Stack;
let data: string;

beforeAll(async () => {
  sandbox = await startOpenaiSandbox({ answer: goOn, pauseMs: BETWEEN_PIECES_MS });
  data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-interrupted-'));
  stack = new Stack({
    port: await freePort(),
    data,
    library: process.env.SCRIPTURE_LIBRARY ?? '',
    env: {
      LOG_LEVEL: 'error',
      SCRIPTURE_SOURCE: 'library',
      OPENAI_API_KEY: sandbox.apiKey,
      OPENAI_BASE_URL: sandbox.baseUrl,
    },
  });
  await stack.start(() => {});
});
afterAll(async () => {
  await stack.stop();
  await sandbox.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Kills a process as a failing machine would; the supervisor restarts it. */
function crash(name: string): void {
  const { pid } = stack.process(name);
  if (pid === undefined) throw new Error(`${name} does not run.`);
  process.kill(pid, 'SIGKILL');
}

/** Reads events until the connection ends or breaks; received ones are in `seen` at once. */
async function read(answer: Response, seen: StreamedEvent[]): Promise<void> {
  let waiting = '';
  const decoder = new TextDecoder();
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    waiting += decoder.decode(bytes, { stream: true });
    const blocks = waiting.split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id] = /^id: (.+)$/m.exec(block) ?? [];
      const [, said] = /^data: (.+)$/m.exec(block) ?? [];
      if (said) seen.push({ id, ...(JSON.parse(said) as { type: string }) });
    }
  }
}

async function requestsUsed(caller: Caller): Promise<number> {
  const { data: allowance } = await caller.call('GET', '/api/usage/limits');
  return (allowance as { used: { requests: number } }).used.requests;
}

describe('an answer of a model', () => {
  it('continues when the ai service dies while generating it, and is charged once', async () => {
    const ruth = await Caller.reader(stack.url);
    const seen: StreamedEvent[] = [];
    const line = read(await ruth.open(CHAT, BODY, { 'idempotency-key': randomUUID() }), seen);
    await until('the answer has begun', () => Promise.resolve(seen.length > 10));
    crash('ai');
    await line;
    expect(endOf({ events: seen })).toMatchObject({ type: 'complete', fullContent: LONG, stopped: false });
    expect(textOf({ events: seen })).toBe(LONG);
    expect(seen.map(({ id }) => Number(id!.split('.')[1]))).toEqual(seen.map((_, place) => place + 1));
    expect(await requestsUsed(ruth)).toBe(1);
    const { conversationId, messageId } = endOf({ events: seen });
    await until('the answer is kept', async () => {
      const { data } = await ruth.call('GET', `/api/chat/${String(conversationId)}`);
      const { messages = [] } = (data ?? {}) as { messages?: { id: string; content: string }[] };
      return messages.some(({ id, content }) => id === messageId && content === LONG);
    });
    await ruth.leave();
  });

  it('is resumed where it was when the gateway dies, by the same request', async () => {
    const ruth = await Caller.reader(stack.url);
    const headers = { 'idempotency-key': randomUUID() };
    const seen: StreamedEvent[] = [];
    const line = read(await ruth.open(CHAT, BODY, headers), seen).catch(() => 'broken');
    await until('the answer has begun', () => Promise.resolve(seen.length > 10));
    crash('gateway');
    await line;
    expect(seen.at(-1)!.type).toBe('chunk');
    const last = { ...headers, 'last-event-id': seen.at(-1)!.id! };
    await until('the gateway is back', async () => {
      const again = await ruth.open(CHAT, BODY, last).catch(() => undefined);
      if (again?.status !== 200) return false;
      await read(again, seen);
      return true;
    });
    expect(textOf({ events: seen })).toBe(LONG);
    expect(endOf({ events: seen })).toMatchObject({ type: 'complete', fullContent: LONG });
    expect(await requestsUsed(ruth)).toBe(1);
    await ruth.leave();
  });

  it('is refused with the reason, and not charged, when the model is unavailable', async () => {
    const ruth = await Caller.reader(stack.url);
    sandbox.fail({ kind: 'broken', times: 10 });
    const { refusal, events } = await ruth.stream(CHAT, BODY);
    expect(refusal?.code ?? endOf({ events }).code).toBe('PROVIDER_FAILED');
    expect(await requestsUsed(ruth)).toBe(0);
    await ruth.leave();
  });
});
