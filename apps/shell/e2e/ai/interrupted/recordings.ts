import { streamedJobEvent, type StreamedJobEvent } from '@word-unfolded/contracts';
import { until } from '../../../../../tools/stack/until.mjs';
import { Caller } from '../ai-api.js';
import type { FailingStack } from './failing-stack.js';

/** Lines that take a few seconds, and lines that take longer than the grace period of the queue. */
const [FEW, MANY] = [12, 40];

const textOf = (word: string, lines: number) =>
  Array.from({ length: lines }, (_, line) => `${word} ${line}`).join('\n');

const begin = async (reader: Caller, word: string, lines: number) => {
  const text = textOf(word, lines);
  const { data: begun } = await reader.call('POST', '/api/ai/tts/jobs', { text, language: 'en' });
  return (begun as { jobId: string }).jobId;
};

/** Follows a job; `ended` resolves when the connection has. */
function follow(reader: Caller, jobId: string) {
  const states: StreamedJobEvent[] = [];
  const leaving = new AbortController();
  const read = async () => {
    const options = { method: 'GET', signal: leaving.signal };
    const { body } = await reader.open(`/api/jobs/${jobId}/events`, undefined, {}, options);
    let text = '';
    for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(bytes).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) states.push(streamedJobEvent.parse(JSON.parse(block.slice(6))));
    }
  };
  return { states, ended: read().catch(() => undefined), leave: () => leaving.abort() };
}

const isSpeaking = (states: readonly StreamedJobEvent[]) =>
  states.some((state) => state.type === 'progress' && state.done > 1);

async function charactersUsed(reader: Caller): Promise<number> {
  const { data: allowance } = await reader.call('GET', '/api/usage/limits');
  return (allowance as { used: { ttsCharacters: number } }).used.ttsCharacters;
}

/** Tests of recordings that are interrupted. */
export function interruptedRecordings(stack: () => FailingStack): void {
  it('is made by another process when the ai service is killed, and its reader follows on', async () => {
    const ruth = await Caller.reader(stack().url);
    const { states, ended } = follow(ruth, await begin(ruth, 'Moab', FEW));
    await until('it is being spoken', () => isSpeaking(states));
    stack().crash('ai');
    await ended;
    expect(states.at(-1)).toEqual({ type: 'done', outcome: { voice: 'espeak-ng' } });
    await ruth.leave();
  });

  it('is the answer to a request that waited for it while the only ai service was killed', async () => {
    const ruth = await Caller.reader(stack().url);
    const { states, leave } = follow(ruth, await begin(ruth, 'Ephrath', FEW));
    await until('it is being spoken', () => isSpeaking(states));
    const waiting = ruth.open('/api/ai/tts', { text: textOf('Ephrath', FEW), language: 'en' }, {});
    await until('another line is spoken', () => states.length > 3);
    stack().crash('ai');
    const response = await waiting;
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/ogg']);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    leave();
    expect(await charactersUsed(ruth)).toBe(textOf('Ephrath', FEW).replaceAll('\n', '').length);
    await ruth.leave();
  });

  it('is cancelled when its reader leaves, and costs nothing', async () => {
    const ruth = await Caller.reader(stack().url);
    const jobId = await begin(ruth, 'Bethlehem', MANY);
    const { states, leave } = follow(ruth, jobId);
    await until('it is being spoken', () => isSpeaking(states));
    expect(await charactersUsed(ruth)).toBeGreaterThan(0);
    leave();
    await until('it is given back', async () => (await charactersUsed(ruth)) === 0);
    const again = follow(ruth, jobId);
    await again.ended;
    expect(again.states).toEqual([{ type: 'cancelled' }]);
    await ruth.leave();
  });
}
