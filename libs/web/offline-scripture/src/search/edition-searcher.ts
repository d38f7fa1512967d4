import type { SearchMatch, TextRange } from '@word-unfolded/contracts';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { rememberingFold, wordsOf, type ReadQuery } from '@word-unfolded/scripture-text';
import type { SearchIndex } from './search-index.js';
import { coreOf, hitsIn, longestRun, strongOf, type DeviceTerm } from './terms.js';
import { DeviceVocabulary } from './device-vocabulary.js';

/** A verse that was found: its number in the index, and how it matches. */
export type DeviceHit = { readonly verse: number; readonly match: SearchMatch; readonly score: number };

/** Of so many verses the words are looked at one by one; of more, no order says more than that of the Bible. */
const WEIGHED = 1_500;

/** Where so many verses have all the words, those that have some are not looked for. */
const ENOUGH = 10;

/** So many words at least make a search of which a part may be wrong. */
const WORDS_OF_A_MEMORY = 3;

/** A verse with some words is told where it has so much of the weight of the best. */
const LEAST_SHARE = 0.6;

const ORDER: Readonly<Record<SearchMatch, number>> = { phrase: 0, 'all-words': 1, 'some-words': 2 };

/** Searches one text on this device. */
export class EditionSearcher {
  readonly vocabulary: DeviceVocabulary;
  readonly #fold = rememberingFold();

  constructor(readonly index: SearchIndex) {
    this.vocabulary = new DeviceVocabulary(index);
  }

  /** The verses that match, the best first. */
  find({ words, quoted }: ReadQuery, range: VerseRange | undefined): DeviceHit[] {
    const terms = words.map(({ folded }) => this.vocabulary.term(folded));
    const strong = strongOf(terms);
    if (strong.length === 0) return [];
    const lists = strong.map((term) => this.#within(this.vocabulary.versesOf(term), range));
    const all = intersection(lists, this.index.ids.length);
    const phrases = quoted.map(([from, to]) => terms.slice(from, to));
    const weighed = all.length <= WEIGHED ? all.map((verse) => this.#weigh(verse, terms)) : asTheyStand(all);
    const whole =
      phrases.length > 0
        ? this.#quoting(all, phrases).map((verse) => ({ verse, match: 'phrase' as const, score: 0 }))
        : [];
    if (whole.length > 0) return whole;
    const few = all.length === 0 || (all.length < ENOUGH && strong.length >= WORDS_OF_A_MEMORY);
    const some = few ? this.#some(lists, new Set(all)) : [];
    return [...weighed, ...some].sort(
      (one, other) =>
        ORDER[one.match] - ORDER[other.match] || other.score - one.score || one.verse - other.verse,
    );
  }

  /** The text of a verse. */
  textOf(verse: number): string {
    const { text, begins } = this.index;
    return text.slice(begins[verse], begins[verse + 1]);
  }

  /** The verses that have each of some words exactly as they are folded, in order. */
  versesWith(folded: readonly string[]): readonly number[] {
    const { verses, firstVerse } = this.index;
    const numbers = folded.map((word) => this.vocabulary.numberOf(word));
    if (numbers.some((number) => number < 0)) return [];
    const lists = numbers.map((number) => verses.subarray(firstVerse[number], firstVerse[number + 1]));
    return intersection(lists, this.index.ids.length);
  }

  /** Where the words of a search stand in a verse; neighbours are one range. */
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
    const isPhrase = core.length > 1 && this.#stands(read, core);
    const exact = terms.filter(({ word, weak }) => !weak && read.includes(word)).length;
    const score = exact + (2 * run.length) / terms.length + terms.length / Math.max(1, read.length);
    return { verse, match: isPhrase ? 'phrase' : 'all-words', score };
  }

  #quoting(all: readonly number[], phrases: readonly (readonly DeviceTerm[])[]): number[] {
    return all.filter((verse) => {
      const read = this.#read(verse);
      return phrases.every((phrase) => this.#stands(read, phrase));
    });
  }

  /** Whether words stand in a verse one after the other, in whatever form. */
  #stands(read: readonly number[], phrase: readonly DeviceTerm[]): boolean {
    return read.some((_, at) => phrase.every((term, place) => term.words.has(read[at + place] ?? -1)));
  }

  #read(verse: number): number[] {
    return wordsOf(this.textOf(verse), this.#fold).map(({ folded }) => this.vocabulary.numberOf(folded));
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

function asTheyStand(verses: readonly number[]): DeviceHit[] {
  return verses.map((verse) => ({ verse, match: 'all-words', score: 0 }));
}

/** The verses of every list, in order. */
function intersection(lists: readonly Uint16Array[], verses: number): number[] {
  const counts = new Uint8Array(verses);
  for (const list of lists) for (const verse of list) counts[verse]! += 1;
  const [first] = [...lists].sort((one, other) => one.length - other.length);
  return [...(first ?? [])].filter((verse) => counts[verse] === lists.length);
}
