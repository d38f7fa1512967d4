import { ENGLISH_STOP_WORDS, SPANISH_STOP_WORDS } from '@word-unfolded/scripture-text';
import { matchPattern, type Pattern, type PatternWord } from './pattern.js';

/** Something that a pattern found, and the words of the question that it explains. */
export type Match<Item> = {
  readonly item: Item;
  /** The sum of the weights of the words that were asked for: a rare word weighs more. */
  readonly score: number;
  /** Positions of these words in the question. */
  readonly at: readonly number[];
};

type Alternative<Item> = { readonly item: Item; readonly pattern: Pattern };

/** The weight of a function word; any other word weighs more than 1. */
const STOP_WORD = 0.2;

/**
 * Finds the patterns that a question matches. Each alternative is filed under its rarest word, so that a question reads
 * only those that have one of its words.
 */
export class PatternIndex<Item> {
  readonly #whole = new Map<string, Alternative<Item>[]>();
  readonly #starts = new Map<string, Alternative<Item>[]>();
  readonly #weights = new Map<string, number>();
  #shortest = Infinity;

  constructor(items: Iterable<readonly [Item, readonly Pattern[]]>) {
    const all = [...items];
    const having = new Map<string, Set<Item>>();
    for (const [item, patterns] of all)
      for (const word of patterns.flat(2)) {
        const key = keyOf(word);
        having.set(key, (having.get(key) ?? new Set()).add(item));
      }
    for (const [key, { size }] of having) {
      const isCommon = ENGLISH_STOP_WORDS.has(key) || SPANISH_STOP_WORDS.has(key);
      this.#weights.set(key, isCommon ? STOP_WORD : 1 + Math.log((1 + all.length) / size));
    }
    for (const [item, patterns] of all) for (const pattern of patterns) this.#file({ item, pattern });
  }

  /** The items whose patterns a question matches, the one that explains most of it first. */
  find(words: readonly string[]): Match<Item>[] {
    const best = new Map<Item, Match<Item>>();
    for (const { item, pattern } of this.#candidates(words)) {
      const at = matchPattern(words, pattern);
      if (!at) continue;
      const score = pattern.flat().reduce((sum, word) => sum + this.#weightOf(word), 0);
      const known = best.get(item);
      if (!known || known.score < score) best.set(item, { item, score, at });
    }
    return [...best.values()].sort((a, b) => b.score - a.score);
  }

  #file(alternative: Alternative<Item>): void {
    const words = alternative.pattern.flat().sort((a, b) => this.#weightOf(b) - this.#weightOf(a));
    const [rarest] = words;
    if (!rarest) return;
    const files = rarest.isStart ? this.#starts : this.#whole;
    const filed = files.get(rarest.text);
    if (filed) filed.push(alternative);
    else files.set(rarest.text, [alternative]);
    if (rarest.isStart) this.#shortest = Math.min(this.#shortest, rarest.text.length);
  }

  *#candidates(words: readonly string[]): Generator<Alternative<Item>> {
    for (const word of new Set(words)) {
      yield* this.#whole.get(word) ?? [];
      for (let length = this.#shortest; length <= word.length; length += 1)
        yield* this.#starts.get(word.slice(0, length)) ?? [];
    }
  }

  #weightOf(word: PatternWord): number {
    return this.#weights.get(keyOf(word)) ?? 1;
  }
}

function keyOf({ text, isStart }: PatternWord): string {
  return isStart ? `${text}*` : text;
}
