import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../house/free-port.mjs';
import { House } from '../house/house.mjs';
import { startBareServer } from './bare-server-process.mjs';
import { inTurn } from './in-turn.mjs';
import { load } from './load.mjs';

const CONNECTIONS = 32;

/** One in so many readers asks for a whole chapter, the others for three verses. */
const WHOLE_CHAPTER_EVERY = 20;

/**
 * What readers all over the Bible would ask: a stretch of every second chapter.
 *
 * @param {string} origin
 * @returns {Promise<string[]>} paths
 */
async function passagePaths(origin) {
  const response = await fetch(`${origin}/api/scripture/books/WEB`);
  const { data } = /** @type {{ data: { name: string, verses: number[] }[] }} */ (await response.json());
  const chapters = data.flatMap(({ name, verses }) =>
    verses.map((last, index) => ({
      whole: `${name} ${index + 1}`,
      part: `${name} ${index + 1}:1-${Math.min(3, last)}`,
    })),
  );
  return chapters
    .filter((_, index) => index % 2 === 0)
    .map(({ whole, part }, index) => (index % WHOLE_CHAPTER_EVERY === 0 ? whole : part))
    .map((reference) => `/api/proxy/bible/passage/WEB/${encodeURIComponent(reference)}`);
}

/**
 * Passage reads through gateway, NATS and the scripture service, beside a bare Fastify server that returns the same
 * bytes, in turn in the same run.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 */
export async function benchPassages({ library, seconds, rounds }) {
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
  const paths = await passagePaths(cached.url);
  const bare = await startBareServer(cached.url, paths);
  try {
    const subjects = {
      bare: bare.origin,
      'gateway, cached': cached.url,
      'gateway, NATS, service': uncached.url,
    };
    return await inTurn(subjects, rounds, (origin) =>
      load(origin, paths, { seconds, connections: CONNECTIONS }),
    );
  } finally {
    bare.stop();
    await Promise.all([cached.stop(), uncached.stop()]);
    rmSync(folder, { recursive: true });
  }
}
