import type { FoundLemma } from '@word-unfolded/contracts';
import type { ReadQuery } from '../words/read-query.js';
import { strongsNumbersOf } from './strongs-number.js';
import {
  isInOriginalLetters,
  originalLetters,
  spokenKeys,
  transliterationKeys,
} from './transliteration-keys.js';

/** Entries for one search at most. */
const LEMMAS_LIMIT = 10;

/** So many words of a search at most are looked up: more are a sentence. */
const WORDS_LOOKED_UP = 6;

/** Words of fewer letters are too near to words of any language, unless they are spelt as the dictionary does: `zoe`. */
const SHORTEST_WORD = 4;
const SHORTEST_EXACT_WORD = 3;

/** A word that the editions have so often is one of their language, not an original one. */
const COMMON = 120;

/** Among other words a word is an original one where the editions have it so many times less often. */
const RARELY = 3;

/** So many words are remembered with what they are. */
const REMEMBERED = 5_000;

/** Prefixes of Hebrew that are written with the word: and, the, in, to, as, from, that. */
const HEBREW_PREFIX = /^[והבלכמש](?=.{2,})/u;

type Language = 'greek' | 'hebrew' | 'aramaic';

/** The original words of the dictionaries, by the ways in which readers write them. */
export class OriginalWords {
  readonly #byStrongs = new Map<string, FoundLemma>();
  readonly #byKey = new Map<string, FoundLemma[]>();
  readonly #byLetters = new Map<string, FoundLemma[]>();

  readonly #known = new Map<string, readonly FoundLemma[]>();

  /** @param lemmas of which some have several forms, separated by commas */
  constructor(lemmas: Iterable<FoundLemma>) {
    for (const lemma of lemmas) {
      this.#byStrongs.set(lemma.strongs, lemma);
      const language: Language = lemma.strongs.startsWith('G') ? 'greek' : 'hebrew';
      for (const form of formsOf(lemma.transliteration))
        for (const key of transliterationKeys(form, language)) add(this.#byKey, key, lemma);
      for (const form of formsOf(lemma.lemma)) add(this.#byLetters, originalLetters(form), lemma);
    }
  }

  /** Whether a word is an original one in Latin letters, rather than a slip. @param folded as `foldWord` gives it */
  isKnown(folded: string): boolean {
    return this.#spoken(folded).length > 0;
  }

  /** In how many verses the most frequent original word stands that a word may be. */
  versesOf(folded: string): number {
    return Math.max(0, ...this.#spoken(folded).map(({ verses }) => verses));
  }

  /**
   * The original words that a search names, the likeliest first.
   *
   * @param timesOf how often the editions that are searched have a word; of their own frequent words nothing is told
   */
  find({ text, words }: ReadQuery, timesOf: (folded: string) => number): readonly FoundLemma[] {
    const numbered = strongsNumbersOf(text).flatMap(({ strongs }) => this.#byStrongs.get(strongs) ?? []);
    if (numbered.length > 0 || words.length > WORDS_LOOKED_UP) return numbered;
    const found = words.flatMap(({ folded, written }) => {
      if (isInOriginalLetters(written)) return this.#lettered(written);
      const times = timesOf(folded);
      if (times > COMMON) return [];
      const spoken = this.#spoken(folded);
      return words.length === 1 ? spoken : spoken.filter(({ verses }) => verses > RARELY * times);
    });
    return [...new Set(found)].slice(0, LEMMAS_LIMIT);
  }

  #spoken(word: string): readonly FoundLemma[] {
    const known = this.#known.get(word) ?? this.#lookUp(word);
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(word, known);
    return known;
  }

  #lookUp(word: string): readonly FoundLemma[] {
    if (word.length < SHORTEST_EXACT_WORD || !/^\p{Script=Latin}+$/u.test(word)) return [];
    const found = [...new Set(spokenKeys(word).flatMap((key) => this.#byKey.get(key) ?? []))];
    const plain = plainLetters(word);
    const rank = (lemma: FoundLemma) =>
      Number(formsOf(lemma.transliteration).some((form) => plainLetters(form) === plain));
    return found
      .filter((lemma) => lemma.verses > 0 && (word.length >= SHORTEST_WORD || rank(lemma) === 1))
      .sort((one, other) => rank(other) - rank(one) || other.verses - one.verses);
  }

  #lettered(written: string): readonly FoundLemma[] {
    let letters = originalLetters(written);
    let found = this.#byLetters.get(letters);
    for (; !found && HEBREW_PREFIX.test(letters); found = this.#byLetters.get(letters))
      letters = letters.replace(HEBREW_PREFIX, '');
    return [...(found ?? [])].sort((one, other) => other.verses - one.verses);
  }
}

function formsOf(text: string): string[] {
  return text.split(/,\s*/).filter(Boolean);
}

function plainLetters(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function add(map: Map<string, FoundLemma[]>, key: string, lemma: FoundLemma): void {
  const known = map.get(key);
  if (!known) map.set(key, [lemma]);
  else if (!known.includes(lemma)) known.push(lemma);
}
