import { fork } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { readAnswer } from './answer-reader.mjs';

const PATH = '/api/ai/chat/stream';

/** Starts the model of the benchmark (`answer-model.mjs`). @param {NodeJS.ProcessEnv} env */
export async function startModel(env) {
  const child = fork(path.join(import.meta.dirname, 'answer-model.mjs'), { env: { ...process.env, ...env } });
  const origin = await new Promise((resolve) => child.once('message', resolve));
  return { origin: String(origin), stop: () => child.kill() };
}

/**
 * Runs the whole application with that model, and stops it after the measurement.
 *
 * @template Result
 * @param {{ library: string, folder: string, model: string }} options
 * @param {(stack: Stack) => Promise<Result>} measure
 */
export async function withStack({ library, folder, model }, measure) {
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

/** Reads an answer over a direct connection. @param {string} model */
export function readDirectly(model) {
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
export function ask(origin, visitor, index, opened) {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const headers = { ...visitor, 'x-forwarded-for': address };
  const body = { question: `What does the Bible say about hope, and about question ${index}?` };
  return readAnswer(`${origin}${PATH}`, { headers, body, ...(opened && { opened }) }, (event) => ({
    content: event.type === 'chunk' ? event.content : '',
    whole: event.fullContent,
  }));
}

/** Returns the headers that a browser sends. @param {string} origin @returns {Promise<Record<string, string>>} */
export async function visitorOf(origin) {
  const response = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken } = /** @type {{ csrfToken: string }} */ (await response.json());
  const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { 'x-csrf-token': csrfToken, cookie: cookie.join('; ') };
}

/** @param {number[]} taken milliseconds */
export function timesOf(taken) {
  const sorted = taken.sort((left, right) => left - right);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(2));
  return { p50: at(0.5), p99: at(0.99) };
}
