import { editDistance } from '@word-unfolded/scripture-ref';
import { LRUCache } from 'lru-cache';
import type { Vocabulary } from '../index/vocabulary.js';

const CANDIDATES = 6;

/** How many edits a word of so many letters may be away from what was meant. */
function editsFor(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Proposes words for those that no edition of a language has. */
export class SpellingCorrector {
  readonly #words: readonly (readonly [word: string, times: number])[];
  /** The letters of each word as bits, by which most words are passed over. */
  readonly #letters: Int32Array;
  readonly #lengths: Int32Array;
  readonly #known = new LRUCache<string, readonly string[]>({ max: 1_000 });

  constructor(vocabularies: readonly Vocabulary[]) {
    const times = new Map<string, number>();
    for (const [word, , , often] of vocabularies.flatMap(({ words }) => words))
      times.set(word, (times.get(word) ?? 0) + often);
    this.#words = [...times];
    this.#letters = Int32Array.from(this.#words, ([word]) => lettersOf(word));
    this.#lengths = Int32Array.from(this.#words, ([word]) => word.length);
  }

  /**
   * Words that may have been meant: the nearest first, of equally near ones those that begin with the same letter, then the
   * more frequent.
   *
   * @param word as `foldWord` gives it.
   */
  candidates(word: string): readonly string[] {
    const known = this.#known.get(word) ?? this.#find(word);
    this.#known.set(word, known);
    return known;
  }

  /** One edit is tried first: most slips are one, and it leaves a tenth of the words to be compared. */
  #find(word: string): string[] {
    const most = /\d/.test(word) ? 0 : editsFor(word.length);
    for (let edits = 1; edits <= most; edits += 1) {
      const near = this.#near(word, edits);
      if (near.length > 0) return near;
    }
    return [];
  }

  #near(word: string, edits: number): string[] {
    const letters = lettersOf(word);
    const near: { word: string; distance: number; times: number }[] = [];
    for (let index = 0; index < this.#letters.length; index += 1) {
      if (Math.abs(this.#lengths[index]! - word.length) > edits) continue;
      if (bitsIn(letters ^ this.#letters[index]!) > 2 * edits) continue;
      const [candidate, times] = this.#words[index]!;
      const distance = editDistance(word, candidate);
      const beginsOtherwise = candidate[0] === word[0] ? 0 : 0.5;
      if (distance <= edits) near.push({ word: candidate, distance: distance + beginsOtherwise, times });
    }
    return near
      .sort((one, other) => one.distance - other.distance || other.times - one.times)
      .slice(0, CANDIDATES)
      .map((each) => each.word);
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return letters;
}

function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
