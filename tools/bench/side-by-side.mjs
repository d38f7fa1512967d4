import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../house/free-port.mjs';
import { House } from '../house/house.mjs';
import { load, medianOf } from './load.mjs';

const CONNECTIONS = 32;

/** @typedef {import('./load.mjs').Figures} Figures */

/**
 * @typedef {object} Plan
 * @property {string} library file of the scripture library
 * @property {number} seconds of a measurement
 * @property {number} rounds that count
 * @property {(origin: string) => Promise<string[]>} pathsOf what readers ask of a house, which runs at the origin
 */

/**
 * Reads through gateway, NATS and a service, with the gateway's memory of answers and without, beside a bare Fastify
 * server that returns the same bytes, in turn in the same run; and at last for one reader alone, whose time is that of the
 * service and of the way to it.
 *
 * @param {Plan} plan
 * @returns {Promise<Record<string, Figures>>}
 */
export async function benchSideBySide({ library, seconds, rounds, pathsOf }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const house = (
    /** @type {string} */ name,
    /** @type {number} */ port,
    /** @type {NodeJS.ProcessEnv} */ env,
  ) =>
    new House({
      port,
      data: path.join(folder, name),
      library,
      env: { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn', ...env },
    });
  const cached = house('cached', await freePort(), {});
  const uncached = house('uncached', await freePort(), { ANSWER_CACHE_BYTES: '0' });
  await Promise.all([cached.start(() => {}), uncached.start(() => {})]);
  const paths = await pathsOf(cached.url);
  const bare = await startBareServer(cached.url, paths);
  try {
    const many = { seconds, connections: CONNECTIONS };
    const one = { seconds, connections: 1 };
    return await inTurn(rounds, {
      bare: () => load(bare.origin, paths, many),
      'gateway, cached': () => load(cached.url, paths, many),
      'gateway, NATS, service': () => load(uncached.url, paths, many),
      'the same, one reader': () => load(uncached.url, paths, one),
    });
  } finally {
    bare.stop();
    await Promise.all([cached.stop(), uncached.stop()]);
    rmSync(folder, { recursive: true });
  }
}

/**
 * Measures each subject once a round, so that a change of the machine's mood meets them all.
 *
 * @param {number} rounds
 * @param {Record<string, () => Promise<Figures>>} subjects
 * @returns {Promise<Record<string, Figures>>}
 */
async function inTurn(rounds, subjects) {
  /** @type {Map<string, Figures[]>} */
  const measured = new Map(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, measure] of Object.entries(subjects)) {
      const figures = await measure();
      if (round > 0) measured.get(name)?.push(figures); // the first round warms up
    }
  }
  return Object.fromEntries([...measured].map(([name, figures]) => [name, medianOf(figures)]));
}

/**
 * @param {string} origin of the house whose answers it returns
 * @param {readonly string[]} paths
 */
async function startBareServer(origin, paths) {
  const entries = await Promise.all(
    paths.map(async (url) => [url, await (await fetch(`${origin}${url}`)).text()]),
  );
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'));
  const address = new Promise((resolve) => child.once('message', resolve));
  child.send(Object.fromEntries(entries));
  return { origin: String(await address), stop: () => child.kill() };
}
