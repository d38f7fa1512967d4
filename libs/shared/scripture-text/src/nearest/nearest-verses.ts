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

  constructor(verses: readonly IndexedVerse[], tables: Tables = atOnce(tablesOf(verses))) {
    this.#ids = Uint32Array.from(verses, ({ id }) => id);
    this.#scores = new Float32Array(verses.length);
    this.#verses = tables.verses;
    this.#pairs = tables.pairs;
    this.#starts = tables.starts;
  }

  /**
   * The same index, built in slices of some ten milliseconds, so that a service answers while it is built.
   *
   * @param pause waits until others have had their turn
   */
  static async inSlices(
    verses: readonly IndexedVerse[],
    pause: () => Promise<unknown>,
  ): Promise<NearestVerses> {
    const steps = tablesOf(verses);
    let step = steps.next();
    while (!step.done) {
      await pause();
      step = steps.next();
    }
    return new NearestVerses(verses, step.value);
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

/** Occurrences of pairs of words: the verse at a place has the pair at the same place. */
type Postings = { readonly pairs: Uint32Array; readonly verses: Uint16Array };

/** The pairs in order, where the verses of each begin, and the verses. */
type Tables = { readonly pairs: Uint32Array; readonly starts: Uint32Array; readonly verses: Uint16Array };

/** Work that yields after each slice of some ten milliseconds. */
type Slices<Result> = Generator<undefined, Result>;

function atOnce<Result>(slices: Slices<Result>): Result {
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** Verses of which the pairs are read in one slice, and postings that are sorted in one. */
const VERSES_IN_SLICE = 1_000;
const POSTINGS_IN_SLICE = 200_000;

function* tablesOf(verses: readonly IndexedVerse[]): Slices<Tables> {
  if (verses.length > MOST_VERSES) throw new RangeError('More verses than an edition has.');
  const postings = yield* sortedPostings(verses);
  const pairs = new Uint32Array(postings.pairs.length);
  const starts = new Uint32Array(postings.pairs.length + 1);
  let length = 0;
  for (let at = 0; at < postings.pairs.length; at += 1) {
    if (at % POSTINGS_IN_SLICE === 0) yield;
    const pair = postings.pairs[at]!;
    if (length > 0 && pair === pairs[length - 1]) continue;
    pairs[length] = pair;
    starts[length] = at;
    length += 1;
  }
  starts[length] = postings.pairs.length;
  return { pairs: pairs.slice(0, length), starts: starts.slice(0, length + 1), verses: postings.verses };
}

/** In the order of the pairs; each verse once for a pair. */
function* sortedPostings(verses: readonly IndexedVerse[]): Slices<Postings> {
  const ofVerses: number[][] = [];
  for (const { text } of verses) {
    if (ofVerses.length % VERSES_IN_SLICE === 0) yield;
    ofVerses.push(pairsOf(text));
  }
  const postings = postingsOf(ofVerses);
  yield;
  const half = yield* sortedByDigit(postings, 0);
  const sorted = yield* sortedByDigit(half, DIGIT_BITS);
  return withoutRepetitions(sorted);
}

/** The pairs of each verse, in one table. */
function postingsOf(ofVerses: readonly (readonly number[])[]): Postings {
  const length = ofVerses.reduce((sum, pairs) => sum + pairs.length, 0);
  const postings = { pairs: new Uint32Array(length), verses: new Uint16Array(length) };
  let at = 0;
  for (let verse = 0; verse < ofVerses.length; verse += 1)
    for (const pair of ofVerses[verse]!) {
      postings.pairs[at] = pair;
      postings.verses[at] = verse;
      at += 1;
    }
  return postings;
}

/** A pair that occurs in a verse several times stands in neighbouring places. */
function withoutRepetitions({ pairs, verses }: Postings): Postings {
  let length = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    if (at > 0 && pairs[at] === pairs[at - 1] && verses[at] === verses[at - 1]) continue;
    pairs[length] = pairs[at]!;
    verses[length] = verses[at]!;
    length += 1;
  }
  return { pairs: pairs.slice(0, length), verses: verses.slice(0, length) };
}

const DIGIT_BITS = 16;
const DIGIT = 2 ** DIGIT_BITS - 1;

/**
 * One pass of a radix sort, by 16 bits of the pairs. It keeps the order of equal ones, so two passes sort by the whole
 * pair, in a tenth of the time of a comparison sort: an edition has 1.5 million postings.
 */
function* sortedByDigit(postings: Postings, shift: number): Slices<Postings> {
  const { length } = postings.pairs;
  const places = placesOfDigits(postings.pairs, shift);
  const sorted = { pairs: new Uint32Array(length), verses: new Uint16Array(length) };
  for (let from = 0; from < length; from += POSTINGS_IN_SLICE) {
    yield;
    place(postings, shift, places, sorted, from, Math.min(from + POSTINGS_IN_SLICE, length));
  }
  return sorted;
}

/** The place of the first pair with each digit. */
function placesOfDigits(pairs: Uint32Array, shift: number): Uint32Array {
  const places = new Uint32Array(2 ** DIGIT_BITS + 1);
  for (let at = 0; at < pairs.length; at += 1) places[((pairs[at]! >>> shift) & DIGIT) + 1]! += 1;
  for (let digit = 1; digit < places.length; digit += 1) places[digit]! += places[digit - 1]!;
  return places;
}

/** Places one slice of postings. It is a function of its own because loops of generators are compiled late. */
function place(
  { pairs, verses }: Postings,
  shift: number,
  places: Uint32Array,
  sorted: Postings,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    const target = places[(pairs[at]! >>> shift) & DIGIT]!++;
    sorted.pairs[target] = pairs[at]!;
    sorted.verses[target] = verses[at]!;
  }
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

/** Kinds of signs. */
const UNKNOWN = 0;
const IS_LETTER = 1;
const IS_IGNORED = 2;
const IS_OTHER = 3;

/** The kind of each UTF-16 code unit so far; a surrogate belongs to no letter of an edition. */
const signs = new Uint8Array(65_536);

function signOf(code: number): number {
  const known = signs[code]!;
  return known === UNKNOWN ? (signs[code] = kindOf(String.fromCharCode(code))) : known;
}

function kindOf(sign: string): number {
  if (IGNORED.test(sign)) return IS_IGNORED;
  return LETTER.test(sign) ? IS_LETTER : IS_OTHER;
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
    if (sign === IS_LETTER) {
      hash = Math.imul(hash ^ code, FNV_PRIME);
      isWord = true;
    } else if (sign === IS_OTHER && isWord) {
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
