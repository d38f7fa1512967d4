import { KJV_VERSE_COUNTS, type VerseId, type VerseRange } from '@word-unfolded/scripture-ref';
import { TextLikeness } from './text-likeness.js';

/** The sources of a cross reference, in the order of their bits in the library file. */
export const CROSS_REFERENCE_SOURCES = [
  'web-notes',
  'matthew-henry',
  'naves',
  'shared-words',
  'treasury',
] as const;

export type CrossReferenceSource = (typeof CROSS_REFERENCE_SOURCES)[number];

/** A passage related to a verse, with its sources. Verses are canonical ids. */
export type RelatedPassage = {
  readonly range: VerseRange;
  /** Higher is closer; comparable across all verses. */
  readonly weight: number;
  readonly sources: readonly CrossReferenceSource[];
};

/** The data from which related passages are derived. */
export type Evidence = {
  /** Notes of an edition, with the passage to which each refers. */
  readonly notes: readonly { readonly verse: VerseId; readonly target: VerseRange }[];
  /** The references of the treasury, by verse. */
  readonly treasury: readonly { readonly verse: VerseId; readonly targets: readonly VerseRange[] }[];
  /** Sections of a commentary with the passages that they name. */
  readonly sections: readonly { readonly range: VerseRange; readonly references: readonly VerseRange[] }[];
  /** Passages under one heading of a topical index. */
  readonly topics: readonly (readonly VerseRange[])[];
  /** The verses of each original word. */
  readonly words: ReadonlyMap<string, ReadonlySet<VerseId>>;
  /** The verses of one edition. Among the passages under one heading, those with the most similar words rank first. */
  readonly texts: ReadonlyMap<VerseId, string>;
};

/** Maximum number of related passages per verse. */
const MAX_PASSAGES = 24;

/** A heading with more passages than this says too little about each. */
const LARGEST_TOPIC = 60;

/** A passage with more verses than this is not about any one of them. */
const LONGEST_PASSAGE = 15;

/** A word in more verses than this is not rare. */
const RARE_WORD_VERSES = 40;

/** Verses this close in one chapter are neighbors, which are read together anyway. */
const NEIGHBOURHOOD = 5;

const NOTE_WEIGHT = 4;
const TREASURY_WEIGHT = 2;
const COMMENTARY_WEIGHT = 1.5;
/**
 * Divides the rarity of shared words, so that two very rare ones weigh about as much as a reference in a commentary.
 */
const WORDS_DIVISOR = 11;

/** Additional weight of a passage that shares all words with the verse, relative to its own weight. */
const LIKENESS_FACTOR = 6;

type Candidate = { readonly range: VerseRange; weight: number; bits: number };

/** Finds the related passages of each verse. */
export class RelatedVerses {
  /** The headings, notes and sections of each verse, with the passages that they refer to and a weight. */
  readonly #links = new Map<VerseId, { targets: readonly VerseRange[]; weight: number; bit: number }[]>();
  readonly #likeness: TextLikeness;
  readonly #wordsOf = new Map<VerseId, { verses: readonly VerseId[]; rarity: number }[]>();

  constructor({ notes, treasury, sections, topics, words, texts }: Evidence) {
    this.#likeness = new TextLikeness(texts);
    for (const { verse, target } of notes) {
      this.#link({ first: verse, last: verse }, [target], NOTE_WEIGHT, 'web-notes');
      this.#link(target, [{ first: verse, last: verse }], NOTE_WEIGHT, 'web-notes');
    }
    for (const { verse, targets } of treasury)
      this.#link({ first: verse, last: verse }, targets, TREASURY_WEIGHT, 'treasury');
    for (const { range, references } of sections)
      if (references.length > 0) this.#link(range, references, COMMENTARY_WEIGHT, 'matthew-henry');
    for (const passages of topics) this.#addTopic(passages);
    const verseTotal = Object.values(KJV_VERSE_COUNTS)
      .flat()
      .reduce((sum, count) => sum + count, 0);
    for (const verses of words.values()) this.#addWord([...verses], verseTotal);
  }

