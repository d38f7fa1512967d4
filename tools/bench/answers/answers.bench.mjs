import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { readAnswer } from './answer-reader.mjs';

/** Number of sequential questions for measuring the latency of the first words. */
const TIMES = 60;

/** Number of streams that begin within one second. All of them overlap for a while. */
const BEGUN_EACH_SECOND = 25;

const PATH = '/api/ai/chat/stream';

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

/** @param {NodeJS.ProcessEnv} env */
async function startModel(env) {
  const child = fork(path.join(import.meta.dirname, 'answer-model.mjs'), { env: { ...process.env, ...env } });
  const origin = await new Promise((resolve) => child.once('message', resolve));
  return { origin: String(origin), stop: () => child.kill() };
}

/**
 * @template Result
 * @param {{ library: string, folder: string, model: string }} options
 * @param {(stack: Stack) => Promise<Result>} measure
 */
async function withStack({ library, folder, model }, measure) {
  const stack = new Stack({
    port: await freePort(),
    data: folder,
    library,
    env: {
      THROTTLE_PER_MINUTE: '100000000',
      MAX_CALLS_IN_FLIGHT: '10000',
      TRUSTED_PROXIES: 'loopback',
      OPENAI_BASE_URL: `${model}/v1`,
      AI_TEXT_MODEL: 'bench',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    await stack.start(() => {});
    return await measure(stack);
  } finally {
    await stack.stop();
  }
}

/**
 * @param {Stack} stack
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
 * @param {Stack} stack
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

/** @param {string} model */
function readDirectly(model) {
  const body = { model: 'bench', stream: true, messages: [] };
  return readAnswer(`${model}/v1/chat/completions`, { headers: {}, body }, ({ choices }) => ({
    content: choices?.[0]?.delta?.content,
  }));
}

/**
 * Sends requests as a visitor from a separate network, because limits count per network and day.
 *
 * @param {string} origin
 * @param {Record<string, string>} visitor
 * @param {number} index
 * @param {() => void} [opened]
 */
function ask(origin, visitor, index, opened) {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const headers = { ...visitor, 'x-forwarded-for': address };
  const body = { question: `What does the Bible say about hope, and about question ${index}?` };
  return readAnswer(`${origin}${PATH}`, { headers, body, ...(opened && { opened }) }, (event) => ({
    content: event.type === 'chunk' ? event.content : '',
    whole: event.fullContent,
  }));
}

/** Returns the headers that a browser sends. @param {string} origin @returns {Promise<Record<string, string>>} */
async function visitorOf(origin) {
  const response = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken } = /** @type {{ csrfToken: string }} */ (await response.json());
  const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { 'x-csrf-token': csrfToken, cookie: cookie.join('; ') };
}

/** Resident memory in kB, from /proc on Linux. @param {Stack} stack */
function memoryOf(stack) {
  const of = (/** @type {string} */ name) => {
    const status = readFileSync(`/proc/${stack.process(name).pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  };
  return { ai: of('ai'), gateway: of('gateway') };
}

/** @param {number[]} taken */
function timesOf(taken) {
  const sorted = taken.sort((left, right) => left - right);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(2));
  return { p50: at(0.5), p99: at(0.99) };
}
