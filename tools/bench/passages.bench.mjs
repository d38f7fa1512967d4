import { benchSideBySide } from './measure/side-by-side.mjs';

/** One reader in this many requests a whole chapter, the others three verses. */
const WHOLE_CHAPTER_EVERY = 20;

/**
 * Requests of readers all over the Bible: a passage of every second chapter.
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
 * Measures passage requests.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 */
export function benchPassages(options) {
  return benchSideBySide({ ...options, pathsOf: passagePaths });
}
