import { matchQuality, type OwnTerm } from '@word-unfolded/scripture-text';
import type { OwnCandidate } from './own-search.js';

/** The index record of a text, as it is held in memory. */
export type IndexedWords = OwnCandidate & {
  /** The words of the text and of the verses that it cites. */
  readonly words: readonly string[];
  /** Those of the verses. */
  readonly verseWords: readonly string[];
  /** Differs whenever the text does. */
  readonly stamp: string;
  /** Whether the words of its cited verses are still to come. */
  readonly isPending: boolean;
};

type Held = {
  readonly candidate: OwnCandidate;
  readonly stamp: string;
  readonly verseWords: readonly string[];
};

/**
 * The words of a reader's texts of one kind, in memory: for each word the places of the texts that have it. A changed
 * text gets a new place. Its old one stays behind without a text, until most places are like that and the index is
 * read from the database again.
 */
export class OwnWordIndex {
  private readonly held: (Held | undefined)[] = [];
  private readonly placeOf = new Map<string, number>();
  private readonly byInitial = new Map<string, Map<string, number[]>>();
  private pending = new Set<string>();
  private count = 0;
  private readonly number = (created += 1);

  /** Adds a text, or replaces it. */
  put({ words, verseWords, stamp, isPending, ...candidate }: IndexedWords): void {
    this.remove(candidate.id);
    const place = this.held.push({ candidate, stamp, verseWords }) - 1;
    this.placeOf.set(candidate.id, place);
    if (isPending) this.pending.add(candidate.id);
    for (const word of words) this.placesOf(word).push(place);
    this.count += words.length + verseWords.length;
  }

  remove(id: string): void {
    const place = this.placeOf.get(id);
    if (place === undefined) return;
    this.held[place] = undefined;
    this.placeOf.delete(id);
    this.pending.delete(id);
  }

  /** The state in which a text is held; undefined for one that is not. */
  stampOf(id: string): string | undefined {
    const place = this.placeOf.get(id);
    return place === undefined ? undefined : this.held[place]?.stamp;
  }

  /**
   * A name of the text in its present state; undefined for one that is not held. It is another one as soon as the text
   * is put again.
   */
  stateOf(id: string): string | undefined {
    const place = this.placeOf.get(id);
    return place === undefined ? undefined : `${this.number} ${place}`;
  }

  /** The words of the verses that texts cite, by the id of the text. */
  verseWordsOf(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
    return new Map(
      ids.map((id) => {
        const place = this.placeOf.get(id);
        return [id, (place === undefined ? undefined : this.held[place]?.verseWords) ?? []];
      }),
    );
  }

  /** The texts that have a match for every term, eight terms at most. */
  having(terms: readonly OwnTerm[]): OwnCandidate[] {
    if (terms.length === 0) return [];
    const matched = new Uint8Array(this.held.length);
    for (const [index, term] of terms.entries())
      for (const [word, places] of this.byInitial.get(initialOf(term.word)) ?? [])
        if (matchQuality(term, word) > 0) for (const place of places) matched[place]! |= 1 << index;
    const every = (1 << terms.length) - 1;
    return this.held.flatMap((held, place) => (held && matched[place] === every ? [held.candidate] : []));
  }

  /** The words with these first letters that a text has. */
  wordsWith(initials: readonly string[]): string[] {
    return initials.flatMap((initial) =>
      [...(this.byInitial.get(initial) ?? [])]
        .filter(([, places]) => places.some((place) => this.held[place] !== undefined))
        .map(([word]) => word),
    );
  }

  /** The texts whose cited verses were still to come when they were put. */
  get pendingIds(): string[] {
    return [...this.pending];
  }

  /** How many places of words it holds: its measure of memory, some ten bytes each. */
  get size(): number {
    return this.count;
  }

  /** Whether most of it belongs to texts that have changed since. */
  get isWorn(): boolean {
    return this.held.length > 2 * this.placeOf.size + FRESH;
  }

  private placesOf(word: string): number[] {
    const initial = initialOf(word);
    let words = this.byInitial.get(initial);
    if (!words) this.byInitial.set(initial, (words = new Map()));
    let places = words.get(word);
    if (!places) words.set(word, (places = []));
    return places;
  }
}

/** The number of indexes that this process has had. */
let created = 0;

/** An index with fewer old places than this is never worn. */
const FRESH = 1_000;

function initialOf(word: string): string {
  return [...word][0] ?? '';
}
