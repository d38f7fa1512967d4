import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { readAnswer } from '../answers/answer-reader.mjs';
import { signInOnPlus } from '../journal/writing-reader.mjs';
import { ProcessorTime } from './processor-time.mjs';
import { storedBytes } from './stored-bytes.mjs';

/** @typedef {import('../journal/writing-reader.mjs').SignedIn} SignedIn */
/** @typedef {Record<string, number>} Figures by process, or by store */

/**
 * What one action takes: processor milliseconds by process, and the bytes that it adds to each store.
 *
 * @typedef {{ processorMs: Figures, bytes: Figures }} ActionCost
 */

/** Requests at once. */
const AT_ONCE = 4;

/** Actions before a measurement, so that code is compiled and connections are open. */
const WARM_UP = 0.25;

/** What has been done in the background when an action is answered: events, search indexes, in milliseconds. */
const SETTLED_MS = 3_000;

const QUESTIONS = [
  'Who was Ruth?',
  'What does the Bible say about worry?',
  '¿Quién fue Nehemías?',
  'What happens in Psalm 23?',
  'Why did Jonah flee?',
  '¿Qué dice la Biblia del perdón?',
];

/** The daily limit of the plus tier allows no more, with those of the warm-up. */
const QUESTIONS_A_DAY = 60;

/** How often a reader of each kind does what they do, in seconds: turns a page, asks, is saved while they type. */
const RHYTHM = { reading: 30, chatting: 60, writing: 10 };

/** What a year of a faithful reader holds: three entries and two notes a week, a question a week. */
const YEAR = { entry: 150, note: 100, question: 52 };

/**
 * Measures what readers cost an installation: each action by many requests, and the growth of every store.
 *
 * @param {{ library: string, actions: number }} options how many times each action is measured
 * @returns {Promise<{ costs: Record<string, ActionCost>, readersPerCore: Record<keyof typeof RHYTHM, number>, bytesPerYear: Figures }>}
 */
export async function benchReaders({ library, actions }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' };
  const stack = new Stack({ port: await freePort(), data, library, env });
  try {
    await stack.start(() => {});
    const reader = await signInOnPlus(stack, 'lives-here');
    const time = new ProcessorTime(stack);
    await pause(SETTLED_MS);
    await time.measureIdle();
    /** @type {Record<string, ActionCost>} */
    const costs = {};
    for (const [name, act] of Object.entries(actionsOf(reader))) {
      const count = name === 'question' ? Math.min(actions, QUESTIONS_A_DAY) : actions;
      const first = Math.ceil(count * WARM_UP);
      await repeat(0, first, act);
      await pause(SETTLED_MS);
      const before = await storedBytes(stack, data);
      const processorMs = await time.during(async () => {
        await repeat(first, count, act);
        await pause(SETTLED_MS);
      });
      const after = await storedBytes(stack, data);
      costs[name] = {
        processorMs: eachOf(processorMs, (ms) => ms / count),
        bytes: eachOf(after, (bytes, store) => (bytes - (before[store] ?? 0)) / count),
      };
    }
    return { costs, readersPerCore: readersPerCore(costs), bytesPerYear: bytesPerYear(costs) };
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/** @param {SignedIn} reader @returns {Record<string, (number: number) => Promise<void>>} */
function actionsOf({ origin, headers }) {
  const ask = async (
    /** @type {string} */ method,
    /** @type {string} */ address,
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const response = await fetch(origin + address, {
      method,
      headers: { ...headers, ...(method !== 'GET' && { 'idempotency-key': randomUUID() }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return text;
  };
  const read = (/** @type {string} */ address) => ask('GET', address);
  /** @type {string | undefined} */
  let edited;
  return {
    'passage, not in a cache': async (number) => {
      const chapter = CHAPTERS[number % CHAPTERS.length];
      const translation = number < CHAPTERS.length ? 'WEB' : 'KJV';
      await read(`/api/proxy/bible/passage?ref=${chapter}&translation=${translation}`);
    },
    'passage, cached': async () => void (await read('/api/proxy/bible/passage?ref=John 3&translation=WEB')),
    search: async (number) =>
      void (await read(
        `/api/scripture/search?q=${WORDS[number % WORDS.length]} ${WORDS[(number * 3) % WORDS.length]}`,
      )),
    note: async (number) => void (await ask('POST', '/api/notes', { text: `${TEXT} ${number}` })),
    entry: async (number) => {
      const text = await ask('POST', '/api/journal', entryOf(number));
      edited = /** @type {{ data: { id: string } }} */ (JSON.parse(text)).data.id;
    },
    'saved change': async (number) =>
      void (await ask('PUT', `/api/journal/${edited}`, { content: `${TEXT} Changed ${number} times.` })),
    question: async (number) => {
      const question = QUESTIONS[number % QUESTIONS.length] ?? '';
      await readAnswer(`${origin}/api/ai/chat/stream`, { headers, body: { question } }, (event) => ({
        content: event.content,
        whole: event.fullContent,
      }));
    },
  };
}

/** The chapters of some long books. */
const CHAPTERS = Object.entries({
  ...{ Genesis: 50, Exodus: 40, Numbers: 36, Job: 42, Psalms: 150, Proverbs: 31 },
  ...{ Isaiah: 66, Jeremiah: 52, Ezekiel: 48, Matthew: 28, Luke: 24, Acts: 28 },
}).flatMap(([book, chapters]) => Array.from({ length: chapters }, (_, index) => `${book} ${index + 1}`));

const WORDS = ['shepherd', 'mercy', 'covenant', 'bread', 'vine', 'anxious', 'kingdom', 'harvest'];
const TEXT =
  'This morning I read slowly, and one line stayed with me all day: that the night is not dark to Him. I wrote it on a card for Ana, who cannot sleep. (Psalm 139:12) '.repeat(
    4,
  );

/** @param {number} number */
function entryOf(number) {
  return {
    title: `Day ${number}`,
    content: TEXT,
    category: 'prayer',
    scripture: 'Psalm 139:12',
    tags: ['night'],
  };
}

/**
 * @param {number} from
 * @param {number} count
 * @param {(number: number) => Promise<void>} act
 */
async function repeat(from, count, act) {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await act(from + next++);
    }),
  );
}

/** How many readers at a time a core carries, if all of them do the same. @param {Record<string, ActionCost>} costs */
function readersPerCore(costs) {
  const readers = (/** @type {string} */ action, /** @type {number} */ everySeconds) =>
    Math.floor((everySeconds * 1_000) / sum(costs[action]?.processorMs ?? {}));
  return {
    reading: readers('passage, not in a cache', RHYTHM.reading),
    chatting: readers('question', RHYTHM.chatting),
    writing: readers('saved change', RHYTHM.writing),
  };
}

/** @param {Record<string, ActionCost>} costs @returns {Figures} */
function bytesPerYear(costs) {
  const stores = Object.keys(costs.entry?.bytes ?? {});
  return Object.fromEntries(
    stores.map((store) => [
      store,
      sum(
        Object.fromEntries(
          Object.entries(YEAR).map(([action, times]) => [action, times * (costs[action]?.bytes[store] ?? 0)]),
        ),
      ),
    ]),
  );
}

/** @param {Figures} figures */
const sum = (figures) => Object.values(figures).reduce((one, other) => one + other, 0);

/** @param {Figures} figures @param {(figure: number, name: string) => number} change */
const eachOf = (figures, change) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, change(figure, name)]));
