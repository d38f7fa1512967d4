import { likenessOf } from './likeness.js';

/** A verse by its id and what is heard of it (`soundOf`). */
export type SpokenVerse = { readonly id: number; readonly sound: string };

/** What is heard of verses, by their ids. */
type HeardIn = (ids: readonly number[]) => readonly SpokenVerse[];

/** The verses of every four consonants: those of number `n` are at the places from `starts[n]` to `starts[n + 1]`. */
type Tables = { readonly starts: Uint32Array; readonly verses: Uint16Array };

/** A verse in which a text is heard. */
export type HeardVerse = {
  readonly id: number;
  /** How much of what was said is heard in it, from 0 to 1. */
  readonly likeness: number;
  /** How much of the verse was said, from 0 to 1. */
  readonly coverage: number;
};

/** Sounds that are looked up together. */
const LENGTH = 4;

/** The sounds: those that occur in no rule are left out. */
const SOUNDS = 'bcdfgjklmnprstvwyCST0123456789ñ';
const BASE = SOUNDS.length + 1;

const NUMBERS = new Uint8Array(256);
[...SOUNDS].forEach((sound, at) => (NUMBERS[sound.charCodeAt(0)] = at + 1));

/** Sounds that follow each other in more verses than this (`and the`) tell nothing. */
const MOST_VERSES = 1_500;

/** The verses that are compared with the text, those first that share most. */
const COMPARED = 24;

/** Fewer sounds are in too many verses. */
const LEAST_SOUNDS = 7;

/** A text of so many consonants may not differ; for each so many more one may. */
const CERTAIN = 6;
const SOUNDS_OF_A_CHANGE = 7;

/** Longer texts are heard by their beginning. */
const MOST_SOUNDS = 120;

/**
 * Finds the verses in which a text is heard, however it was written: with letters that sound alike, with words run
 * together or parted. The verses are looked up by four consonants at a time, and compared as a whole.
 *
 * The table takes two bytes for each consonant of an edition: some 5 MB.
 */
export class HeardVerses {
  readonly #ids: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #verses: Uint16Array;
  readonly #scores: Float32Array;

  /** @param heardIn what is heard of verses, by their ids */
  constructor(
    verses: readonly SpokenVerse[],
    private readonly heardIn: HeardIn,
    tables: Tables = atOnce(tablesOf(verses)),
  ) {
    this.#ids = Uint32Array.from(verses, ({ id }) => id);
    this.#scores = new Float32Array(verses.length);
    this.#starts = tables.starts;
    this.#verses = tables.verses;
  }

  /**
   * The same, built in slices of some ten milliseconds, so that a service answers while it is built.
   *
   * @param pause waits until others have had their turn
   */
  static async inSlices(
    verses: readonly SpokenVerse[],
    heardIn: HeardIn,
    pause: () => Promise<unknown>,
  ): Promise<HeardVerses> {
    const steps = tablesOf(verses);
    let step = steps.next();
    while (!step.done) {
      await pause();
      step = steps.next();
    }
    return new HeardVerses(verses, heardIn, step.value);
  }

  /** The verses in which a text is heard with few changes, the best first. @param said what is heard of the text */
  find(said: string): HeardVerse[] {
    const sound = said.slice(0, MOST_SOUNDS);
    if (sound.length < LEAST_SOUNDS) return [];
    return this.heardIn(this.#sharing(sound))
      .map(({ id, sound: heard }) => ({
        id,
        likeness: likenessOf(sound, heard),
        coverage: Math.min(1, sound.length / Math.max(1, heard.length)),
      }))
      .filter(({ likeness }) => Math.round((1 - likeness) * sound.length) <= changesIn(sound))
      .sort(
        (one, other) => other.likeness - one.likeness || other.coverage - one.coverage || one.id - other.id,
      );
  }

  /** The ids of the verses that share most with a text. */
  #sharing(sound: string): number[] {
    const touched: number[] = [];
    for (const part of partsOf(sound)) {
      const [from, to] = [this.#starts[part]!, this.#starts[part + 1]!];
      if (to - from > MOST_VERSES) continue;
      const weight = Math.log2(this.#ids.length / (to - from));
      for (let index = from; index < to; index += 1) {
        const verse = this.#verses[index]!;
        if (this.#scores[verse] === 0) touched.push(verse);
        this.#scores[verse]! += weight;
      }
    }
    const best = touched
      .map((verse) => ({ id: this.#ids[verse]!, score: this.#scores[verse]! }))
      .sort((one, other) => other.score - one.score || one.id - other.id)
      .slice(0, COMPARED);
    for (const verse of touched) this.#scores[verse] = 0;
    return best.map(({ id }) => id);
  }
}

/** How many consonants may differ: a short text without change is in many verses. */
function changesIn(sound: string): number {
  return Math.floor((sound.length - CERTAIN) / SOUNDS_OF_A_CHANGE);
}

/** The numbers of every four consonants that follow each other, each once. */
function partsOf(sound: string): Set<number> {
  const parts = new Set<number>();
  let part = 0;
  for (let at = 0; at < sound.length; at += 1) {
    part = (part * BASE + (NUMBERS[sound.charCodeAt(at)] ?? 0)) % BASE ** LENGTH;
    if (at >= LENGTH - 1) parts.add(part);
  }
  return parts;
}

/** Verses that are read in a slice of some ten milliseconds. */
const VERSES_IN_SLICE = 1_000;

function* tablesOf(verses: readonly SpokenVerse[]): Generator<void, Tables> {
  const starts = new Uint32Array(BASE ** LENGTH + 1);
  for (const [index, { sound }] of verses.entries()) {
    if (index % VERSES_IN_SLICE === 0) yield;
    for (const part of partsOf(sound)) starts[part + 1]! += 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  const placed = new Uint16Array(starts.at(-1)!);
  const next = starts.slice();
  for (const [verse, { sound }] of verses.entries()) {
    if (verse % VERSES_IN_SLICE === 0) yield;
    for (const part of partsOf(sound)) placed[next[part]!++] = verse;
  }
  return { starts, verses: placed };
}

function atOnce(steps: Generator<void, Tables>): Tables {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
