import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../house/free-port.mjs';
import { House } from '../house/house.mjs';
import { until } from '../house/until.mjs';
import { operationOf, rareWord } from './bench-entries.mjs';
import { BenchReader } from './bench-reader.mjs';
import { DirectJournal } from './direct-journal.mjs';
import { inTurn } from './in-turn.mjs';
import { load } from './load.mjs';
import { figuresOf, repeat } from './repeat.mjs';

const CONNECTIONS = 8;

/** Entries of the reader who lists and searches. */
const ENTRIES = 10_000;

/** Entries that a device brings, and how many of them one exchange carries. */
const OFFLINE = 1_000;
const AT_ONCE = 50;

/** Pages and words that are asked for in turn. */
const ASKED = 20;

/** @typedef {import('./load.mjs').Figures} Figures */
/** @typedef {{ origin: string, headers: Record<string, string>, id: string }} SignedIn */

/**
 * What the journal costs, beside the same questions asked of the same database by the driver alone: `list` of 20 among
 * 10,000 entries, `search` among as many, and `sync` of 1,000 entries that a device wrote without a network. Those of
 * `sync` are entries a second, and the times of one exchange of 50.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 * @returns {Promise<Record<'list' | 'search' | 'sync', Record<string, Figures>>>}
 */
export async function benchJournal({ library, seconds, rounds }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' };
  const house = new House({ port: await freePort(), data, library, env });
  try {
    await house.start(() => {});
    const reader = await signInOnPlus(house, 'writes');
    const direct = new DirectJournal(house.databaseUrl, reader.id);
    try {
      await bring(reader, ENTRIES);
      await everyVerseIsLookedUp(direct);
      const asked = { direct, reader, seconds, rounds };
      return {
        list: await sideBySide(
          asked,
          (turn) => direct.list(turn % ASKED),
          Array.from({ length: ASKED }, (_, page) => `/api/journal?page=${page + 1}`),
        ),
        search: await sideBySide(
          asked,
          (turn) => direct.search(rareWord(turn)),
          Array.from({ length: ASKED }, (_, number) => `/api/journal/search?q=${rareWord(number)}`),
        ),
        sync: await measureSync(house, direct, rounds),
      };
    } finally {
      await direct.client.close();
    }
  } finally {
    await house.stop();
    rmSync(data, { recursive: true });
  }
}

/**
 * A reader of the tier plus.
 *
 * @param {House} house
 * @param {string} username
 * @returns {Promise<SignedIn>}
 */
async function signInOnPlus(house, username) {
  const reader = new BenchReader(house.url, username);
  await reader.register();
  const { client } = new DirectJournal(house.databaseUrl, '');
  const accounts = client.db('auth').collection('accounts');
  const account = await accounts.findOneAndUpdate({ usernameKey: username }, { $set: { tier: 'plus' } });
  await client.close();
  if (!account) throw new Error(`there is no account of ${username}`);
  const authorization = `Bearer ${await reader.signIn()}`;
  return {
    origin: house.url,
    headers: { ...reader.headers, authorization },
    id: account._id.toHexString(),
  };
}

/**
 * Brings entries as a device does: one exchange after the other.
 *
 * @param {SignedIn} reader
 * @param {number} count
 * @returns {Promise<number[]>} milliseconds of each exchange
 */
async function bring({ origin, headers }, count) {
  const taken = [];
  let since = 0;
  for (let first = 0; first < count; first += AT_ONCE) {
    const operations = Array.from({ length: AT_ONCE }, (_, place) => operationOf(first + place));
    const body = JSON.stringify({ deviceId: 'bench-device', since, operations });
    const began = performance.now();
    const response = await fetch(`${origin}/api/journal/sync`, { method: 'POST', headers, body });
    const { data } = /** @type {{ data?: { cursor: number, results: { status: string }[] } }} */ (
      await response.json()
    );
    taken.push(performance.now() - began);
    if (!data || data.results.some(({ status }) => status !== 'applied'))
      throw new Error(`an exchange was answered with ${response.status}`);
    since = data.cursor;
  }
  return taken;
}

/** What the service does behind the writes must not be measured with the reads. @param {DirectJournal} direct */
function everyVerseIsLookedUp(direct) {
  return until('the verses of every entry are looked up', async () => (await direct.waiting()) === 0, {
    withinMs: 600_000,
  });
}

/**
 * @param {{ reader: SignedIn, seconds: number, rounds: number }} asked
 * @param {(turn: number) => Promise<unknown>} ask by the driver
 * @param {readonly string[]} paths the same through the gateway
 */
function sideBySide({ reader: { origin, headers }, seconds, rounds }, ask, paths) {
  const many = { seconds, connections: CONNECTIONS };
  const one = { seconds, connections: 1 };
  return inTurn(
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
 * Each round brings the entries of readers who have none.
 *
 * @param {House} house
 * @param {DirectJournal} direct
 * @param {number} rounds
 */
function measureSync(house, direct, rounds) {
  let readers = 0;
  const timed = async (/** @type {() => Promise<number[]>} */ act) => {
    const began = performance.now();
    return figuresOf(await act(), performance.now() - began, AT_ONCE);
  };
  return inTurn(
    {
      'the driver': () => {
        readers += 1;
        return timed(() => writeDirectly(direct, `direct-${readers}`));
      },
      'gateway, NATS, service': async () => {
        readers += 1;
        const reader = await signInOnPlus(house, `brings${readers}`);
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
