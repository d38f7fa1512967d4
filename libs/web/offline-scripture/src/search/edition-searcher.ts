import type { SearchMatch, TextRange } from '@word-unfolded/contracts';
import type { VerseId, VerseRange } from '@word-unfolded/scripture-ref';
import { rememberingFold, wordsOf, type ReadQuery } from '@word-unfolded/scripture-text';
import type { SearchIndex } from './search-index.js';
import { coreOf, hitsIn, longestRun, strongOf, type DeviceTerm } from './terms.js';
import { DeviceVocabulary } from './device-vocabulary.js';

/** A matching verse: its number in the index, and the kind of its match. */
export type DeviceHit = {
  readonly verse: number;
  readonly match: SearchMatch;
  readonly score: number;
  /** Whether it is a well-known verse that people remember by these words. */
  readonly remembered?: true;
};

/**
 * Of so many verses the words are looked at one by one; of more, those are that have the words one after the other, and
 * no order of the others says more than that of the Bible.
 */
const WEIGHED = 1_500;

/** If this many verses have all the words, verses with only some are not searched. */
const ENOUGH = 10;

/** The words of so many verses are kept as numbers once they are read: a few megabytes. */
const VERSES_IN_MEMORY = 10_000;

/** So many words at least make a search of which a part may be wrong. */
const WORDS_OF_A_MEMORY = 3;

/** A verse with some of the words is returned if it has at least this share of the best weight. */
const LEAST_SHARE = 0.6;

/** A verse with an exact match precedes those with other forms of the words. */
const QUOTED = 10;

const ORDER: Readonly<Record<SearchMatch, number>> = {
  remembered: 0,
  phrase: 1,
  'all-words': 2,
  'some-words': 3,
};

/** Searches one text on this device. */
export class EditionSearcher {
  readonly vocabulary: DeviceVocabulary;
  readonly #fold = rememberingFold();
  readonly #wordsOfVerses = new Map<number, readonly number[]>();

  constructor(readonly index: SearchIndex) {
    this.vocabulary = new DeviceVocabulary(index);
  }

  /** The matching verses, the best first; remembered verses precede all others, by canonical ids. */
  find(query: ReadQuery, range: VerseRange | undefined, remembered: readonly VerseId[]): DeviceHit[] {
    const hits = this.#matching(query, range);
    const known = remembered.flatMap((id): DeviceHit[] => {
      const verse = this.index.ids.indexOf(id);
      const isHere = verse >= 0 && this.index.canonical[verse] === id && isWithin(id, range);
      const own = hits.find((hit) => hit.verse === verse)?.match ?? 'some-words';
      const match = own === 'some-words' ? 'remembered' : own;
      return isHere ? [{ verse, match, score: 0, remembered: true }] : [];
    });
    const isKnown = new Set(known.map(({ verse }) => verse));
    return [...known, ...hits.filter(({ verse }) => !isKnown.has(verse))];
  }

  #matching({ words, quoted }: ReadQuery, range: VerseRange | undefined): DeviceHit[] {
    const terms = words.map(({ folded }) => this.vocabulary.term(folded));
    const strong = strongOf(terms);
    if (strong.length === 0) return [];
    const lists = strong.map((term) => this.#within(this.vocabulary.versesOf(term), range));
    const all = intersection(lists, this.index.ids.length);
    const phrases = quoted.map(([from, to]) => terms.slice(from, to));
    const weighed = this.#likely(all, terms, range).map((verse) => this.#weigh(verse, terms));
    const isWeighed = new Set(weighed.map(({ verse }) => verse));
    const rest = asTheyStand(all.filter((verse) => !isWeighed.has(verse)));
    const whole =
      phrases.length > 0
        ? this.#quoting(all, phrases).map((verse) => ({ verse, match: 'phrase' as const, score: 0 }))
        : [];
    if (whole.length > 0) return whole;
    const few = all.length === 0 || (all.length < ENOUGH && strong.length >= WORDS_OF_A_MEMORY);
    const some = few ? this.#some(lists, new Set(all)) : [];
    return [...weighed, ...rest, ...some].sort(
      (one, other) =>
        ORDER[one.match] - ORDER[other.match] || other.score - one.score || one.verse - other.verse,
    );
  }

