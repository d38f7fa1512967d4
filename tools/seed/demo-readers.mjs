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
 * @property {DemoSubscription | undefined} subscription that the reader has or had
 * @property {number} entries in the journal
 * @property {number} activity the share of days on which the reader uses something
 * @property {number} since days ago, when the usage begins
 */

/**
 * @typedef {object} DemoSubscription
 * @property {'plus' | 'premium'} tier
 * @property {'month' | 'year'} interval
 * @property {number} begins days ago
 * @property {string} card of the payment sandbox
 * @property {boolean} isTrial whether it begins with a trial
 * @property {'cancelled' | 'failed' | 'refund' | 'dispute' | undefined} ending how it ended
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

/** How subscriptions of the past ended, by the number of the reader; who is not here stays or never had one. */
const ENDINGS = /** @type {Record<number, 'cancelled' | 'failed' | 'refund' | 'dispute'>} */ ({
  3: 'cancelled',
  5: 'failed',
  7: 'cancelled',
  10: 'refund',
  13: 'cancelled',
  17: 'dispute',
});

/** Cards that begin a trial, by the number of the reader: each card has one trial. */
const TRIAL_CARDS = /** @type {Record<number, string>} */ ({
  2: '5555555555554444',
  4: '378282246310005',
  5: '4000000000000341',
  7: '4000056655665556',
});

/** A card that always pays. */
const CARD = '4242424242424242';

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
  const since = Math.floor((index in ENDINGS ? 60 : 3) + 300 * chance('since', index));
  const username = `demo-${String(index + 1).padStart(2, '0')}`;
  return {
    ...{ index, language, tier, username, email: `${username}@demo.example` },
    name: choose(NAMES[language], 'name', index),
    password: 'seven quiet rivers',
    subscription: subscriptionOf(index, tier, since),
    entries: ENTRIES[tier],
    activity: 0.1 + 0.6 * chance('activity', index),
    since,
  };
}

/**
 * @param {number} index
 * @param {DemoReader['tier']} tier of today
 * @param {number} since
 * @returns {DemoSubscription | undefined}
 */
function subscriptionOf(index, tier, since) {
  const ending = ENDINGS[index];
  const hasPlan = tier === 'plus' || tier === 'premium';
  if (!hasPlan && !ending) return undefined;
  return {
    tier: hasPlan ? tier : 'plus',
    interval: hasPlan && chance('interval', index) < 0.3 ? 'year' : 'month',
    // A subscription that ended had the time for it.
    begins: Math.max(ending ? 40 : 1, Math.floor(since * (0.3 + 0.6 * chance('begins', index)))),
    card: TRIAL_CARDS[index] ?? CARD,
    isTrial: index in TRIAL_CARDS,
    ending,
  };
}
