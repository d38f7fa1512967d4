import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../setup/workspace.mjs';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { timesOf } from '../answers/model-stack.mjs';
import { BenchReader } from '../bench-reader.mjs';
import { VoiceCallers } from './voice-callers.mjs';

/** How often each thing is measured for one caller. */
const TIMES = 15;

/** A call in which nothing is heard for so long is dropped, in milliseconds. */
const DROPPED_MS = 20_000;

/** The sandbox answers this without a tool. */
const SAID = 'My name is Ruth, and I have come from Moab.';

/** @typedef {{ caller: number, id: string }} Call */

/**
 * Measures calls by voice with the sandbox of the provider, over a direct connection to it and through the application:
 * until a call is answered, and from the end of what the reader says to the first packet of the voice. Then many calls
 * at once. In milliseconds.
 *
 * @param {{ library: string, calls?: number }} options
 */
export async function benchVoice({ library, calls = 50 }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = {
    THROTTLE_PER_MINUTE: '100000000',
    LOG_LEVEL: 'warn',
    AI_REALTIME_MODEL: 'sandbox',
    VOICE_STUN_URLS: 'none',
  };
  const before = process.env.AI_SANDBOX;
  process.env.AI_SANDBOX = 'true';
  const stack = new Stack({ port: await freePort(), data: folder, library, env });
  const callers = new VoiceCallers();
  try {
    await stack.start(() => {});
    const sandbox = /** @type {{ openaiPort: number }} */ (stack.process('model sandbox').announcement);
    const provider = new Provider(`http://127.0.0.1:${sandbox.openaiPort}`);
    const readers = await premiumReaders(stack.url, folder, calls);
    const first = /** @type {Application} */ (readers[0]);
    const direct = await oneByOne(callers, provider, provider);
    const whole = await oneByOne(callers, first, provider);
    return {
      answered: { 'direct connection': direct.answered, 'the whole way': whole.answered },
      firstSound: { 'direct connection': direct.firstSound, 'the whole way': whole.firstSound },
      many: await manyAtOnce(callers, readers, provider),
    };
  } finally {
    callers.stop();
    await stack.stop();
    process.env.AI_SANDBOX = before;
    rmSync(folder, { recursive: true });
  }
}

/** Calls of the provider itself. */
class Provider {
  /** @param {string} origin */
  constructor(origin) {
    this.origin = origin;
  }

  /** @param {string} offer */
  async begin(offer) {
    const body = new FormData();
    body.set('sdp', offer);
    body.set('session', JSON.stringify({ type: 'realtime', model: 'sandbox' }));
    const headers = { authorization: 'Bearer sk-sandbox' };
    const response = await fetch(`${this.origin}/v1/realtime/calls`, { method: 'POST', headers, body });
    const id = response.headers.get('location')?.split('/').at(-1) ?? '';
    return { id, answer: await response.text() };
  }

  async connected() {}

  /** @param {string} id */
  async end(id) {
    const headers = { authorization: 'Bearer sk-sandbox' };
    await fetch(`${this.origin}/v1/realtime/calls/${id}/hangup`, { method: 'POST', headers });
  }

