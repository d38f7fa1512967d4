/**
 * What one action costs, as `npm run bench` measures it of each process (`tools/bench/readers`) on a core of an AMD EPYC.
 * Times are processor milliseconds; those of searches, accounts and sign-ins are worked out from rates that it measures.
 *
 * @typedef {object} ActionCost
 * @property {number} gatewayMs
 * @property {number} serviceMs of the service that does the work
 * @property {number} databaseMs of MongoDB and Redis
 * @property {number} bytes sent to the reader
 */

/** @type {Record<string, ActionCost>} */
export const COSTS = {
  // 215 kB of script and 80 kB of fonts, styles and the page, all from memory.
  visit: { gatewayMs: 1, serviceMs: 0, databaseMs: 0, bytes: 300_000 },
  // With one connection for each request.
  cachedPassage: { gatewayMs: 0.25, serviceMs: 0, databaseMs: 0, bytes: 6_000 },
  // Whole chapters, each for the first time; NATS 0.26 with the service.
  passage: { gatewayMs: 1.3, serviceMs: 1.4, databaseMs: 0.1, bytes: 6_000 },
  // 2,036 a second on two cores.
  search: { gatewayMs: 0.3, serviceMs: 0.6, databaseMs: 0, bytes: 12_000 },
  // 2,470 a second on two cores.
  account: { gatewayMs: 0.35, serviceMs: 0.2, databaseMs: 0.25, bytes: 1_500 },
  // A change that is saved while its reader types.
  write: { gatewayMs: 2.2, serviceMs: 6.3, databaseMs: 3.6, bytes: 1_500 },
  // Of the study engine, with its conversation and what usage records.
  answer: { gatewayMs: 5.7, serviceMs: 59, databaseMs: 22, bytes: 20_000 },
  // 33 a second on two cores: Argon2id.
  signIn: { gatewayMs: 0.5, serviceMs: 58, databaseMs: 1, bytes: 3_000 },
};

/** How long an answer is open, in seconds, and what it takes in each process meanwhile, in bytes. */
export const OPEN_ANSWER = { seconds: 20, gatewayBytes: 123_000, serviceBytes: 529_000 };

/** What a model charges for an answer: 2,500 tokens at 0.60 dollars a million (USAGE_PRICES). */
export const ANSWER_DOLLARS = (2_500 * 0.6) / 1_000_000;

/** Bytes that a reader adds in a year, by store: what the actions of 52 weeks store, with indexes. */
export const STORED_BYTES = { mongodb: 2_700_000, files: 150_000, nats: 27_000, redis: 9_000 };

/** Of a core only this share is planned for, so that a peak within a minute and a lost host have room. */
export const PLANNED_LOAD = 0.5;
