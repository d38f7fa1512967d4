import { editDistance } from '@word-unfolded/scripture-ref';
import { SEARCH_WORDS } from '@word-unfolded/scripture-text';
import type { SearchIndex } from './search-index.js';
import type { DeviceTerm } from './terms.js';

/** The words of a text, and which of them a search may mean. */
export class DeviceVocabulary {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #byStem = new Map<string, number[]>();
  readonly #rules;

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

  /** The number of a word; negative where the text has it not. */
  numberOf(folded: string): number {
    return this.#numbers.get(folded) ?? -1;
  }

  /** All that is taken for a word of a search. */
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

  /** The verses that have a word of a term, in order. */
  versesOf({ words }: DeviceTerm): Uint16Array {
    const { verses, firstVerse } = this.index;
    const lists = [...words].map((word) => verses.subarray(firstVerse[word], firstVerse[word + 1]));
    const [only] = lists;
    if (lists.length === 1 && only) return only;
    return Uint16Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
  }

  /** The word that was meant by one that the text has not: the nearest, of equally near ones the most frequent. */
  nearest(folded: string): string | undefined {
    const most = folded.length < 4 ? 0 : folded.length < 6 ? 1 : 2;
    const { words, firstVerse } = this.index;
    let best: { word: string; distance: number; times: number } | undefined;
    words.forEach((word, number) => {
      if (most === 0 || Math.abs(word.length - folded.length) > most) return;
      const distance = editDistance(folded, word) + (word[0] === folded[0] ? 0 : 0.5);
      const times = firstVerse[number + 1]! - firstVerse[number]!;
      if (distance >= most + 1) return;
      if (!best || distance < best.distance || (distance === best.distance && times > best.times))
        best = { word, distance, times };
    });
    return best?.word;
  }
}
