import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';
import { BenchReader } from './bench-reader.mjs';

/** @typedef {{ p50: number, p95: number }} Times in milliseconds */

/** Themes with a plan of 90 days. */
const THEMES = ['hope', 'prayer', 'faith', 'love', 'wisdom', 'forgiveness'];

/**
 * Measures reading plans, one call at a time: a list of 200 plans of 365 days, a calendar of 365 days that no gateway has
 * cached, and plans of 90 days by the study engine, until the first day has arrived and until the plan is stored.
 *
 * @param {{ library: string, times: number }} options
 * @returns {Promise<Record<string, Times>>}
 */
export async function benchPlans({ library, times }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' };
  const stack = new Stack({ port: await freePort(), data, library, env });
  try {
    await stack.start(() => {});
    const reader = new BenchReader(stack.url, 'planner-of-bench');
    await reader.register();
    await makeAdmin(stack.databaseUrl);
    const authorization = `Bearer ${await reader.signIn()}`;
    const headers = { ...reader.headers, authorization };
    const startDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    /** @type {string[]} */
    const ids = [];
    for (let made = 0; made < 190; made += 1) {
      const body = { readyMade: made % 2 ? 'chronological' : 'bible-in-a-year', startDate };
      ids.push((await post(`${stack.url}/api/rhema/plans`, headers, body)).data.planId);
    }
    /** @type {Record<string, Times>} */
    const measured = {};
    measured['list of 200 plans of 365 days'] = await timesOf(times, () =>
      read(`${stack.url}/api/rhema/plans?limit=200`, headers),
    );
    /** @type {string[]} */
    const calendars = [];
    for (const id of ids.slice(0, times))
      calendars.push((await post(`${stack.url}/api/rhema/plans/${id}/calendar`, headers)).data.calendarPath);
    measured['calendar of 365 days, not cached'] = await timesOf(calendars.length, (index) =>
      read(stack.url + calendars[index], {}),
    );
    /** @type {number[]} */
    const firsts = [];
    /** @type {number[]} */
    const wholes = [];
    for (const topic of [...THEMES.slice(0, 1), ...THEMES]) {
      const began = performance.now();
      const body = { topic, length: 90, dailyTime: '15min', startDate, language: 'en' };
      const { jobId } = (await post(`${stack.url}/api/rhema/generate`, headers, body)).data;
      const first = await firstDay(`${stack.url}/api/rhema/generate/${jobId}/events`, headers);
      firsts.push(first.at - began);
      wholes.push(first.end - began);
    }
    // The first plan of a new installation also counts the words of the translation.
    measured['90 days by the study engine: first day'] = summary(firsts.slice(1));
    measured['90 days by the study engine: stored'] = summary(wholes.slice(1));
    return measured;
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/** Limits of an administrator are wide enough for the measured plans. @param {string} url */
async function makeAdmin(url) {
  const client = await new MongoClient(url).connect();
  const accounts = client.db('auth').collection('accounts');
  await accounts.updateOne({ usernameKey: 'planner-of-bench' }, { $set: { role: 'admin' } });
  await client.close();
}

/**
 * When the first day of a plan arrives, and when its stream ends.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function firstDay(url, headers) {
  const response = await fetch(url, { headers });
  if (!response.body) throw new Error(`${url}: ${response.status}`);
  let text = '';
  let at = 0;
  for await (const bytes of response.body) {
    text += Buffer.from(bytes).toString();
    if (at === 0 && text.includes('"type":"chunk"')) at = performance.now();
    if (text.includes('"type":"complete"')) break;
  }
  if (!text.includes('"type":"complete"')) throw new Error(text.slice(-500));
  return { at, end: performance.now() };
}

/** @param {string} url @param {Record<string, string>} headers @param {object} [body] */
async function post(url, headers, body = {}) {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = /** @type {{ data: any }} */ (await response.json());
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer;
}

/** @param {string} url @param {Record<string, string>} headers */
async function read(url, headers) {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

/** @param {number} times @param {(index: number) => Promise<void>} ask @returns {Promise<Times>} */
async function timesOf(times, ask) {
  const taken = [];
  for (let index = 0; index < times; index += 1) {
    const began = performance.now();
    await ask(index);
    taken.push(performance.now() - began);
  }
  return summary(taken);
}

/** @param {number[]} taken @returns {Times} */
function summary(taken) {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}