  /** The reader of the latest call, or of all, has said it. @param {{ text: string, all?: boolean }} what */
  async hear(what) {
    await fetch(`${this.origin}/sandbox/realtime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'hear', ...what }),
    });
  }
}

/** Calls of a reader through the application. */
class Application {
  /**
   * @param {string} origin
   * @param {BenchReader} reader
   * @param {string} token
   */
  constructor(origin, reader, token) {
    this.origin = origin;
    this.headers = { ...reader.headers, authorization: `Bearer ${token}` };
  }

  /** @param {string} offer */
  async begin(offer) {
    const { sessionId, answer } = /** @type {{ sessionId: string, answer: string }} */ (
      await this.#ask('POST', '', { offer, language: 'en', replace: true })
    );
    return { id: sessionId, answer };
  }

  /** @param {string} id */
  async connected(id) {
    await this.#ask('POST', `/${id}/usage`, { seconds: 0 });
  }

  /** @param {string} id */
  async end(id) {
    await this.#ask('DELETE', `/${id}`);
  }

  /**
   * @param {string} method
   * @param {string} at
   * @param {object} [body]
   */
  async #ask(method, at, body) {
    const url = `${this.origin}/api/voice/session${at}`;
    const { 'content-type': type, ...headers } = this.headers;
    const response = await fetch(url, {
      method,
      headers: body ? { 'content-type': type, ...headers } : headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return /** @type {{ data: unknown }} */ (await response.json()).data;
  }
}

/**
 * @param {VoiceCallers} callers
 * @param {Provider | Application} side
 * @param {Provider} provider
 */
async function oneByOne(callers, side, provider) {
  /** @type {{ answered: number[], firstSound: number[] }} */
  const taken = { answered: [], firstSound: [] };
  for (let round = -2; round < TIMES; round += 1) {
    const { caller, offer } = await callers.open();
    const began = performance.now();
    const { id, answer } = await side.begin(offer);
    if (round >= 0) taken.answered.push(performance.now() - began);
    await callers.accept(caller, answer);
    if (side !== provider) {
      const greeted = callers.silence(caller);
      await side.connected(id);
      await greeted;
    }
    const sound = callers.sound(caller);
    const ended = performance.timeOrigin + performance.now();
    await provider.hear({ text: SAID });
    const { at } = await sound;
    if (round >= 0) taken.firstSound.push(at - ended);
    await Promise.all([side.end(id), callers.close(caller)]);
  }
  return { answered: timesOf(taken.answered), firstSound: timesOf(taken.firstSound) };
}

/**
 * @param {VoiceCallers} callers
 * @param {readonly Application[]} readers
 * @param {Provider} provider
 */
async function manyAtOnce(callers, readers, provider) {
  /** @type {number[]} */
  const answered = [];
  const calls = await Promise.all(
    readers.map(async (reader) => {
      const { caller, offer } = await callers.open();
      const began = performance.now();
      const { id, answer } = await reader.begin(offer);
      answered.push(performance.now() - began);
      await callers.accept(caller, answer);
      const greeted = within(callers.silence(caller));
      await reader.connected(id);
      await greeted;
      return { caller, id };
    }),
  );
  const sounds = calls.map(({ caller }) => within(callers.sound(caller)));
  const ended = performance.timeOrigin + performance.now();
  await provider.hear({ text: SAID, all: true });
  const heard = (await Promise.all(sounds)).filter((sound) => sound !== undefined);
  await Promise.all(calls.map(({ id }, index) => readers[index]?.end(id)));
  await Promise.all(calls.map(({ caller }) => callers.close(caller)));
  return {
    atOnce: calls.length,
    dropped: calls.length - heard.length,
    answered: timesOf(answered),
    firstSound: timesOf(heard.map(({ at }) => at - ended)),
  };
}

/** @param {Promise<import('./voice-callers.mjs').News>} sound */
async function within(sound) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<undefined>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(undefined), DROPPED_MS);
  });
  const first = await Promise.race([sound, late]);
  clearTimeout(timer);
  return first;
}

/**
 * Readers who may call: admins pass every gate, and their minutes are those of premium.
 *
 * @param {string} origin
 * @param {string} data
 * @param {number} count
 * @returns {Promise<Application[]>}
 */
async function premiumReaders(origin, data, count) {
  const run = promisify(execFile);
  const readers = Array.from({ length: count }, (_, index) => new BenchReader(origin, `caller-${index}`));
  /** @type {Application[]} */
  const applications = [];
  for (const reader of readers) {
    await reader.register();
    const command = [path.join(ROOT, 'tools', 'admin', 'admin.mjs'), 'grant', reader.form.email];
    await run(process.execPath, command, { env: { ...process.env, DATA_DIR: data } });
    applications.push(new Application(origin, reader, await reader.signIn()));
  }
  return applications;
}
