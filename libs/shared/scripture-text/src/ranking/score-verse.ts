import type { SearchMatch, TextRange } from '@word-unfolded/contracts';
import { wordsOf } from '../words/words-of.js';
import {
  coreOf,
  sameTerm,
  strongTerms,
  UNKNOWN,
  type SearchTerm,
  type TextVocabulary,
} from './search-term.js';

/**
 * The words of a verse, three numbers each: the number of the word in the vocabulary (65535 for one that it lacks), and
 * its start and exclusive end in UTF-16 code units. Two bytes suffice: a text has some ten thousand words, a verse some
 * hundred letters.
 */
export type VerseWords = Uint16Array;

export const NUMBERS_OF_A_WORD = 3;

/** Splits a verse into words. */
export function verseWords(
  text: string,
  numberOf: TextVocabulary['numberOf'],
  fold: (word: string) => string,
): VerseWords {
  const words = wordsOf(text, fold);
  const numbers = new Uint16Array(words.length * NUMBERS_OF_A_WORD);
  words.forEach(({ folded, start, end }, index) => {
    numbers.set([numberOf(folded), start, end], index * NUMBERS_OF_A_WORD);
  });
  return numbers;
}

/** How a verse matches a query. */
export type VerseScore = {
  readonly match: SearchMatch;
  /** Orders verses with the same kind of match: higher is better. */
  readonly score: number;
  readonly highlights: readonly TextRange[];
};

/** The positions of a stem in the query, and its index among the strong terms, negative for none. */
type Wanted = { readonly places: readonly number[]; readonly strong: number };

/** The data for scoring verses, created once per search. */
export type Scales = {
  /** The words of the query in order. */
  readonly written: readonly number[];
  /** By stem number. */
  readonly wanted: ReadonlyMap<number, Wanted>;
  readonly strong: readonly SearchTerm[];
  /** From the first strong position to the last, with exclusive end. */
  readonly core: readonly [from: number, to: number];
  readonly vocabulary: TextVocabulary;
};

export function scalesOf(terms: readonly SearchTerm[], vocabulary: TextVocabulary): Scales {
  const strong = strongTerms(terms);
  const wanted = new Map<number, { places: number[]; strong: number }>();
  terms.forEach((term, place) => {
    for (const stem of [term.stem, ...term.otherStems]) {
      if (stem === UNKNOWN) continue;
      const known = wanted.get(stem) ?? { places: [], strong: -1 };
      known.places.push(place);
      if (known.strong < 0) known.strong = strong.findIndex((each) => sameTerm(each, term));
      wanted.set(stem, known);
    }
  });
  const core = coreOf(terms);
  const from = terms.indexOf(core[0]!);
  return {
    written: terms.map(({ word }) => word),
    wanted,
    strong,
    core: [from, from + core.length],
    vocabulary,
  };
}

/** A word of a verse that matches the query, and its position in the verse. */
type Hit = {
  readonly at: number;
  readonly word: number;
  readonly stem: number;
  readonly wanted: Wanted;
};

/** A sequence of words that is the same in the verse and in the query. */
type Run = { readonly at: number; readonly length: number; readonly from: number };

const WEIGHTS = { run: 4, near: 2, form: 1.5, share: 1, opening: 0.6, again: 0.3, quoted: 10 };

/**
 * Scores a verse by word forms, longest sequence, distance of the words, their position, and their share of the verse.
 */
export function scoreVerse(words: VerseWords, scales: Scales): VerseScore {
  const hits = hitsIn(words, scales);
  const strong = hits.filter(({ wanted }) => wanted.strong >= 0);
  const forms = formsOf(strong, scales);
  const found = forms.filter((form) => form > 0).length;
  const run = longestRun(hits);
  const score =
    found +
    WEIGHTS.run * (run.length / scales.written.length) +
    WEIGHTS.near * nearness(strong, found) +
    WEIGHTS.form * (forms.reduce((sum, form) => sum + form, 0) / Math.max(1, forms.length)) +
    WEIGHTS.share * ((hits.length * NUMBERS_OF_A_WORD) / Math.max(1, words.length)) +
    WEIGHTS.quoted * (isQuoted(words, run, scales) ? 1 : 0) +
    WEIGHTS.opening * (run.length > 1 && run.at === 0 ? 1 : 0) +
    WEIGHTS.again * (1 - found / Math.max(1, strong.length));
  const all = found === scales.strong.length;
  const match = all ? (hasCore(run, scales) ? 'phrase' : 'all-words') : 'some-words';
  return { match, score, highlights: highlightsOf(words, hits, run) };
}

