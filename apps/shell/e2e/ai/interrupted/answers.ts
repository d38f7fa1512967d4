import { randomUUID } from 'node:crypto';
import { until } from '../../../../../tools/stack/until.mjs';
import { Caller, endOf, textOf, type StreamedEvent } from '../ai-api.js';
import { LONG_ANSWER, type FailingStack } from './failing-stack.js';

const CHAT = '/api/ai/chat/stream';
const BODY = { question: 'What is hope?', language: 'en' };

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

/** Tests of answers of a model that are interrupted. */
export function interruptedAnswers(stack: () => FailingStack): void {
  it('continues when the ai service dies while generating it, and is charged once', async () => {
    const ruth = await Caller.reader(stack().url);
    const seen: StreamedEvent[] = [];
    const line = read(await ruth.open(CHAT, BODY, { 'idempotency-key': randomUUID() }), seen);
    await until('the answer has begun', () => Promise.resolve(seen.length > 10));
    stack().crash('ai');
    await line;
    expect(endOf({ events: seen })).toMatchObject({
      type: 'complete',
      fullContent: LONG_ANSWER,
      stopped: false,
    });
    expect(textOf({ events: seen })).toBe(LONG_ANSWER);
    expect(seen.map(({ id }) => Number(id!.split('.')[1]))).toEqual(seen.map((_, place) => place + 1));
    expect(await requestsUsed(ruth)).toBe(1);
    const { conversationId, messageId } = endOf({ events: seen });
    await until('the answer is kept', async () => {
      const { data } = await ruth.call('GET', `/api/chat/${String(conversationId)}`);
      const { messages = [] } = (data ?? {}) as { messages?: { id: string; content: string }[] };
      return messages.some(({ id, content }) => id === messageId && content === LONG_ANSWER);
    });
    await ruth.leave();
  });

  it('is resumed where it was when the gateway dies, by the same request', async () => {
    const ruth = await Caller.reader(stack().url);
    const headers = { 'idempotency-key': randomUUID() };
    const seen: StreamedEvent[] = [];
    const line = read(await ruth.open(CHAT, BODY, headers), seen).catch(() => 'broken');
    await until('the answer has begun', () => Promise.resolve(seen.length > 10));
    stack().crash('gateway');
    await line;
    expect(seen.at(-1)!.type).toBe('chunk');
    const last = { ...headers, 'last-event-id': seen.at(-1)!.id! };
    await until('the gateway is back', async () => {
      const again = await ruth.open(CHAT, BODY, last).catch(() => undefined);
      if (again?.status !== 200) return false;
      await read(again, seen);
      return true;
    });
    expect(textOf({ events: seen })).toBe(LONG_ANSWER);
    expect(endOf({ events: seen })).toMatchObject({ type: 'complete', fullContent: LONG_ANSWER });
    expect(await requestsUsed(ruth)).toBe(1);
    await ruth.leave();
  });

  it('is refused with the reason, and not charged, when the model is unavailable', async () => {
    const ruth = await Caller.reader(stack().url);
    stack().sandbox.fail({ kind: 'broken', times: 10 });
    const { refusal, events } = await ruth.stream(CHAT, BODY);
    expect(refusal?.code ?? endOf({ events }).code).toBe('PROVIDER_FAILED');
    expect(await requestsUsed(ruth)).toBe(0);
    await ruth.leave();
  });
}
