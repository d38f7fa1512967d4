import { benchSideBySide } from './side-by-side.mjs';

/** Texts from which readers remember words, by translation. @type {Record<string, string[]>} */
const REMEMBERED = {
  WEB: ['Genesis 1-3', 'Psalm 1-40', 'Isaiah 40-55', 'Matthew 5-7', 'John 1-6', 'Romans 5-8'],
  spa_r09: ['Génesis 1-3', 'Salmos 90-110', 'Proverbios 1-6', 'Lucas 10-15', 'Romanos 12-14'],
};

/** Of so many readers one misspells a word, one quotes, and one writes a word alone. */
const OF_TEN = 10;

/**
 * What readers search for: some words in a row of a verse, some of them misspelt, in quotation marks, or one alone.
 *
 * @param {string} origin
 * @returns {Promise<string[]>} paths
 */
async function searchPaths(origin) {
  const addresses = Object.entries(REMEMBERED).flatMap(([translation, passages]) =>
    passages.map((passage) => `/api/proxy/bible/passage/${translation}/${encodeURIComponent(passage)}`),
  );
  const texts = await Promise.all(addresses.map((address) => versesAt(`${origin}${address}`)));
  return texts
    .flat()
    .map(wordsToSearch)
    .filter(Boolean)
    .map((words) => `/api/scripture/search?q=${encodeURIComponent(words)}`);
}

/**
 * @param {string} address
 * @returns {Promise<string[]>}
 */
async function versesAt(address) {
  const { data } = /** @type {{ data: { passages: { verses: { text: string }[] }[] } }} */ (
    await (await fetch(address)).json()
  );
  return data.passages.flatMap(({ verses }) => verses.map(({ text }) => text));
}

/**
 * @param {string} text of a verse
 * @param {number} index
 */
function wordsToSearch(text, index) {
  const words = text.match(/[\p{L}’]+/gu) ?? [];
  const from = Math.floor(words.length / 3);
  const row = words.slice(from, from + 2 + (index % 5));
  const longest = [...words].sort((one, other) => other.length - one.length)[0] ?? '';
  if (index % OF_TEN === 0) return longest.slice(0, 2) + longest.slice(3);
  if (index % OF_TEN === 1) return `"${row.join(' ')}"`;
  if (index % OF_TEN === 2) return words[from] ?? '';
  return row.join(' ');
}

/**
 * Searches in the whole Bible.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 */
export function benchSearch(options) {
  return benchSideBySide({ ...options, pathsOf: searchPaths });
}
