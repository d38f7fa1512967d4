import type { VerseRange } from '@word-unfolded/scripture-ref';
import {
  hasStems,
  intersectAll,
  matchingVerses,
  NUMBERS_OF_A_WORD,
  rankVerses,
  rememberingFold,
  SEARCH_WORDS,
  verseWords,
  type FoundVerses,
  type ReadQuery,
  type SearchableText,
  type SearchableVerse,
  type SearchPlan,
  type SearchTerm,
  type VerseIds,
  type VerseWords,
} from '@word-unfolded/scripture-text';
import { DeviceVocabulary } from './device-vocabulary.js';
import type { SearchIndex } from './search-index.js';

/** A verse of a text on this device, with its number in the index. */
export type DeviceVerse = SearchableVerse & { readonly number: number };

/** The words of so many verses are kept as numbers once they are read: a few megabytes. */
const VERSES_IN_MEMORY = 10_000;

/** Searches one text on this device, by the rules of the server. */
export class EditionSearcher {
  readonly vocabulary: DeviceVocabulary;
  readonly #fold = rememberingFold();
  readonly #wordsOfVerses = new Map<number, VerseWords>();
  readonly #text: SearchableText<DeviceVerse>;

  constructor(readonly index: SearchIndex) {
    this.vocabulary = new DeviceVocabulary(index);
    this.#text = {
      verses: index.ids.length,
      rules: SEARCH_WORDS[index.language],
      vocabulary: this.vocabulary,
      versesWith: (term) => this.#idsOf(this.vocabulary.versesOf(term)),
      versesWithPhrase: (terms) => this.#withPhrase(terms),
      read: (ids) => ids.flatMap((id) => this.#verse(id) ?? []),
    };
  }

  /** The matching verses, the best first; remembered verses precede all others. */
  find(query: ReadQuery, plan: SearchPlan): FoundVerses<DeviceVerse> {
    return rankVerses(this.#text, query, plan);
  }

  /** How many verses have all the words that say something. */
  versesWithAll(query: ReadQuery, range: VerseRange | undefined): number {
    return matchingVerses(this.#text, query, this.vocabulary.terms(query.words), range).all.length;
  }

  /** The text of a verse, by its number in the index. */
  textOf(verse: number): string {
    const { text, begins } = this.index;
    return text.slice(begins[verse], begins[verse + 1]);
  }

  /** The verses that have each of some words exactly in their folded form, in order, by their numbers in the index. */
  versesWith(folded: readonly string[]): readonly number[] {
    const { verses, firstVerse } = this.index;
    const numbers = folded.map(this.vocabulary.numberOf);
    if (numbers.some((number) => number < 0)) return [];
    const lists = numbers.map((number) =>
      Int32Array.from(verses.subarray(firstVerse[number], firstVerse[number + 1])),
    );
    return [...intersectAll(lists)];
  }

  #withPhrase(terms: readonly SearchTerm[]): VerseIds {
    if (!hasStems(terms)) return this.#idsOf([]);
    const having = intersectAll(terms.map((term) => Int32Array.from(this.vocabulary.versesOfStem(term))));
    return this.#idsOf(having.filter((verse) => this.#stands(this.#words(verse), terms)));
  }

  /** Whether words are adjacent in a verse in this order, in any inflected form. */
  #stands(words: VerseWords, terms: readonly SearchTerm[]): boolean {
    const stemAt = (place: number) => this.vocabulary.stemOf(words[place * NUMBERS_OF_A_WORD] ?? -1);
    const last = words.length / NUMBERS_OF_A_WORD - terms.length;
    for (let at = 0; at <= last; at += 1)
      if (terms.every(({ stem }, place) => stemAt(at + place) === stem)) return true;
    return false;
  }

  #verse(id: number): DeviceVerse | undefined {
    const number = this.#numberOf(id);
    if (number === undefined) return undefined;
    return { id, canonicalId: this.index.canonical[number]!, number, words: this.#words(number) };
  }

  /** The number of a verse in the index, whose ids are in ascending order. */
  #numberOf(id: number): number | undefined {
    const { ids } = this.index;
    let [from, to] = [0, ids.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (ids[middle]! < id) from = middle + 1;
      else to = middle;
    }
    return ids[from] === id ? from : undefined;
  }

  #words(verse: number): VerseWords {
    const known =
      this.#wordsOfVerses.get(verse) ?? verseWords(this.textOf(verse), this.vocabulary.numberOf, this.#fold);
    if (this.#wordsOfVerses.size >= VERSES_IN_MEMORY) this.#wordsOfVerses.clear();
    this.#wordsOfVerses.set(verse, known);
    return known;
  }

  #idsOf(verses: Iterable<number>): VerseIds {
    return Int32Array.from(verses, (verse) => this.index.ids[verse]!);
  }
}
