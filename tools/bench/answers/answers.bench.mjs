import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, readDirectly, startModel, timesOf, visitorOf, withStack } from './model-stack.mjs';

/** Number of sequential questions for measuring the latency of the first words. */
const TIMES = 60;

/** Number of streams that begin within one second. All of them overlap for a while. */
const BEGUN_EACH_SECOND = 25;

/**
 * Measures streamed answers. `firstMs`: from the model's first words to their arrival at the reader, over a direct
 * connection and through the whole system (model, ai service with grounding and Redis, NATS, gateway). `streams`: their
 * number, how many were incomplete or out of order, and the memory per stream.
 *
 * @param {{ library: string, streams?: number }} options
 */
export async function benchAnswers({ library, streams = 1_000 }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const pauseMs = 500;
  // The last stream begins while the first is still running.
  const pieces = Math.ceil((streams / BEGUN_EACH_SECOND) * (1_000 / pauseMs)) + 20;
  const quick = await startModel({ PIECES: '1', PAUSE_MS: '50' });
  const slow = await startModel({ PIECES: String(pieces), PAUSE_MS: String(pauseMs) });
  try {
    const firstMs = await withStack(
      { library, folder: path.join(folder, 'first'), model: quick.origin },
      (stack) => firstWords(stack, quick.origin),
    );
    const many = await withStack(
      { library, folder: path.join(folder, 'many'), model: slow.origin },
      (stack) => manyAtOnce(stack, streams, pieces),
    );
    return { firstMs, streams: many };
  } finally {
    quick.stop();
    slow.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {import('../../stack/stack.mjs').Stack} stack
 * @param {string} model
 */
async function firstWords({ url }, model) {
  const visitor = await visitorOf(url);
  /** @type {{ direct: number[], whole: number[] }} */
  const taken = { direct: [], whole: [] };
  for (let round = -5; round < TIMES; round += 1) {
    const direct = await readDirectly(model);
    const whole = await ask(url, visitor, round + 5);
    if (round < 0) continue;
    taken.direct.push(direct.firstMs);
    taken.whole.push(whole.firstMs);
  }
  return { 'direct connection': timesOf(taken.direct), 'the whole way': timesOf(taken.whole) };
}

/**
 * @param {import('../../stack/stack.mjs').Stack} stack
 * @param {number} streams
 * @param {number} pieces
 */
async function manyAtOnce(stack, streams, pieces) {
  const visitor = await visitorOf(stack.url);
  const before = memoryOf(stack);
  let open = 0;
  const reading = [];
  for (let index = 0; index < streams; index += 1) {
    reading.push(ask(stack.url, visitor, index, () => (open += 1)));
    await pause(1_000 / BEGUN_EACH_SECOND);
  }
  while (open < streams) await pause(100);
  const during = memoryOf(stack);
  const answers = await Promise.all(reading);
  const kbOf = (/** @type {'ai' | 'gateway'} */ name) => Math.round((during[name] - before[name]) / streams);
  return {
    atOnce: streams,
    notWhole: answers.filter((answer) => !isWhole(answer, pieces)).length,
    notInOrder: answers.filter(({ places }) => places.some((place, index) => place !== index + 1)).length,
    firstMs: timesOf(answers.map(({ firstMs }) => firstMs)),
    kbEach: { gateway: kbOf('gateway'), ai: kbOf('ai') },
  };
}

/**
 * @param {import('./answer-reader.mjs').ReadAnswer} answer
 * @param {number} pieces
 */
function isWhole({ text, whole }, pieces) {
  const numbers = [...text.matchAll(/piece n(\d+)/g)].map(([, number]) => Number(number));
  return text === whole && numbers.length === pieces && numbers.every((number, index) => number === index);
}

/** Resident memory in kB, from /proc on Linux. @param {import('../../stack/stack.mjs').Stack} stack */
function memoryOf(stack) {
  const of = (/** @type {string} */ name) => {
    const status = readFileSync(`/proc/${stack.process(name).pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  };
  return { ai: of('ai'), gateway: of('gateway') };
}