  #link(
    from: VerseRange,
    targets: readonly VerseRange[],
    weight: number,
    source: CrossReferenceSource,
  ): void {
    const link = { targets, weight, bit: 1 << CROSS_REFERENCE_SOURCES.indexOf(source) };
    if (isLong(from)) return;
    for (let verse = from.first; verse <= from.last; verse += 1) {
      const links = this.#links.get(verse);
      if (links) links.push(link);
      else this.#links.set(verse, [link]);
    }
  }

  /** The fewer passages a heading has, the more closely they are related. */
  #addTopic(passages: readonly VerseRange[]): void {
    const fitting = passages.filter((each) => !isLong(each));
    if (fitting.length < 2 || fitting.length > LARGEST_TOPIC) return;
    for (const passage of fitting) this.#link(passage, fitting, 1 / (1 + Math.log(fitting.length)), 'naves');
  }

  #addWord(verses: readonly VerseId[], verseTotal: number): void {
    if (verses.length < 2 || verses.length > RARE_WORD_VERSES) return;
    const word = { verses, rarity: Math.log(verseTotal / verses.length) };
    for (const verse of verses) {
      const words = this.#wordsOf.get(verse);
      if (words) words.push(word);
      else this.#wordsOf.set(verse, [word]);
    }
  }

  /**
   * Returns the related passages of a verse, the closest first, without overlaps and without neighbors of the verse.
   */
  of(verse: VerseId): RelatedPassage[] {
    const candidates = new Map<number, Candidate>();
    for (const { targets, weight, bit } of this.#links.get(verse) ?? [])
      for (const range of targets) addCandidate(candidates, range, weight, bit);
    this.#addSharedWords(verse, candidates);
    const ranked = [...candidates.values()]
      .filter(({ range }) => !isNear(verse, range))
      .map((each) => ({ ...each, weight: each.weight * this.#factor(verse, each.range) }))
      .sort((a, b) => b.weight - a.weight || a.range.first - b.range.first);
    return takeApart(ranked).map(({ range, weight, bits }) => ({
      range,
      weight: Math.round(weight * 100) / 100,
      sources: CROSS_REFERENCE_SOURCES.filter((_, index) => bits & (1 << index)),
    }));
  }

  #factor(verse: VerseId, { first, last }: VerseRange): number {
    return (
      1 +
      LIKENESS_FACTOR * Math.max(this.#likeness.between(verse, first), this.#likeness.between(verse, last))
    );
  }

  /** One shared rare word may be a coincidence, so two are required. */
  #addSharedWords(verse: VerseId, candidates: Map<number, Candidate>): void {
    const shared = new Map<VerseId, { count: number; rarity: number }>();
    for (const { verses, rarity } of this.#wordsOf.get(verse) ?? [])
      for (const other of verses) {
        const before = shared.get(other);
        if (before) {
          before.count += 1;
          before.rarity += rarity;
        } else shared.set(other, { count: 1, rarity });
      }
    const bit = 1 << CROSS_REFERENCE_SOURCES.indexOf('shared-words');
    for (const [other, { count, rarity }] of shared)
      if (count >= 2) addCandidate(candidates, { first: other, last: other }, rarity / WORDS_DIVISOR, bit);
  }
}

function addCandidate(
  candidates: Map<number, Candidate>,
  range: VerseRange,
  weight: number,
  bit: number,
): void {
  const key = range.first * 1_000 + (range.last - range.first);
  const before = candidates.get(key);
  if (before) {
    before.weight += weight;
    before.bits |= bit;
  } else candidates.set(key, { range, weight, bits: bit });
}

/** Canonical ids within a chapter differ by the number of verses; ids of different chapters differ by hundreds. */
function isLong({ first, last }: VerseRange): boolean {
  return last - first >= LONGEST_PASSAGE;
}

function isNear(verse: VerseId, { first, last }: VerseRange): boolean {
  return verse >= first - NEIGHBOURHOOD && verse <= last + NEIGHBOURHOOD;
}

/** The best of several overlapping passages represents them all, with the sources of all of them. */
function takeApart(ranked: readonly Candidate[]): Candidate[] {
  const taken: Candidate[] = [];
  for (const candidate of ranked) {
    const overlapping = taken.find(
      ({ range }) => range.first <= candidate.range.last && candidate.range.first <= range.last,
    );
    if (overlapping) overlapping.bits |= candidate.bits;
    else if (taken.length < MAX_PASSAGES) taken.push(candidate);
  }
  return taken;
}
