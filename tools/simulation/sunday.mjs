import { COSTS, OPEN_ANSWER } from './figures.mjs';
import { poisson, seededRandom } from './random.mjs';

/** @typedef {keyof typeof ACTIONS} Action */

/** Of all readers, how many come on a Sunday morning. */
const PRESENT = 0.35;

/** Of those who come, how many are not signed in any more. */
const SIGNED_OUT = 0.08;

/** Of passages, how many no gateway has in its memory. */
const UNCACHED = 0.06;

/** What a reader does in one visit, on average. */
const ACTIONS = {
  visit: 1,
  cachedPassage: 14 * (1 - UNCACHED),
  passage: 14 * UNCACHED,
  search: 0.8,
  account: 5,
  write: 1.6,
  answer: 0.4,
  signIn: SIGNED_OUT,
};

/** Minutes from 6:00 to 14:00. */
const MINUTES = 480;

/** Services begin at these minutes after 6:00; most readers come within the quarter before and the half hour after. */
const SERVICES = [
  { at: 180, share: 0.25, spread: 25 },
  { at: 270, share: 0.45, spread: 22 },
  { at: 330, share: 0.15, spread: 25 },
];

/**
 * A Sunday morning in one time zone, minute by minute. Readers arrive before and in services, and act for half an hour
 * after their arrival.
 *
 * @param {number} readers of the installation
 * @param {number} [seed]
 * @returns {{ peak: Record<string, number>, total: Record<string, number>, openAnswers: number }} the most of each action
 * in a second of the busiest minute, how many there were in all, and how many answers were open at once
 */
export function simulateSunday(readers, seed = 1) {
  const random = seededRandom(seed);
  const arrivals = Array.from({ length: MINUTES }, (_, minute) =>
    poisson(readers * PRESENT * arrivalShare(minute), random),
  );
  const active = arrivals.map((_, minute) => sum(arrivals.slice(Math.max(0, minute - 29), minute + 1)) / 30);
  /** @type {Record<string, number>} */
  const peak = {};
  /** @type {Record<string, number>} */
  const total = {};
  let openAnswers = 0;
  for (const acting of active) {
    const now = Object.entries(ACTIONS).map(
      ([action, each]) => /** @type {const} */ ([action, poisson(acting * each, random)]),
    );
    for (const [action, count] of now) total[action] = (total[action] ?? 0) + count;
    const load = sum(now.map(([action, count]) => count * processorMs(action)));
    if (load > (peak.processorMs ?? 0)) Object.assign(peak, { ...perSecond(now), processorMs: load });
    const answers = now.find(([action]) => action === 'answer')?.[1] ?? 0;
    openAnswers = Math.max(openAnswers, (answers / 60) * OPEN_ANSWER.seconds);
  }
  return { peak, total, openAnswers: Math.ceil(openAnswers) };
}

/** The share of all arrivals that fall into a minute. @param {number} minute */
function arrivalShare(minute) {
  const around = SERVICES.map(({ at, share, spread }) => {
    const distance = (minute - at) / spread;
    return (share * Math.exp(-(distance ** 2) / 2)) / (spread * Math.sqrt(2 * Math.PI));
  });
  const others = 1 - sum(SERVICES.map(({ share }) => share));
  return sum(around) + others / MINUTES;
}

/** @param {string} action */
function processorMs(action) {
  const { gatewayMs, serviceMs, databaseMs } = costOf(action);
  return gatewayMs + serviceMs + databaseMs;
}

/** @param {string} action */
export function costOf(action) {
  const cost = COSTS[action];
  if (!cost) throw new Error(`no cost of ${action}`);
  return cost;
}

/** @param {readonly (readonly [string, number])[]} counts of a minute */
const perSecond = (counts) => Object.fromEntries(counts.map(([action, count]) => [action, count / 60]));

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
