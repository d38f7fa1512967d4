import { askOperator } from '../admin/ask-operator.mjs';
import { until } from '../stack/until.mjs';
import { Problem } from '../terminal/terminal.mjs';
import { DemoBrowser } from './demo-browser.mjs';
import { chance, choose, demoReader } from './demo-readers.mjs';
import { dayOf, seedHistory } from './seed-history.mjs';

/** @typedef {import('./demo-readers.mjs').DemoReader & { id: string }} SeededReader */
/** @typedef {import('./publish-events.mjs').EventPublisher} EventPublisher */

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
 * @typedef {object} Arrival a reader at their browser
 * @property {import('./demo-readers.mjs').DemoReader} reader
 * @property {DemoBrowser} browser
 * @property {string | undefined} newId of a reader who has just signed up, and not verified the address yet
 */

/**
 * Registers demonstration readers as a browser does, with a past of their own. A reader who exists already is signed in.
 *
 * @param {{ origin: string, nats: import('../admin/installation.mjs').Nats, publisher: EventPublisher, count: number }} options
 * @returns {Promise<Arrival[]>}
 */
export async function seedReaders({ origin, nats, publisher, count }) {
  const arrivals = [];
  for (let index = 0; index < count; index += 1) arrivals.push(await arrive(origin, nats, demoReader(index)));
  await seedHistory(
    publisher,
    arrivals.flatMap(({ reader, newId }) => (newId === undefined ? [] : [{ ...reader, id: newId }])),
  );
  for (const { browser, newId } of arrivals) {
    if (newId === undefined) continue;
    await browser.verify();
    await browser.enter();
  }
  return arrivals;
}

/**
 * @param {string} origin
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {import('./demo-readers.mjs').DemoReader} reader
 * @returns {Promise<Arrival>}
 */
async function arrive(origin, nats, reader) {
  const browser = new DemoBrowser(origin, reader);
  if (await browser.enter()) return { reader, browser, newId: undefined };
  await browser.signUp();
  const newId = await idOf(nats, reader.email);
  const registeredAt = `${dayOf(reader.since)}T06:00:00.000Z`;
  await askOperator(nats, 'auth.accounts.backdate', { userId: newId, registeredAt });
  return { reader, browser, newId };
}

/**
 * Gives a reader the tier beta, as an administrator does, and writes their entries and events. Each write has a key, so
 * what is there already stays.
 *
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {Arrival} arrival
 * @returns {Promise<SeededReader>}
 */
export async function seedWritings(nats, { reader, browser }) {
  const own = async () => (await browser.call('GET', '/api/auth/me')).data;
  const { _id: id = '', subscriptionTier } = await own();
  if (reader.tier === 'beta' && subscriptionTier !== 'beta') {
    await askOperator(nats, 'billing.tier.grant', { userId: id, tier: 'beta', until: null });
    await until('the tier has arrived', async () => (await own()).subscriptionTier === 'beta');
  }
  // A token of the tier before is accepted for a moment, and may not write.
  await browser.enter();
  await write(reader, browser);
  return { ...reader, id };
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
 * @param {DemoBrowser} browser
 */
async function write({ username, language, entries, since }, browser) {
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
    await browser.call('POST', '/api/journal', body, `seed-${username}-entry-${number}`);
  }
  for (const [number, eventName] of EVENTS.entries())
    await browser.call(
      'POST',
      '/api/log-event',
      { eventName, properties: { demo: true } },
      `seed-${username}-event-${number}`,
    );
}
