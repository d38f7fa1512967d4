import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, ObjectId } from 'mongodb';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';
import { BenchReader } from './bench-reader.mjs';

/** Documents of one insert. */
const AT_ONCE = 5_000;

const DAY_MS = 86_400_000;

const NAMES = ['page.opened', 'passage.copied', 'plan.started', 'account.active', 'entry.saved'];
const TIERS = ['free', 'free', 'free', 'plus', 'premium'];

/** @typedef {{ p50: number, p95: number }} Times in milliseconds */

/**
 * Measures each call of the dashboard of administrators, one at a time, over many events and accounts, and what recording
 * an event costs. The data is written with the driver, as the services would have stored it.
 *
 * @param {{ library: string, accounts: number, events: number, times: number }} options
 * @returns {Promise<Record<string, Times>>}
 */
export async function benchDashboard({ library, accounts, events, times }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' };
  const stack = new Stack({ port: await freePort(), data, library, env });
  try {
    await stack.start(() => {});
    const reader = new BenchReader(stack.url, 'admin-of-bench');
    await reader.register();
    const client = await new MongoClient(stack.databaseUrl).connect();
    try {
      await client
        .db('auth')
        .collection('accounts')
        .updateOne({ usernameKey: 'admin-of-bench' }, { $set: { role: 'admin' } });
      await seedAccounts(client, accounts);
      await seedEvents(client, accounts, events);
    } finally {
      await client.close();
    }
    const authorization = `Bearer ${await reader.signIn()}`;
    const headers = { ...reader.headers, authorization };
    /** @type {Record<string, Times>} */
    const measured = {};
    for (const [name, address] of Object.entries(CALLS))
      measured[name] = await timesOf(times, (index) => get(stack.url + address(index), headers));
    measured['recording an event'] = await timesOf(times, (index) =>
      post(`${stack.url}/api/log-event`, headers, {
        eventName: NAMES[index % NAMES.length],
        properties: { index },
      }),
    );
    return measured;
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/** The calls of the dashboard; some differ in each turn. @type {Record<string, (index: number) => string>} */
const CALLS = {
  'GET /api/kpis': () => '/api/kpis',
  'GET /api/admin/analytics, a year': () => '/api/admin/analytics?period=year',
  'GET /api/usage/admin/aggregate, a year': () => '/api/usage/admin/aggregate?period=year',
  'GET /api/admin/users': () => '/api/admin/users',
  'GET /api/admin/users, by activity': () => '/api/admin/users?sort=active',
  'GET /api/admin/users, search': (index) => `/api/admin/users?search=reader-${(index * 37) % 1_000}`,
  'GET /api/admin/users, a tier': () => '/api/admin/users?tier=premium&status=verified',
  'GET /api/admin/events': () => '/api/admin/events',
  'GET /api/admin/events, a name': (index) => `/api/admin/events?name=${NAMES[index % NAMES.length]}`,
  'GET /api/admin/rate-limits': () => '/api/admin/rate-limits',
  'GET /api/admin/messages': () => '/api/admin/messages',
};

/** @param {MongoClient} client @param {number} count */
async function seedAccounts(client, count) {
  const now = Date.now();
  await insert(client, 'auth', 'accounts', count, (index) => {
    const at = new Date(now - ((index * 7_919) % 365) * DAY_MS - index);
    const name = `reader-${index}`;
    return {
      ...{ name: `Reader ${index}`, email: `${name}@bench.example`, emailKey: `${name}@bench.example` },
      ...{
        username: name,
        usernameKey: name,
        searchKeys: ['reader', name, `${name}@bench.example`, 'bench.example'],
      },
      ...{
        passwordHash: '',
        language: index % 3 ? 'en' : 'es',
        role: 'user',
        tier: TIERS[index % TIERS.length],
      },
      ...{
        verifiedAt: at,
        subscriptionStatus: null,
        bannedAt: null,
        lastActiveAt: index % 9 ? at : null,
        createdAt: at,
      },
    };
  });
}

/** Events of the last 90 days with their counts, and usage of today. @param {MongoClient} client @param {number} accounts @param {number} count */
async function seedEvents(client, accounts, count) {
  const now = Date.now();
  /** @type {Map<string, number>} */
  const counts = new Map();
  await insert(client, 'usage', 'activity', count, (index) => {
    const at = new Date(now - ((index * 7_919) % 90) * DAY_MS - (index % 86_000) * 1_000);
    const name = /** @type {string} */ (NAMES[index % NAMES.length]);
    const key = `${at.toISOString().slice(0, 10)}|${name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const ownerId = (index % accounts).toString(16).padStart(24, '0');
    return {
      _id: new ObjectId(),
      ownerId,
      kind: 'event',
      name,
      properties: [{ name: 'index', value: index }],
      at,
    };
  });
  const isToday = (/** @type {string} */ key) => key.startsWith(new Date(now).toISOString().slice(0, 10));
  const sums = [...counts]
    .filter(([key]) => !isToday(key))
    .map(([key, value]) => {
      const [at = '', name = ''] = key.split('|');
      return sumOf('event', at, name, { count: value });
    });
  // Of today there are sums already, of the administrator.
  for (let day = 1; day <= 365; day += 1) {
    const at = new Date(now - day * DAY_MS).toISOString().slice(0, 10);
    for (const name of [
      'reader.registered',
      'reader.verified',
      'reader.present',
      'reader.active',
      'reader.active.7',
    ])
      sums.push(sumOf(name, at, '', { count: 250 }));
    for (const key of [
      'chat',
      'speech',
      'image',
      'quote',
      'devotional',
      'word-study',
      'study-guide',
      'voice',
    ])
      sums.push(sumOf('usage', at, key, { count: 900, tokens: 90_000, micros: 54_000 }));
    for (const key of new Set(TIERS))
      for (const name of ['usage.tier', 'reader.tier', 'usage.subjects.tier', 'subscription.revenue'])
        sums.push(sumOf(name, at, key, { count: 50, cents: 1_599 }));
    // Of this week, which is named by its Monday, there are some of the administrator too.
    for (let week = 0; day >= 7 && week < 20; week += 1)
      sums.push(sumOf('reader.retained', at, String(week), { count: 9 }));
  }
  await insert(client, 'usage', 'rollups', sums.length, (index) => /** @type {object} */ (sums[index]));
  const today = new Date(now).toISOString().slice(0, 10);
  await insert(client, 'usage', 'day_sums', Math.floor(count / 90 / 4), (index) => ({
    ...{
      ownerId: index.toString(16).padStart(24, '0'),
      kind: 'reader',
      day: today,
      feature: 'chat',
      tier: 'free',
    },
    ...{ uses: 3, tokens: 900 * (index % 12), requests: 3, images: 0, ttsCharacters: 0, voiceMinutes: 0 },
    expiresAt: new Date(now + DAY_MS),
  }));
}

/** @param {string} name @param {string} at @param {string} key @param {Record<string, number>} values */
function sumOf(name, at, key, values) {
  return { _id: `${name}|${at}|${key}`, span: 'day', name, at, key, values };
}

/**
 * @param {MongoClient} client
 * @param {string} database
 * @param {string} collection
 * @param {number} count
 * @param {(index: number) => object} make
 */
async function insert(client, database, collection, count, make) {
  for (let first = 0; first < count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - first);
    const documents = Array.from({ length }, (_, place) => make(first + place));
    await client.db(database).collection(collection).insertMany(documents, { ordered: false });
  }
}

/** @param {number} times @param {(index: number) => Promise<void>} ask @returns {Promise<Times>} */
async function timesOf(times, ask) {
  /** @type {number[]} */
  const taken = [];
  for (let index = -5; index < times; index += 1) {
    const began = performance.now();
    await ask(Math.max(0, index));
    if (index >= 0) taken.push(performance.now() - began); // the first calls warm up
  }
  taken.sort((one, other) => one - other);
  const at = (/** @type {number} */ part) => Number((taken[Math.floor(taken.length * part)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

/** @param {string} address @param {Record<string, string>} headers */
async function get(address, headers) {
  const response = await fetch(address, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
}

/** @param {string} address @param {Record<string, string>} headers @param {object} body */
async function post(address, headers, body) {
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
