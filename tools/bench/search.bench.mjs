import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchSideBySide } from './measure/side-by-side.mjs';

/** Texts from which the searched words are taken, by translation. @type {Record<string, string[]>} */
const REMEMBERED = {
  WEB: ['Genesis 1-3', 'Psalm 1-40', 'Isaiah 40-55', 'Matthew 5-7', 'John 1-6', 'Romans 5-8'],
  spa_r09: ['Génesis 1-3', 'Salmos 90-110', 'Proverbios 1-6', 'Lucas 10-15', 'Romanos 12-14'],
};

/** Well-known verses as people remember them: this many of each language. */
const WORDINGS_OF_A_LANGUAGE = 40;

const WORDINGS = path.resolve(import.meta.dirname, '../../libs/shared/scripture-text/src/remembered');

/** Of this many searches, one has a misspelling, one is a quotation, and one is a single word. */
const OF_TEN = 10;

/**
 * The searches of readers, by kind: consecutive words of a verse, in quotation marks, or a single word; misspelled
 * ones; and verses as people remember them.
 *
 * @param {string} origin
 * @returns {Promise<Record<'written' | 'misspelt' | 'remembered', string[]>>} paths
 */
async function searchPaths(origin) {
  const addresses = Object.entries(REMEMBERED).flatMap(([translation, passages]) =>
    passages.map((passage) => `/api/proxy/bible/passage/${translation}/${encodeURIComponent(passage)}`),
  );
  const texts = await Promise.all(addresses.map((address) => versesAt(`${origin}${address}`)));
  const searches = texts
    .flat()
    .map((text, index) => ({ words: wordsToSearch(text, index), isMisspelt: isMisspelt(index) }));
  const pathsOf = (/** @type {string[]} */ found) =>
    found.filter(Boolean).map((words) => `/api/scripture/search?q=${encodeURIComponent(words)}`);
  return {
    written: pathsOf(searches.filter((each) => !each.isMisspelt).map(({ words }) => words)),
    misspelt: pathsOf(searches.filter((each) => each.isMisspelt).map(({ words }) => words)),
    remembered: pathsOf(['en', 'es'].flatMap(rememberedIn)),
  };
}

/** @param {string} language */
function rememberedIn(language) {
  const table = /** @type {Record<string, string[]>} */ (
    JSON.parse(readFileSync(path.join(WORDINGS, `wordings.${language}.json`), 'utf8'))
  );
  const wordings = Object.values(table).flat();
  const step = Math.floor(wordings.length / WORDINGS_OF_A_LANGUAGE);
  return wordings.filter((_, index) => index % step === 0);
}

/** @param {number} index */
const isMisspelt = (index) => index % OF_TEN === 0;

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
  if (isMisspelt(index)) return longest.slice(0, 2) + longest.slice(3);
  if (index % OF_TEN === 1) return `"${row.join(' ')}"`;
  if (index % OF_TEN === 2) return words[from] ?? '';
  return row.join(' ');
}

/**
 * Measures searches in the whole Bible.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 */
export function benchSearch(options) {
  return benchSideBySide({
    ...options,
    pathsOf: async (origin) => Object.values(await searchPaths(origin)).flat(),
    aloneOf: async (origin) => {
      const { misspelt, remembered } = await searchPaths(origin);
      return { misspelt, remembered };
    },
  });
}
