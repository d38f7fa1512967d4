import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { until } from '../../stack/until.mjs';
import { rareWord } from './bench-entries.mjs';
import { DirectJournal } from './direct-journal.mjs';
import { inOrder } from '../measure/in-order.mjs';
import { load } from '../measure/load.mjs';
import { figuresOf, repeat } from '../measure/repeat.mjs';
import { AT_ONCE, bring, signInOnPlus } from './writing-reader.mjs';

const CONNECTIONS = 8;

/** Number of entries of the reader who lists and searches. */
const ENTRIES = 10_000;

/** Number of entries that a device sends. */
const OFFLINE = 1_000;

/** Pages and words that are requested in rotation. */
const QUERIES = 20;

/** @typedef {import('../measure/load.mjs').Figures} Figures */
/** @typedef {import('./writing-reader.mjs').SignedIn} SignedIn */

/**
 * Measures the journal, compared with the same queries sent to the same database with the driver only: `list` of 20
 * among 10,000 entries, `search` among as many, and `sync` of 1,000 entries that a device wrote offline. The figures of
 * `sync` are entries per second, and the latencies of one exchange of 50.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 * @returns {Promise<Record<'list' | 'search' | 'sync', Record<string, Figures>>>}
 */
export async function benchJournal({ library, seconds, rounds }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' };
  const stack = new Stack({ port: await freePort(), data, library, env });
  try {
    await stack.start(() => {});
    const reader = await signInOnPlus(stack, 'writes');
    const direct = new DirectJournal(stack.databaseUrl, reader.id);
    try {
      await bring(reader, ENTRIES);
      await everyVerseIsLookedUp(direct);
      const options = { direct, reader, seconds, rounds };
      return {
        list: await sideBySide(
          options,
          (index) => direct.list(index % QUERIES),
          Array.from({ length: QUERIES }, (_, page) => `/api/journal?page=${page + 1}`),
        ),
        search: await sideBySide(
          options,
          (index) => direct.search(rareWord(index)),
          Array.from({ length: QUERIES }, (_, number) => `/api/journal/search?q=${rareWord(number)}`),
        ),
        sync: await measureSync(stack, direct, rounds),
      };
    } finally {
      await direct.client.close();
    }
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/**
 * Waits for the background work after the writes, so that it is not measured with the reads. @param {DirectJournal}
 * direct
 */
function everyVerseIsLookedUp(direct) {
  return until('the verses of every entry are looked up', async () => (await direct.waiting()) === 0, {
    withinMs: 600_000,
  });
}

/**
 * @param {{ reader: SignedIn, seconds: number, rounds: number }} asked
 * @param {(turn: number) => Promise<unknown>} ask sends the query with the driver
 * @param {readonly string[]} paths the same queries through the gateway
 */
function sideBySide({ reader: { origin, headers }, seconds, rounds }, ask, paths) {
  const many = { seconds, connections: CONNECTIONS };
  const one = { seconds, connections: 1 };
  return inOrder(
    {
      'the driver': () => repeat(ask, many),
      'gateway, NATS, service': () => load(origin, paths, { ...many, headers }),
      'the driver, one reader': () => repeat(ask, one),
      'the same, one reader': () => load(origin, paths, { ...one, headers }),
    },
    rounds,
    (measure) => measure(),
  );
}

/**
 * Each round sends the entries of new readers.
 *
 * @param {Stack} stack
 * @param {DirectJournal} direct
 * @param {number} rounds
 */
function measureSync(stack, direct, rounds) {
  let readers = 0;
  const timed = async (/** @type {() => Promise<number[]>} */ act) => {
    const began = performance.now();
    return figuresOf(await act(), performance.now() - began, AT_ONCE);
  };
  return inOrder(
    {
      'the driver': () => {
        readers += 1;
        return timed(() => writeDirectly(direct, `direct-${readers}`));
      },
      'gateway, NATS, service': async () => {
        readers += 1;
        const reader = await signInOnPlus(stack, `brings${readers}`);
        const figures = await timed(() => bring(reader, OFFLINE));
        await everyVerseIsLookedUp(direct);
        return figures;
      },
    },
    rounds,
    (measure) => measure(),
  );
}

/** @param {DirectJournal} direct @param {string} ownerId @returns {Promise<number[]>} milliseconds of each transaction */
async function writeDirectly(direct, ownerId) {
  const taken = [];
  for (let first = 0; first < OFFLINE; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, place) => first + place);
    const began = performance.now();
    await direct.write(numbers, ownerId);
    taken.push(performance.now() - began);
  }
  return taken;
}
