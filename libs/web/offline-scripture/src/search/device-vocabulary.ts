import {
  SEARCH_WORDS,
  searchTerms,
  SpellingCorrector,
  UNKNOWN,
  type SearchTerm,
  type TextVocabulary,
} from '@word-unfolded/scripture-text';
import type { SearchIndex } from './search-index.js';

/** The vocabulary of a text on this device, and the words that a search term can match. */
export class DeviceVocabulary implements TextVocabulary {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #stems = new Map<string, number>();
  readonly #stemOfWord: Int32Array;
  /** By the number of a stem. */
  readonly #wordsOfStem: number[][] = [];
  readonly #rules;
  /** Created for the first word that the text lacks. */
  #corrector: SpellingCorrector | undefined;

  constructor(private readonly index: SearchIndex) {
    this.#rules = SEARCH_WORDS[index.language];
    this.#numbers = new Map(index.words.map((word, number) => [word, number]));
    this.#stemOfWord = Int32Array.from(index.words, (word, number) => {
      const stem = this.#rules.stem(word);
      const known = this.#stems.get(stem) ?? this.#stems.size;
      this.#stems.set(stem, known);
      (this.#wordsOfStem[known] ??= []).push(number);
      return known;
    });
  }

  has = (word: string): boolean => this.#numbers.has(word);

  numberOf = (folded: string): number => this.#numbers.get(folded) ?? UNKNOWN;

  stemOf = (number: number): number => this.#stemOfWord[number] ?? UNKNOWN;

  stemsOf = (words: readonly string[]): number[] =>
    words.map((word) => this.#stems.get(this.#rules.stem(word)) ?? UNKNOWN);

  /** The terms of a search. */
  terms(words: readonly { readonly folded: string }[]): SearchTerm[] {
    return searchTerms(words, this.#rules, this);
  }

  /** The numbers of the verses with a term in any form, in ascending order. */
  versesOf({ stem, otherStems }: SearchTerm): Uint16Array {
    return this.#versesOfStems([stem, ...otherStems]);
  }

  /** The numbers of the verses with a term in an inflected form, but in no other spelling and no synonym. */
  versesOfStem({ stem }: SearchTerm): Uint16Array {
    return this.#versesOfStems([stem]);
  }

  /** Candidate corrections for a word that the text lacks, the most likely first. */
  candidates(folded: string, isWanted?: (candidate: string) => boolean): readonly string[] {
    const { words, firstVerse } = this.index;
    this.#corrector ??= new SpellingCorrector(
      words.map((word, number) => [word, firstVerse[number + 1]! - firstVerse[number]!] as const),
    );
    return this.#corrector.candidates(folded, isWanted);
  }

  #versesOfStems(stems: readonly number[]): Uint16Array {
    const { verses, firstVerse } = this.index;
    const lists = stems
      .flatMap((stem) => this.#wordsOfStem[stem] ?? [])
      .map((word) => verses.subarray(firstVerse[word], firstVerse[word + 1]));
    const [only] = lists;
    if (lists.length === 1 && only) return only;
    return Uint16Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
  }
}
