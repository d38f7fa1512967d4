import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';
import { until } from '../stack/until.mjs';
import { entryOf, operationOf, rareWord } from './journal/bench-entries.mjs';
import { DirectJournal } from './journal/direct-journal.mjs';
import { bring, signInOnPlus } from './journal/writing-reader.mjs';

/** @typedef {{ p50: number, p95: number }} Times in milliseconds */
/** @typedef {import('./journal/writing-reader.mjs').SignedIn} SignedIn */

const ENTRIES = 10_000;
const NOTES = 2_000;
const CHATS = 500;

/** Messages of the reader in each conversation. */
const MESSAGES = 4;

/** Requests at once while the reader's texts are written. */
const WRITERS = 8;

/**
 * Measures one search over everything for a reader with 10,000 entries, 2,000 notes and 500 conversations, one call at a
 * time: a word that one text in twenty has, such a word in another form and a common one, a misspelt word, and
 * remembered words of a verse.
 *
 * @param {{ library: string, times: number }} options
 * @returns {Promise<Record<string, Times>>}
 */
export async function benchOwnSearch({ library, times }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' };
  const stack = new Stack({ port: await freePort(), data, library, env });
  try {
    await stack.start(() => {});
    const reader = await signInOnPlus(stack, 'searches');
    await bring(reader, ENTRIES, citingOperation);
    const direct = new DirectJournal(stack.databaseUrl, reader.id);
    // Looking up the verses of 10,000 entries takes minutes, also of the many that cite none.
    await direct.looksUpOnly('romans');
    await inParallel(NOTES, (number) => post(reader, '/api/notes', noteOf(number)));
    await inParallel(CHATS, (number) => talk(reader, number));
    try {
      await until('the verses are looked up', async () => (await direct.waiting()) === 0, {
        withinMs: 600_000,
      });
    } finally {
      await direct.client.close();
    }
    await until('everything is indexed', async () => (await search(reader, 'morning')).partial.length === 0, {
      withinMs: 120_000,
    });
    // The first searches have read the index into memory.
    for (let times = 0; times < 20; times += 1) await search(reader, rareWord(times));
    return await measured(reader, times);
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/** @param {SignedIn} reader @param {number} times */
async function measured(reader, times) {
  /** @type {Record<string, (index: number) => string>} */
  const queries = {
    'a word of one text in twenty': rareWord,
    'another form of it, and a common word': (index) => `${rareWord(index)}s reading`,
    'a misspelt word': (index) => misspelt(rareWord(index)),
    'words of a verse that entries cite': () => 'all things work',
  };
  /** @type {Record<string, Times>} */
  const results = {};
  for (const [name, queryOf] of Object.entries(queries)) {
    const taken = [];
    for (let index = 0; index < times + 20; index += 1) {
      const began = performance.now();
      const { results: found } = await search(reader, queryOf(index));
      if (found.length === 0) throw new Error(`nothing was found for ${queryOf(index)}`);
      if (index >= 20) taken.push(performance.now() - began); // the first ones warm up
    }
    results[name] = summary(taken);
  }
  return results;
}

/** @param {string} word */
const misspelt = (word) => (word.length < 5 ? word : `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`);

/** An entry of which one in a hundred cites a verse. @param {number} number */
function citingOperation(number) {
  const operation = operationOf(number);
  const { change } = operation;
  const scripture = number % 100 === 0 ? 'Romans 8:28' : '';
  return { ...operation, change: { ...change, fields: { ...change.fields, scripture } } };
}

/** @param {number} number */
function noteOf(number) {
  const { title, content } = entryOf(number);
  const id = number.toString(16).padStart(24, '0');
  return { id, title, text: content, passage: number % 100 === 0 ? 'Romans 8:28' : '' };
}

/** @param {SignedIn} reader @param {number} number */
async function talk(reader, number) {
  const { title, content } = entryOf(number);
  const { _id } = await post(reader, '/api/chat', { title });
  for (let said = 0; said < MESSAGES; said += 1)
    await post(reader, `/api/chat/${_id}/message`, { content: `${content} ${rareWord(number + said)}` });
}

/** @param {SignedIn} reader @param {string} q */
async function search({ origin, headers }, q) {
  const response = await fetch(`${origin}/api/search?q=${encodeURIComponent(q)}`, { headers });
  const { data } = /** @type {{ data: { results: unknown[], partial: string[] } }} */ (await response.json());
  if (!response.ok) throw new Error(`the search for ${q} was answered with ${response.status}`);
  return data;
}

/** @param {SignedIn} reader @param {string} address @param {object} body */
async function post({ origin, headers }, address, body) {
  const response = await fetch(origin + address, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = /** @type {{ data: any }} */ (await response.json());
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** @param {number} count @param {(number: number) => Promise<unknown>} work */
async function inParallel(count, work) {
  let next = 0;
  const writer = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

/** @param {number[]} taken @returns {Times} */
function summary(taken) {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}
