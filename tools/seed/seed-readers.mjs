import { setTimeout as pause } from 'node:timers/promises';
import { BenchReader } from '../bench/bench-reader.mjs';
import { askOperator } from '../admin/ask-operator.mjs';
import { until } from '../stack/until.mjs';
import { Problem } from '../terminal/terminal.mjs';
import { buyPlan } from './buy-plan.mjs';
import { chance, choose, demoReader } from './demo-readers.mjs';
import { seedHistory } from './seed-history.mjs';

/** @typedef {import('./demo-readers.mjs').DemoReader & { id: string }} SeededReader */

const DAY_MS = 86_400_000;

const TITLES = {
  en: ['A quiet morning', 'Grace upon grace', 'Under the fig tree', 'Questions about the vine', 'Thanks'],
  es: ['Una mañana serena', 'Gracia sobre gracia', 'Bajo la higuera', 'Preguntas sobre la vid', 'Gracias'],
};

const TEXTS = {
  en: [
    'I read it twice, and stayed with one word.',
    'What does it ask of me today?',
    'We spoke of it at table.',
  ],
  es: ['Lo leí dos veces y me quedé con una palabra.', '¿Qué me pide hoy?', 'Lo hablamos en la mesa.'],
};

const PASSAGES = [
  'John 15:1-5',
  'Psalm 23:1',
  'Ruth 2:12',
  'Romans 8:28-30',
  'Isaiah 40:31',
  'Luke 24:13-35',
];
const CATEGORIES = ['study', 'prayer', 'reflection', 'gratitude', 'questions'];
const MOODS = ['joyful', 'peaceful', 'hopeful', 'reflective', 'thankful'];
const EVENTS = ['page.opened', 'passage.copied', 'theme.changed', 'search.used'];

/**
 * Registers demonstration readers as a browser does, with a past of their own, lets those of the paid tiers subscribe at
 * the payment sandbox, and writes their entries and events. Beta is given as an administrator does. A reader who exists already is signed in, and keeps what is there: each write has a key.
 *
 * @param {{ origin: string, nats: import('../admin/installation.mjs').Nats, count: number }} options
 * @returns {Promise<SeededReader[]>}
 */
export async function seedReaders({ origin, nats, count }) {
  const arrivals = [];
  for (let index = 0; index < count; index += 1) arrivals.push(await arrive(origin, nats, demoReader(index)));
  await seedHistory(
    nats,
    arrivals.flatMap(({ reader, newId }) => (newId === undefined ? [] : [{ ...reader, id: newId }])),
  );
  const seeded = [];
  for (const arrival of arrivals) seeded.push(await seedReader(origin, nats, arrival));
  return seeded;
}

/**
 * @typedef {object} Arrival a reader at their browser
 * @property {import('./demo-readers.mjs').DemoReader} reader
 * @property {BenchReader} browser
 * @property {string | undefined} token of a reader who was there already
 * @property {string | undefined} newId of a reader who has just signed up, and not verified the address yet
 */

/**
 * @param {string} origin
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {import('./demo-readers.mjs').DemoReader} reader
 * @returns {Promise<Arrival>}
 */
async function arrive(origin, nats, reader) {
  const browser = new BenchReader(origin, reader.username, reader);
  const token = await browser.trySignIn();
  if (token !== undefined) return { reader, browser, token, newId: undefined };
  await browser.signUp();
  return { reader, browser, token, newId: await idOf(nats, reader.email) };
}

/**
 * @param {string} origin
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {Arrival} arrival
 * @returns {Promise<SeededReader>}
 */
async function seedReader(origin, nats, { reader, browser, token: known }) {
  if (known === undefined) await browser.verify();
  let token = known ?? (await browser.signIn());
  /** @type {(method: string, path: string, body?: object, key?: string) => Promise<{ data: Record<string, string> }>} */
  const call = async (method, path, body, key) => {
    const headers = {
      ...browser.headers,
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
    };
    const response = await answered(() =>
      fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    if (!response.ok) throw new Problem(`${method} ${path}: ${response.status} ${await response.text()}`);
    return /** @type {Promise<{ data: Record<string, string> }>} */ (response.json());
  };
  const { data } = await call('GET', '/api/auth/me');
  const id = /** @type {string} */ (data._id);
  if (reader.tier !== 'free' && data.subscriptionTier === 'free') {
    if (reader.plan) await buyPlan(call, reader.plan, `seed-${reader.username}-plan`);
    else await askOperator(nats, 'billing.tier.grant', { userId: id, tier: reader.tier, until: null });
    await until('the tier has arrived', async () => {
      token = (await browser.trySignIn()) ?? token;
      return (await call('GET', '/api/auth/me')).data.subscriptionTier === reader.tier;
    });
  }
  await write(reader, call);
  return { ...reader, id };
}

/** Attempts of a request while a service is busy with the events of the past; each write has a key, and acts once. */
const ATTEMPTS = 60;

/** @param {() => Promise<Response>} ask @returns {Promise<Response>} */
async function answered(ask) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await ask();
    const isBusy = response.status === 503 || response.status === 504;
    if (!isBusy || attempt === ATTEMPTS) return response;
    await pause(1_000);
  }
}

/**
 * The id of an account whose address is not verified yet: nothing tells it to the reader before.
 *
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {string} email
 */
async function idOf(nats, email) {
  const answer = await askOperator(nats, 'auth.users.list', { search: email, page: 1, limit: 1 });
  const { users } = /** @type {{ users: { id: string }[] }} */ (answer);
  if (!users[0]) throw new Problem(`There is no account of ${email}.`);
  return users[0].id;
}

/**
 * @param {import('./demo-readers.mjs').DemoReader} reader
 * @param {(method: string, path: string, body?: object, key?: string) => Promise<unknown>} call
 */
async function write({ username, language, entries, since }, call) {
  for (let number = 0; number < entries; number += 1) {
    const words = /** @type {const} */ ([username, number]);
    const daysAgo = Math.floor(chance('day', ...words) * since);
    const body = {
      title: choose(TITLES[language], 'title', ...words),
      content: choose(TEXTS[language], 'text', ...words),
      scripture: choose(PASSAGES, 'passage', ...words),
      category: choose(CATEGORIES, 'category', ...words),
      mood: choose(MOODS, 'mood', ...words),
      tags: ['demo'],
      date: new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
    };
    await call('POST', '/api/journal', body, `seed-${username}-entry-${number}`);
  }
  for (const [number, eventName] of EVENTS.entries())
    await call(
      'POST',
      '/api/log-event',
      { eventName, properties: { demo: true } },
      `seed-${username}-event-${number}`,
    );
}
