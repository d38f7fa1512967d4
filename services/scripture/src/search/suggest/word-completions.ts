import { wordsOf, type Word } from '@word-unfolded/scripture-text';
import type { SearchedEdition, SearchRepository } from '../index/search.repository.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';
import { wordsThatFollow } from './words-that-follow.js';

/** A text for completion, with its count. */
type Entry = readonly [text: string, times: number];

/** Maximum number of words before the last one of a phrase. */
const WORDS_BEFORE = 3;

/** Phrases are more helpful than rare words, so each kind has a share of the list. */
const WORDS_ALONE = 5;
const PHRASES_ALONE = 8;

/** Completes the last word of a text with the words and frequent phrases of an edition. */
export class WordCompletions {
  readonly #words: readonly Entry[];
  readonly #phrases: readonly Entry[];
  readonly #repository: SearchRepository;
  readonly #edition: SearchedEdition;

  constructor(repository: SearchRepository, edition: SearchedEdition) {
    const { stopWords } = LANGUAGE_WORDS[edition.language];
    const words = edition.vocabulary.words
      .filter(([word]) => !stopWords.has(word) && !/\d/.test(word))
      .map(([word, , , times]): Entry => [word, times]);
    this.#repository = repository;
    this.#edition = edition;
    this.#words = inAlphabet(words);
    this.#phrases = inAlphabet(edition.phrases);
  }

  /**
   * Completes a text: first continuations of the preceding words, the longer context first; then frequent words, and
   * phrases that begin with the last word. After a space, only continuations.
   */
  complete(text: string, limit: number): string[] {
    const words = wordsOf(text);
    const last = words.at(-1);
    const isBegun = last !== undefined && last.end === text.length;
    const stored = isBegun ? text.slice(0, last.start) : text;
    const before = isBegun ? words.slice(0, -1) : words;
    const begun = isBegun ? last.folded : '';
    const following = [...this.#wordsAfter(stored, before, begun), ...this.#phrasesAfter(before, begun)];
    const completions = new Set(
      (following.length > 0 ? following : this.#alone(begun))
        .map((completion) => stored + completion)
        .filter((completed) => completed !== text),
    );
    return [...completions].slice(0, limit);
  }

  /** Words that follow the last words in verses. */
  #wordsAfter(stored: string, before: readonly Word[], begun: string): string[] {
    const { stopWords } = LANGUAGE_WORDS[this.#edition.language];
    for (let count = WORDS_BEFORE; count >= 1; count -= 1) {
      const first = before.at(-count);
      if (first && count === 1 && stopWords.has(first.folded)) return [];
      const found = first
        ? wordsThatFollow(this.#repository, this.#edition, stored.slice(first.start), begun)
        : [];
      if (found.length > 0) return found.slice(0, WORDS_ALONE);
    }
    return [];
  }

  /** Frequent phrases that begin with the last words, without these words. */
  #phrasesAfter(before: readonly Word[], begun: string): string[] {
    const found: string[] = [];
    for (let count = Math.min(WORDS_BEFORE, before.length); count > 0; count -= 1) {
      const context = before.slice(-count).map(({ folded }) => folded);
      const phrases = mostFrequent(this.#phrases, [...context, begun].join(' '), PHRASES_ALONE);
      found.push(...phrases.map((phrase) => this.#written(phrase.split(' ').slice(count))));
    }
    return found;
  }

  #alone(begun: string): string[] {
    if (!begun) return [];
    const words = mostFrequent(this.#words, begun, WORDS_ALONE);
    const phrases = mostFrequent(this.#phrases, begun, PHRASES_ALONE);
    return [...words, ...phrases].map((each) => this.#written(each.split(' ')));
  }

  #written(words: readonly string[]): string {
    return words.map((word) => this.#edition.vocabulary.written(word)).join(' ');
  }
}

function inAlphabet(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The most frequent texts with a prefix. One letter is the prefix of thousands, so only the leaders are sorted. */
function mostFrequent(entries: readonly Entry[], begun: string, limit: number): string[] {
  const leading: Entry[] = [];
  for (let at = firstFrom(entries, begun); entries[at]?.[0].startsWith(begun); at += 1) {
    const entry = entries[at]!;
    if (leading.length === limit && entry[1] <= leading[limit - 1]![1]) continue;
    const place = leading.findIndex(([, times]) => times < entry[1]);
    leading.splice(place < 0 ? leading.length : place, 0, entry);
    leading.length = Math.min(leading.length, limit);
  }
  return leading.map(([text]) => text);
}

/** The index of the first text that is not before another in alphabetical order. */
function firstFrom(entries: readonly Entry[], text: string): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (entries[middle]![0] < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
