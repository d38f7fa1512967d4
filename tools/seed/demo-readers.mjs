import { createHash } from 'node:crypto';

/**
 * @typedef {object} DemoReader what a demonstration reader is like
 * @property {number} index
 * @property {string} name
 * @property {string} username
 * @property {string} email
 * @property {string} password
 * @property {'en' | 'es'} language
 * @property {'free' | 'plus' | 'premium' | 'beta'} tier
 * @property {{ tier: 'plus' | 'premium', interval: 'month' | 'year' } | undefined} plan that the reader pays for
 * @property {number} entries in the journal
 * @property {number} activity the share of days on which the reader uses something
 * @property {number} since days ago, when the usage begins
 */

const NAMES = {
  en: ['Ruth Fields', 'Micah Stone', 'Priscilla Weaver', 'Silas North', 'Lydia Purple', 'Amos Sycamore'],
  es: ['Ana Peña', 'Tomás Ríos', 'Débora Palma', 'Elías Monte', 'Noemí Campos', 'Josué Vega'],
};

/** Of ten readers. */
const TIERS = /** @type {const} */ ([
  'free',
  'free',
  'plus',
  'free',
  'premium',
  'free',
  'plus',
  'free',
  'beta',
  'plus',
]);

const ENTRIES = { free: 0, plus: 12, premium: 20, beta: 8 };

/**
 * A number from 0 up to 1 that depends on the words only, so that a seed can be repeated.
 *
 * @param {...(string | number)} words
 */
export function chance(...words) {
  return createHash('sha256').update(JSON.stringify(words)).digest().readUInt32BE() / 2 ** 32;
}

/**
 * One of a list, by the words only.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {...(string | number)} words
 * @returns {Item}
 */
export function choose(items, ...words) {
  return /** @type {Item} */ (items[Math.floor(chance(...words) * items.length)]);
}

/** @param {number} index @returns {DemoReader} */
export function demoReader(index) {
  const language = index % 3 === 1 ? 'es' : 'en';
  const tier = TIERS[index % TIERS.length] ?? 'free';
  const username = `demo-${String(index + 1).padStart(2, '0')}`;
  return {
    ...{ index, language, tier, username, email: `${username}@demo.example` },
    name: choose(NAMES[language], 'name', index),
    password: 'seven quiet rivers',
    plan:
      tier === 'plus' || tier === 'premium'
        ? { tier, interval: chance('interval', index) < 0.3 ? 'year' : 'month' }
        : undefined,
    entries: ENTRIES[tier],
    activity: 0.1 + 0.6 * chance('activity', index),
    since: Math.floor(20 + 345 * chance('since', index)),
  };
}
