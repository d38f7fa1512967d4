import type { Language } from '@word-unfolded/domain';
import {
  ENGLISH_STOP_WORDS,
  englishStem,
  SPANISH_STOP_WORDS,
  spanishStem,
} from '@word-unfolded/scripture-text';
import type { Entry } from '../entries/entry.js';
import { foldedWords } from './pattern.js';
import type { Match } from './pattern-index.js';

const STEMS = { en: englishStem, es: spanishStem } as const;
const STOP_WORDS = { en: ENGLISH_STOP_WORDS, es: SPANISH_STOP_WORDS } as const;

/** A word of a title says more about an entry than one of its text. */
const IN_TITLE = 2;

/** An entry that has words of a question in its text, and the share of the words of its title that are among them. */
export type TextMatch = Match<Entry> & { readonly titled: number };

/** Finds entries by the words of their texts, whatever their patterns are. */
export class TextIndex {
  readonly #having = new Map<string, Map<Entry, number>>();
  readonly #titleLengths = new Map<Entry, number>();
  /** Of the words of the entries, because most occur many times. */
  readonly #stems = new Map<string, string>();
  readonly #rarest: number;

  constructor(
    entries: readonly Entry[],
    private readonly language: Language,
  ) {
    this.#rarest = 1 + Math.log(1 + entries.length);
    for (const entry of entries) {
      const { title, body } = entry.text[language];
      this.#add(entry, foldedWords(body.replace(/\[\[[^\]]*\]\]/g, ' ')), 1);
      this.#add(entry, foldedWords(title), IN_TITLE);
      const told = foldedWords(title).filter((word) => !STOP_WORDS[language].has(word));
      this.#titleLengths.set(entry, Math.max(1, told.length));
    }
  }

  /** How much a word says: one of few entries says much, and one of no entry most of all. */
  weightOf(word: string): number {
    if (STOP_WORDS[this.language].has(word)) return 0;
    const size = this.#having.get(this.#stem(word))?.size;
    return size === undefined ? this.#rarest : this.#rarest - Math.log(size);
  }

  /** The entries that have some of the words, with the positions of these, the best first. */
  find(words: readonly string[]): TextMatch[] {
    const found = new Map<Entry, { item: Entry; score: number; at: number[]; titled: number }>();
    for (const [position, word] of words.entries()) {
      const weight = this.weightOf(word);
      if (weight === 0) continue;
      for (const [entry, times] of this.#having.get(this.#stem(word)) ?? []) {
        const match = found.get(entry) ?? { item: entry, score: 0, at: [], titled: 0 };
        match.score += weight * times;
        match.at.push(position);
        if (times === IN_TITLE) match.titled += 1 / (this.#titleLengths.get(entry) ?? 1);
        found.set(entry, match);
      }
    }
    return [...found.values()].sort((a, b) => b.score - a.score);
  }

  #add(entry: Entry, words: readonly string[], weight: number): void {
    for (const word of words) {
      if (STOP_WORDS[this.language].has(word)) continue;
      const stem = this.#stems.get(word) ?? this.#stem(word);
      this.#stems.set(word, stem);
      const having = this.#having.get(stem) ?? new Map<Entry, number>();
      having.set(entry, Math.max(having.get(entry) ?? 0, weight));
      this.#having.set(stem, having);
    }
  }

  #stem(word: string): string {
    return STEMS[this.language](word);
  }
}