  /** The verses whose words are looked at: all, or of very many those with the phrase, and those with most small words. */
  #likely(
    all: readonly number[],
    terms: readonly DeviceTerm[],
    range: VerseRange | undefined,
  ): readonly number[] {
    if (all.length <= WEIGHED) return all;
    const narrowed = this.#narrowed(all, terms);
    const core = coreOf(terms);
    const phrase = core.length > 1 ? core : terms;
    return [
      ...new Set([
        ...(phrase.length > 1 ? this.#withPhrase(phrase, range) : []),
        ...(narrowed.length <= WEIGHED ? narrowed : []),
      ]),
    ];
  }

  #withPhrase(phrase: readonly DeviceTerm[], range: VerseRange | undefined): number[] {
    const lists = phrase.map((term) => this.#within(this.vocabulary.versesOf(term), range));
    return intersection(lists, this.index.ids.length).filter((verse) =>
      this.#stands(this.#read(verse), phrase),
    );
  }

  /** How many verses have all the words that say something. */
  versesWithAll({ words }: ReadQuery, range: VerseRange | undefined): number {
    const strong = strongOf(words.map(({ folded }) => this.vocabulary.term(folded)));
    const lists = strong.map((term) => this.#within(this.vocabulary.versesOf(term), range));
    return intersection(lists, this.index.ids.length).length;
  }

  /** Of very many verses, those that have as many of the words that say little as some verse has. */
  #narrowed(all: readonly number[], terms: readonly DeviceTerm[]): readonly number[] {
    const lists = terms
      .filter(({ weak, words }) => weak && words.size > 0)
      .map((term) => new Set(this.vocabulary.versesOf(term)))
      .sort((one, other) => one.size - other.size);
    return lists.reduce((left, list) => {
      const both = left.filter((verse) => list.has(verse));
      return both.length > 0 ? both : left;
    }, all);
  }

  /** The text of a verse. */
  textOf(verse: number): string {
    const { text, begins } = this.index;
    return text.slice(begins[verse], begins[verse + 1]);
  }

  /** The verses that have each of some words exactly in their folded form, in order. */
  versesWith(folded: readonly string[]): readonly number[] {
    const { verses, firstVerse } = this.index;
    const numbers = folded.map((word) => this.vocabulary.numberOf(word));
    if (numbers.some((number) => number < 0)) return [];
    const lists = numbers.map((number) => verses.subarray(firstVerse[number], firstVerse[number + 1]));
    return intersection(lists, this.index.ids.length);
  }

  /** The positions of the words of a search in a verse; adjacent ones are one range. */
  highlights(verse: number, { words }: ReadQuery): TextRange[] {
    const terms = words.map(({ folded }) => this.vocabulary.term(folded));
    const read = wordsOf(this.textOf(verse), this.#fold);
    const hits = hitsIn(
      read.map(({ folded }) => this.vocabulary.numberOf(folded)),
      terms,
    );
    const run = longestRun(hits);
    const ranges: { start: number; end: number }[] = [];
    let last = -2;
    for (const { at, places } of hits) {
      const inRun = run.length > 1 && at >= run.at && at < run.at + run.length;
      if (!inRun && places.every((place) => terms[place]!.weak)) continue;
      const { start, end } = read[at]!;
      if (last === at - 1) ranges.at(-1)!.end = end;
      else ranges.push({ start, end });
      last = at;
    }
    return ranges;
  }

  #weigh(verse: number, terms: readonly DeviceTerm[]): DeviceHit {
    const read = this.#read(verse);
    const run = longestRun(hitsIn(read, terms));
    const core = coreOf(terms);
    const isWhole = terms.length > 1 && this.#stands(read, terms);
    const isPhrase = isWhole || (core.length > 1 && this.#stands(read, core));
    const isQuoted =
      isWhole && read.some((_, at) => terms.every(({ word }, place) => read[at + place] === word));
    const exact = terms.filter(({ word, weak }) => !weak && read.includes(word)).length;
    const score =
      (isQuoted ? QUOTED : 0) +
      exact +
      (2 * run.length) / terms.length +
      terms.length / Math.max(1, read.length);
    return { verse, match: isPhrase ? 'phrase' : 'all-words', score };
  }

  #quoting(all: readonly number[], phrases: readonly (readonly DeviceTerm[])[]): number[] {
    return all.filter((verse) => {
      const read = this.#read(verse);
      return phrases.every((phrase) => this.#stands(read, phrase));
    });
  }

  /** Whether words are adjacent in a verse in this order, in any form. */
  #stands(read: readonly number[], phrase: readonly DeviceTerm[]): boolean {
    return read.some((_, at) => phrase.every((term, place) => term.words.has(read[at + place] ?? -1)));
  }

  #read(verse: number): readonly number[] {
    const known =
      this.#wordsOfVerses.get(verse) ??
      wordsOf(this.textOf(verse), this.#fold).map(({ folded }) => this.vocabulary.numberOf(folded));
    if (this.#wordsOfVerses.size >= VERSES_IN_MEMORY) this.#wordsOfVerses.clear();
    this.#wordsOfVerses.set(verse, known);
    return known;
  }

  #some(lists: readonly Uint16Array[], except: ReadonlySet<number>): DeviceHit[] {
    const weights = new Map<number, number>();
    for (const verses of lists) {
      const rarity = Math.log(1 + this.index.ids.length / (1 + verses.length));
      for (const verse of verses) weights.set(verse, (weights.get(verse) ?? 0) + rarity);
    }
    for (const verse of except) weights.delete(verse);
    const least = LEAST_SHARE * [...weights.values()].reduce((most, weight) => Math.max(most, weight), 0);
    return [...weights]
      .filter(([, weight]) => weight >= least)
      .map(([verse, score]) => ({ verse, match: 'some-words', score }));
  }

  #within(verses: Uint16Array, range: VerseRange | undefined): Uint16Array {
    if (!range) return verses;
    const { ids } = this.index;
    return verses.filter((verse) => ids[verse]! >= range.first && ids[verse]! <= range.last);
  }
}

function isWithin(id: VerseId, range: VerseRange | undefined): boolean {
  return !range || (id >= range.first && id <= range.last);
}

function asTheyStand(verses: readonly number[]): DeviceHit[] {
  return verses.map((verse) => ({ verse, match: 'all-words', score: 0 }));
}

/** The verses that all lists have in common, in order. */
function intersection(lists: readonly Uint16Array[], verses: number): number[] {
  const counts = new Uint8Array(verses);
  for (const list of lists) for (const verse of list) counts[verse]! += 1;
  const [first] = [...lists].sort((one, other) => one.length - other.length);
  return [...(first ?? [])].filter((verse) => counts[verse] === lists.length);
}