/** Whether the run has all strong words, or the whole query if there is only one strong word. */
function hasCore(run: Run, { core: [from, to], written }: Scales): boolean {
  return (
    run.length > 1 &&
    (to - from > 1 || run.length === written.length) &&
    run.from <= from &&
    run.from + run.length >= to
  );
}

/** Whether the verse has the whole query literally, not only forms of its words. */
function isQuoted(words: VerseWords, { at, length }: Run, { written }: Scales): boolean {
  return (
    length > 1 &&
    length === written.length &&
    written.every((word, place) => words[(at + place) * NUMBERS_OF_A_WORD] === word)
  );
}

function hitsIn(words: VerseWords, { wanted, vocabulary }: Scales): Hit[] {
  const hits: Hit[] = [];
  for (let place = 0; place < words.length; place += NUMBERS_OF_A_WORD) {
    const word = words[place]!;
    const stem = vocabulary.stemOf(word);
    const found = wanted.get(stem);
    if (found) hits.push({ at: place / NUMBERS_OF_A_WORD, word, stem, wanted: found });
  }
  return hits;
}

function longestRun(hits: readonly Hit[]): Run {
  let best: Run = { at: -1, length: 0, from: -1 };
  let before = new Map<number, number>();
  hits.forEach(({ at, wanted }, index) => {
    const neighbours = index > 0 && hits[index - 1]!.at === at - 1;
    const lengths = new Map<number, number>();
    for (const place of wanted.places) {
      const length = (neighbours ? (before.get(place - 1) ?? 0) : 0) + 1;
      lengths.set(place, length);
      if (length > best.length) best = { at: at - length + 1, length, from: place - length + 1 };
    }
    before = lengths;
  });
  return best;
}

/** The density of the words in the shortest part of the verse that has all of them. */
function nearness(hits: readonly Hit[], found: number): number {
  const inside = new Map<number, number>();
  let shortest = Infinity;
  let left = 0;
  for (const { at, wanted } of hits) {
    inside.set(wanted.strong, (inside.get(wanted.strong) ?? 0) + 1);
    for (; inside.size >= found; left += 1) {
      const leaving = hits[left]!;
      shortest = Math.min(shortest, at - leaving.at + 1);
      const rest = inside.get(leaving.wanted.strong)! - 1;
      if (rest === 0) inside.delete(leaving.wanted.strong);
      else inside.set(leaving.wanted.strong, rest);
    }
  }
  return found / shortest;
}

/** For each strong term: 1 for the exact word, less for another form, least for a synonym. */
function formsOf(hits: readonly Hit[], { strong }: Scales): number[] {
  const forms = strong.map(() => 0);
  for (const { word, stem, wanted } of hits) {
    const term = strong[wanted.strong]!;
    const form = word === term.word ? 1 : stem === term.stem ? 0.6 : 0.3;
    forms[wanted.strong] = Math.max(forms[wanted.strong]!, form);
  }
  return forms;
}

/** Strong words, and the words around them that match in sequence; adjacent ones are one range. */
function highlightsOf(words: VerseWords, hits: readonly Hit[], run: Run): TextRange[] {
  const inRun = ({ at }: Hit) => run.length > 1 && at >= run.at && at < run.at + run.length;
  const ranges: { start: number; end: number }[] = [];
  let last = -1;
  for (const hit of hits) {
    if (hit.wanted.strong < 0 && !inRun(hit)) continue;
    const place = hit.at * NUMBERS_OF_A_WORD;
    const [start, end] = [words[place + 1]!, words[place + 2]!];
    if (last >= 0 && last === hit.at - 1) ranges.at(-1)!.end = end;
    else ranges.push({ start, end });
    last = hit.at;
  }
  return ranges;
}
