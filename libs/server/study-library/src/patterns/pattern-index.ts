import { ENGLISH_STOP_WORDS, SPANISH_STOP_WORDS } from '@word-unfolded/scripture-text';
import { matchPattern, type AskedWord, type Pattern, type PatternWord } from './pattern.js';

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

/** What a match counts for that takes another form of a word: an entry with the word as it was asked comes before it. */
const OTHER_FORM = 0.9;

/** Other forms of the words of a language: the stem of a word, and its spelling before other vowels. */
export type WordForms = {
  readonly stemOf: (word: string) => string | undefined;
  readonly respell: (word: string) => string | undefined;
};

/**
 * Finds the patterns that a question matches. Each alternative is filed under its rarest word, so that a question reads
 * only those that have one of its words.
 */
export class PatternIndex<Item> {
  readonly #whole = new Map<string, Alternative<Item>[]>();
  readonly #starts = new Map<string, Alternative<Item>[]>();
  readonly #weights = new Map<string, number>();
  readonly #stems = new Map<string, Alternative<Item>[]>();
  #shortest = Infinity;

  /** @param forms without them only words as they are written match */
  constructor(
    items: Iterable<readonly [Item, readonly Pattern[]]>,
    private readonly forms?: WordForms,
  ) {
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
    const asked = words.map((text) => ({
      text,
      stem: this.forms?.stemOf(text),
      respelled: this.forms?.respell(text),
    }));
    for (const { item, pattern } of this.#candidates(asked)) {
      const match = matchPattern(asked, pattern, this.forms?.stemOf);
      if (!match) continue;
      const whole = pattern.flat().reduce((sum, word) => sum + this.#weightOf(word), 0);
      const score = match.isAsWritten ? whole : whole * OTHER_FORM;
      const known = best.get(item);
      if (!known || known.score < score) best.set(item, { item, score, at: match.at });
    }
    return [...best.values()].sort((a, b) => b.score - a.score);
  }

  #file(alternative: Alternative<Item>): void {
    const words = alternative.pattern.flat().sort((a, b) => this.#weightOf(b) - this.#weightOf(a));
    const [rarest] = words;
    if (!rarest) return;
    file(rarest.isStart ? this.#starts : this.#whole, rarest.text, alternative);
    const stem = rarest.isStart ? undefined : this.forms?.stemOf(rarest.text);
    if (stem) file(this.#stems, stem, alternative);
    if (rarest.isStart) this.#shortest = Math.min(this.#shortest, rarest.text.length);
  }

  #candidates(words: readonly AskedWord[]): Set<Alternative<Item>> {
    const found = new Set<Alternative<Item>>();
    const add = (alternatives: readonly Alternative<Item>[] = []) => {
      for (const each of alternatives) found.add(each);
    };
    for (const { text, stem, respelled } of words) {
      add(this.#whole.get(text));
      if (stem) add(this.#stems.get(stem));
      for (const spelled of respelled ? [text, respelled] : [text])
        for (let length = this.#shortest; length <= spelled.length; length += 1)
          add(this.#starts.get(spelled.slice(0, length)));
    }
    return found;
  }

  #weightOf(word: PatternWord): number {
    return this.#weights.get(keyOf(word)) ?? 1;
  }
}

function keyOf({ text, isStart }: PatternWord): string {
  return isStart ? `${text}*` : text;
}

function file<Item>(
  files: Map<string, Alternative<Item>[]>,
  key: string,
  alternative: Alternative<Item>,
): void {
  const filed = files.get(key);
  if (filed) filed.push(alternative);
  else files.set(key, [alternative]);
}
