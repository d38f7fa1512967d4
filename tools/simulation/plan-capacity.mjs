import { ANSWER_DOLLARS, OPEN_ANSWER, PLANNED_LOAD, STORED_BYTES } from './figures.mjs';
import { costOf, simulateSunday } from './sunday.mjs';

/** The service that does the work of each action; the others need none but the gateway. */
const WORKS_ON = {
  passage: 'scripture',
  search: 'scripture',
  account: 'auth',
  write: 'journal',
  answer: 'ai',
  signIn: 'auth',
};

/** At least two of each, so that a host may be lost. */
const LEAST_REPLICAS = 2;

/** Memory of a process before any load, in bytes. */
const IDLE_BYTES = 94_000_000;

/** Weeks of a month, and how much of a week's traffic the Sunday morning is. */
const WEEKS = 4.35;
const SUNDAY_SHARE = 0.3;

/**
 * What an installation needs for the peak of a Sunday morning, and in a month and a year.
 *
 * @param {number} readers
 * @param {number} [seed]
 */
export function planCapacity(readers, seed) {
  const { peak, total, openAnswers } = simulateSunday(readers, seed);
  const actions = Object.keys(total);
  const cores = (/** @type {(action: string) => number} */ milliseconds) =>
    actions.reduce((sum, action) => sum + (peak[action] ?? 0) * milliseconds(action), 0) /
    1_000 /
    PLANNED_LOAD;
  const gateway = cores((action) => costOf(action).gatewayMs);
  const services = Object.fromEntries(
    ['scripture', 'auth', 'journal', 'ai'].map((service) => [
      service,
      cores((action) =>
        /** @type {Record<string, string>} */ (WORKS_ON)[action] === service ? costOf(action).serviceMs : 0,
      ),
    ]),
  );
  const database = cores((action) => costOf(action).databaseMs);
  // A process of Node uses one core.
  const replicas = Object.fromEntries(
    Object.entries({ gateway, ...services }).map(([name, needed]) => [
      name,
      Math.max(LEAST_REPLICAS, Math.ceil(needed)),
    ]),
  );
  // Usage and billing have little to do.
  const processes = Object.values(replicas).reduce((one, other) => one + other, 2 * LEAST_REPLICAS);
  const answerBytes = openAnswers * (OPEN_ANSWER.gatewayBytes + OPEN_ANSWER.serviceBytes);
  const monthly = (/** @type {(action: string) => number} */ each) =>
    (actions.reduce((sum, action) => sum + (total[action] ?? 0) * each(action), 0) / SUNDAY_SHARE) * WEEKS;
  return {
    readers,
    requestsPerSecond: actions.reduce((sum, action) => sum + (peak[action] ?? 0), 0),
    openAnswers,
    replicas,
    cores: Object.values({ gateway, ...services }).reduce((one, other) => one + other, 0),
    databaseCores: database,
    memoryBytes: processes * IDLE_BYTES + answerBytes,
    storedBytesPerYear: Object.fromEntries(
      Object.entries(STORED_BYTES).map(([store, bytes]) => [store, bytes * readers]),
    ),
    peakBitsPerSecond: actions.reduce(
      (sum, action) => sum + (peak[action] ?? 0) * costOf(action).bytes * 8,
      0,
    ),
    trafficBytesPerMonth: monthly((action) => costOf(action).bytes),
    modelDollarsPerMonth: monthly((action) => (action === 'answer' ? ANSWER_DOLLARS : 0)),
  };
}
