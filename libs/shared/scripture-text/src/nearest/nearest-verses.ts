/** A verse by its id and its words. */
export type IndexedVerse = { readonly id: number; readonly text: string };

/** A verse that shares pairs of words with a text, and how telling these are. */
export type NearVerse = { readonly id: number; readonly score: number };

/** Pairs that occur in more verses than this (`of the`) tell nothing, and would cost most of the time. */
const MOST_VERSES_OF_PAIR = 400;

/** Verses of an edition are numbered in 16 bits: an edition has some 31,100. */
const MOST_VERSES = 65_536;

/** Longer texts are searched by their first words only; a sentence has 20 to 60. */
const MOST_WORDS = 160;

/**
 * Finds the verses of an edition that are nearest to a text in any wording: those that share the most telling pairs of
 * words with it. Pairs are of adjacent words and of words with one word between them, so that a text in which every
 * other word was changed still shares some.
 *
 * The postings are in typed arrays: about 13 MB for an edition, and 0.1 ms for a sentence.
 */
export class NearestVerses {
  readonly #ids: Uint32Array;
  readonly #pairs: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #verses: Uint16Array;
  readonly #scores: Float32Array;

  constructor(verses: readonly IndexedVerse[]) {
    if (verses.length > MOST_VERSES) throw new RangeError('More verses than an edition has.');
    this.#ids = Uint32Array.from(verses, ({ id }) => id);
    this.#scores = new Float32Array(verses.length);
    const postings = sortedPostings(verses);
    this.#verses = new Uint16Array(postings.length);
    const pairs: number[] = [];
    const starts: number[] = [];
    let last = -1;
    postings.forEach((posting, at) => {
      const pair = Math.floor(posting / MOST_VERSES);
      this.#verses[at] = posting - pair * MOST_VERSES;
      if (pair === last) return;
      last = pair;
      pairs.push(pair);
      starts.push(at);
    });
    this.#pairs = Uint32Array.from(pairs);
    this.#starts = Uint32Array.from([...starts, postings.length]);
  }

  /** The verses that share the most with a text, the nearest first. */
  find(text: string, most: number): NearVerse[] {
    const touched: number[] = [];
    for (const pair of new Set(pairsOf(text))) {
      const at = this.#placeOf(pair);
      if (at < 0) continue;
      const [from, to] = [this.#starts[at]!, this.#starts[at + 1]!];
      if (to - from > MOST_VERSES_OF_PAIR) continue;
      const weight = Math.log2(this.#ids.length / (to - from));
      for (let index = from; index < to; index += 1) {
        const verse = this.#verses[index]!;
        if (this.#scores[verse] === 0) touched.push(verse);
        this.#scores[verse]! += weight;
      }
    }
    const found = touched.map((verse) => ({ id: this.#ids[verse]!, score: this.#scores[verse]! }));
    for (const verse of touched) this.#scores[verse] = 0;
    return found.sort((one, other) => other.score - one.score).slice(0, most);
  }

  /** The index of a pair, or -1 (binary search). */
  #placeOf(pair: number): number {
    let [low, high] = [0, this.#pairs.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const value = this.#pairs[middle]!;
      if (value === pair) return middle;
      if (value < pair) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** Pair and verse of each occurrence in one number, in the order of the pairs; each verse once for a pair. */
function sortedPostings(verses: readonly IndexedVerse[]): Float64Array {
  const pairs = verses.map(({ text }) => pairsOf(text));
  const postings = new Float64Array(pairs.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  pairs.forEach((ofVerse, verse) => {
    for (const pair of ofVerse) postings[length++] = pair * MOST_VERSES + verse;
  });
  postings.sort();
  return postings.filter((posting, at) => posting !== postings[at - 1]);
}

/** Hashes of the word pairs of a text. Case, accents and numbers do not count. */
function pairsOf(text: string): number[] {
  const words = wordHashes(text);
  const pairs: number[] = [];
  for (let at = 1; at < words.length; at += 1) {
    pairs.push(mixed(words[at - 1]!, words[at]!, 1));
    if (at > 1) pairs.push(mixed(words[at - 2]!, words[at]!, 2));
  }
  return pairs;
}

const NOT_ASCII = /[^\0-\x7F]/;

/** Signs inside words that do not count, such as apostrophes and accents. */
const IGNORED = /[\p{M}’'*_[\]]/u;

const LETTER = /\p{L}/u;

type Sign = 'letter' | 'ignored' | 'other';

/** The kind of each UTF-16 code unit so far; a surrogate belongs to no letter of an edition. */
const signs: Sign[] = [];

function signOf(code: number): Sign {
  return (signs[code] ??= kindOf(String.fromCharCode(code)));
}

function kindOf(sign: string): Sign {
  if (IGNORED.test(sign)) return 'ignored';
  return LETTER.test(sign) ? 'letter' : 'other';
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A hash of each word (FNV-1a over UTF-16 code units). The text is read once, code unit by code unit, because an edition
 * has 800,000 words and its index is built when a service starts.
 */
function wordHashes(text: string): number[] {
  const folded = (NOT_ASCII.test(text) ? text.normalize('NFD') : text).toLowerCase();
  const words: number[] = [];
  let hash = FNV_OFFSET;
  let isWord = false;
  for (let at = 0; at <= folded.length && words.length < MOST_WORDS; at += 1) {
    const code = at < folded.length ? folded.charCodeAt(at) : 32;
    const sign = signOf(code);
    if (sign === 'letter') {
      hash = Math.imul(hash ^ code, FNV_PRIME);
      isWord = true;
    } else if (sign === 'other' && isWord) {
      words.push(hash >>> 0);
      hash = FNV_OFFSET;
      isWord = false;
    }
  }
  return words;
}

function mixed(one: number, other: number, distance: number): number {
  let hash = Math.imul(one ^ (distance * 0x9e3779b1), 0x85ebca6b) ^ Math.imul(other, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
