import { editDistance } from '@word-unfolded/scripture-ref';
import type { Language } from '@word-unfolded/domain';
import { spokenForm } from '../heard/sound-of.js';
import { bitsIn, lettersOf } from './letter-bits.js';

const CANDIDATES = 6;

/** Shorter words are heard like too many others. */
const LEAST_HEARD = 4;

/** Maximum cached results. */
const REMEMBERED = 1_000;

/** The maximum edit distance by the length of a word. A short one may have another edit where its consonants are the same. */
function editsFor(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Proposes corrections of words that no edition of a language has. */
export class SpellingCorrector {
  readonly #words: readonly (readonly [word: string, times: number])[];
  /** The letters of each word as a bit mask, which excludes most words quickly. */
  readonly #letters: Int32Array;
  readonly #lengths: Int32Array;
  readonly #known = new Map<string, readonly string[]>();
  /** The words that are heard as a form, the most frequent first. */
  readonly #heardAs = new Map<string, string[]>();
  readonly #language: Language | undefined;

  /**
   * @param words of all texts of a language, with frequencies; those of repeated words are added up
   * @param language with it, words that are heard alike are candidates too
   */
  constructor(words: Iterable<readonly [word: string, times: number]>, language?: Language) {
    this.#language = language;
    const times = new Map<string, number>();
    for (const [word, often] of words) times.set(word, (times.get(word) ?? 0) + often);
    this.#words = [...times];
    this.#letters = Int32Array.from(this.#words, ([word]) => lettersOf(word));
    this.#lengths = Int32Array.from(this.#words, ([word]) => word.length);
    if (language === undefined) return;
    for (const [word] of [...this.#words].sort(([, one], [, other]) => other - one)) {
      const form = spokenForm(word, language);
      const alike = this.#heardAs.get(form);
      if (alike) alike.push(word);
      else this.#heardAs.set(form, [word]);
    }
  }

  /**
   * Candidate corrections: words that are heard alike, then the closest; of equally close ones those with only transposed letters, those with the
   * same first letter, then the more frequent.
   *
   * @param word as `foldWord` returns it.
   * @param isWanted if none of the closest is acceptable, more distant ones are also returned
   */
  candidates(word: string, isWanted: (candidate: string) => boolean = () => true): readonly string[] {
    const heard = this.#heard(word);
    const others = this.#written(word, (candidate) => heard.includes(candidate) || isWanted(candidate));
    return heard.length > 0 ? [...new Set([...heard, ...others])] : others;
  }

  /** Words that are heard alike. */
  #heard(word: string): readonly string[] {
    if (this.#language === undefined || word.length < LEAST_HEARD) return [];
    return this.#heardAs.get(spokenForm(word, this.#language)) ?? [];
  }

  #written(word: string, isWanted: (candidate: string) => boolean): readonly string[] {
    const near = this.#within(word, 1);
    if (near.some(isWanted)) return near;
    const further = this.#within(word, 2);
    return near.length > 0 && !further.some(isWanted) ? near : [...new Set([...near, ...further])];
  }

  #within(word: string, edits: number): readonly string[] {
    const most = /\d/.test(word) ? 0 : editsFor(word.length);
    if (edits > most && !(edits === 2 && most === 1)) return [];
    const name = `${edits} ${word}`;
    const known = this.#known.get(name) ?? this.#near(word, edits);
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(name, known);
    return known;
  }

  #near(word: string, edits: number): string[] {
    const letters = lettersOf(word);
    const consonants = edits > editsFor(word.length) ? consonantsOf(word) : undefined;
    const near: { word: string; distance: number; times: number }[] = [];
    for (let index = 0; index < this.#letters.length; index += 1) {
      if (Math.abs(this.#lengths[index]! - word.length) > edits) continue;
      if (bitsIn(letters ^ this.#letters[index]!) > 2 * edits) continue;
      const [candidate, times] = this.#words[index]!;
      if (consonants !== undefined && consonantsOf(candidate) !== consonants) continue;
      const distance = editDistance(word, candidate);
      const beginsOtherwise = candidate[0] === word[0] ? 0 : 0.5;
      const isSwapped = distance === 1 && isAnagram(word, candidate) ? 0.25 : 0;
      if (distance <= edits)
        near.push({ word: candidate, distance: distance + beginsOtherwise - isSwapped, times });
    }
    return near
      .sort((one, other) => one.distance - other.distance || other.times - one.times)
      .slice(0, CANDIDATES)
      .map((each) => each.word);
  }
}

/** What is heard of a short word whose vowels are written otherwise: `luvv` and `love`. */
function consonantsOf(word: string): string {
  return (
    word[0]! +
    word
      .slice(1)
      .replace(/[aeiouyh]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

function isAnagram(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('');
}
