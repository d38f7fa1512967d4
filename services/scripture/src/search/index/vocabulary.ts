import type { Language } from '@word-unfolded/domain';
import { rememberingFold, UNKNOWN, verseWords, type VerseWords } from '@word-unfolded/scripture-text';
import { LANGUAGE_WORDS, type LanguageWords } from '../words/language-words.js';
import type { VocabularyRow } from './search.schema.js';

/** The words of an edition, with their stems and counts. Words and stems are numbered. */
export class Vocabulary {
  readonly words: readonly VocabularyRow[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #stems = new Map<string, number>();
  readonly #stemOfWord: Int32Array;
  readonly #language: LanguageWords;
  readonly #fold = rememberingFold();

  /** @param rows in any order */
  constructor(language: Language, rows: readonly VocabularyRow[]) {
    this.words = rows;
    this.#language = LANGUAGE_WORDS[language];
    this.#numbers = new Map(rows.map(([word], number) => [word, number]));
    this.#stemOfWord = Int32Array.from(rows, ([, stem]) => {
      const number = this.#stems.get(stem) ?? this.#stems.size;
      this.#stems.set(stem, number);
      return number;
    });
  }

  has(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** The number of a word, or `UNKNOWN`. */
  numberOf(word: string): number {
    return this.#numbers.get(word) ?? UNKNOWN;
  }

  /** Whether a word is always written with a capital. */
  isName(word: string): boolean {
    const written = this.words[this.numberOf(word)]?.[2];
    return typeof written === 'string' && written !== written.toLowerCase();
  }

  /** How often the edition has a word. */
  timesOf(word: string): number {
    return this.words[this.numberOf(word)]?.[3] ?? 0;
  }

  /** The number of the stem of a word, by the number of the word. */
  stemOf(number: number): number {
    return this.#stemOfWord[number] ?? UNKNOWN;
  }

  /** The numbers of the stems of words, also for words that occur only in another form. */
  stemsOf(words: readonly string[]): number[] {
    const unknown = words.filter((word) => !this.has(word));
    const found = unknown.length > 0 ? this.#language.stemsOf(unknown) : [];
    const stems = new Map(unknown.map((word, index) => [word, this.#stems.get(found[index]!) ?? UNKNOWN]));
    return words.map((word) => stems.get(word) ?? this.stemOf(this.numberOf(word)));
  }

  /** The written form of a word, with its accents, and with a capital if it always has one. */
  written(word: string): string {
    const row = this.words[this.numberOf(word)];
    return row?.[2] ? row[2] : word;
  }

  /** Splits a verse of the edition into words. */
  read(text: string): VerseWords {
    return verseWords(text, (word) => this.numberOf(word), this.#fold);
  }
}
