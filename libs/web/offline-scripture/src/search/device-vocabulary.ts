import { SEARCH_WORDS, SpellingCorrector } from '@word-unfolded/scripture-text';
import type { SearchIndex } from './search-index.js';
import type { DeviceTerm } from './terms.js';

/** The vocabulary of a text, and the words that a search term can match. */
export class DeviceVocabulary {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #byStem = new Map<string, number[]>();
  readonly #rules;
  /** Created for the first word that the text lacks. */
  #corrector: SpellingCorrector | undefined;

  constructor(private readonly index: SearchIndex) {
    this.#rules = SEARCH_WORDS[index.language];
    this.#numbers = new Map(index.words.map((word, number) => [word, number]));
    index.words.forEach((word, number) => {
      const stem = this.#rules.stem(word);
      const known = this.#byStem.get(stem);
      if (known) known.push(number);
      else this.#byStem.set(stem, [number]);
    });
  }

  /** The index of a word; negative if the text lacks it. */
  numberOf(folded: string): number {
    return this.#numbers.get(folded) ?? -1;
  }

  /** All words that match a search term. */
  term(folded: string): DeviceTerm {
    const { stem, spellings, synonyms, stopWords } = this.#rules;
    const own = this.#byStem.get(stem(folded)) ?? [];
    const guessed = spellings(folded).filter((form) => this.#numbers.has(form));
    const others = [...guessed, ...(synonyms.get(folded) ?? [])].flatMap(
      (form) => this.#byStem.get(stem(form)) ?? [],
    );
    return {
      folded,
      word: this.numberOf(folded),
      words: new Set([...own, ...others]),
      weak: stopWords.has(folded),
    };
  }

  /** The verses that contain a word of a term, in order. */
  versesOf({ words }: DeviceTerm): Uint16Array {
    const { verses, firstVerse } = this.index;
    const lists = [...words].map((word) => verses.subarray(firstVerse[word], firstVerse[word + 1]));
    const [only] = lists;
    if (lists.length === 1 && only) return only;
    return Uint16Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
  }

  /** Candidate corrections for a word that the text lacks, the most likely first. */
  candidates(folded: string, isWanted?: (candidate: string) => boolean): readonly string[] {
    const { words, firstVerse } = this.index;
    this.#corrector ??= new SpellingCorrector(
      words.map((word, number) => [word, firstVerse[number + 1]! - firstVerse[number]!] as const),
    );
    return this.#corrector.candidates(folded, isWanted);
  }
}
