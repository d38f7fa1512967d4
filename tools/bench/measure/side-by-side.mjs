import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { load, medianOf } from './load.mjs';

const CONNECTIONS = 32;

/** @typedef {import('./load.mjs').Figures} Figures */

/**
 * @typedef {object} Plan
 * @property {string} library file of the scripture library
 * @property {number} seconds of a measurement
 * @property {number} rounds that count
 * @property {(origin: string) => Promise<string[]>} pathsOf the requests of readers to the stack at this origin
 * @property {(origin: string) => Promise<Record<string, string[]>>} [aloneOf] groups of them that are also measured
 * separately
 */

/**
 * Measures reads through gateway, NATS and a service, with and without the response cache of the gateway, and a bare
 * Fastify server that returns the same bytes, alternating in one run. The last measurement is for a single reader,
 * whose latency is that of the service and the path to it.
 *
 * @param {Plan} plan
 * @returns {Promise<Record<string, Figures>>}
 */
export async function benchSideBySide({ library, seconds, rounds, pathsOf, aloneOf }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const stack = (
    /** @type {string} */ name,
    /** @type {number} */ port,
    /** @type {NodeJS.ProcessEnv} */ env,
  ) =>
    new Stack({
      port,
      data: path.join(folder, name),
      library,
      env: { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn', ...env },
    });
  const cached = stack('cached', await freePort(), {});
  const uncached = stack('uncached', await freePort(), { ANSWER_CACHE_BYTES: '0' });
  await Promise.all([cached.start(() => {}), uncached.start(() => {})]);
  const paths = await pathsOf(cached.url);
  const parts = (await aloneOf?.(cached.url)) ?? {};
  const bare = await startBareServer(cached.url, paths);
  try {
    const many = { seconds, connections: CONNECTIONS };
    const one = { seconds, connections: 1 };
    return await inOrder(rounds, {
      bare: () => load(bare.origin, paths, many),
      'gateway, cached': () => load(cached.url, paths, many),
      'gateway, NATS, service': () => load(uncached.url, paths, many),
      'the same, one reader': () => load(uncached.url, paths, one),
      ...Object.fromEntries(
        Object.entries(parts).map(([name, own]) => [
          `${name}, one reader`,
          () => load(uncached.url, own, one),
        ]),
      ),
    });
  } finally {
    bare.stop();
    await Promise.all([cached.stop(), uncached.stop()]);
    rmSync(folder, { recursive: true });
  }
}

/**
 * Measures each subject once per round, so that fluctuations of the machine affect all of them.
 *
 * @param {number} rounds
 * @param {Record<string, () => Promise<Figures>>} subjects
 * @returns {Promise<Record<string, Figures>>}
 */
async function inOrder(rounds, subjects) {
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
 * @param {string} origin of the stack whose responses it returns
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
