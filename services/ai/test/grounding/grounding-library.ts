import {
  bookNumbered,
  locatePassage,
  parseOsis,
  type BookId,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import Database from 'libsql';
import type { QuotableTranslation } from '../../src/grounding/judging/claim.js';
import {
  StoredText,
  VerseFinder,
  type FoundPlace,
  type StoredVerse,
} from '../../src/grounding/stored/stored-text.js';

/** Editions in the keys of the library file: `2` and Romans 8:28 are 245008028. */
const EDITION_KEYS = 100_000_000;

export const WEB: QuotableTranslation = { id: 'WEB', abbreviation: 'WEB', language: 'en' };
export const KJV: QuotableTranslation = { id: 'KJV', abbreviation: 'KJV', language: 'en' };
export const RV1909: QuotableTranslation = { id: 'spa_r09', abbreviation: 'RV1909', language: 'es' };

type Edition = { readonly verses: readonly StoredVerse[]; readonly counts: VerseCounts };

/** The texts of the imported library, all in memory: the scripture service would return the same. */
export class GroundingLibrary extends StoredText {
  readonly editions = new Map<string, Edition>();
  readonly #places = new Map<string, ReadonlyMap<number, number>>();

  /** @throws Error when the environment of the run names no library */
  constructor() {
    super();
    const { SCRIPTURE_LIBRARY } = process.env;
    if (!SCRIPTURE_LIBRARY) throw new Error('SCRIPTURE_LIBRARY names no library: run by npm test.');
    const database = new Database(SCRIPTURE_LIBRARY, { readonly: true });
    const editions = database.prepare('select id, number from edition').raw().all() as [string, number][];
    for (const [id, number] of editions) {
      const verses = readVerses(database, number);
      this.editions.set(id, { verses, counts: readCounts(database, number) });
      this.#places.set(id, new Map(verses.map((verse, index) => [verse.id, index])));
    }
    database.close();
  }

  override counts(translationId: string): Promise<VerseCounts | undefined> {
    return Promise.resolve(this.editions.get(translationId)?.counts);
  }

  override verses({ first, last }: VerseRange, translationId: string): Promise<readonly StoredVerse[]> {
    const { verses } = this.editions.get(translationId)!;
    const from = this.#places.get(translationId)!.get(first) ?? verses.findIndex(({ id }) => id >= first);
    const found: StoredVerse[] = [];
    for (let at = Math.max(from, 0); at < verses.length && verses[at]!.id <= last; at += 1)
      found.push(verses[at]!);
    return Promise.resolve(found);
  }
}

function readVerses(database: Database.Database, edition: number): StoredVerse[] {
  const rows = database
    .prepare('select key, text from verse where key between ? and ? and omitted = 0 order by key')
    .raw()
    .all(edition * EDITION_KEYS, (edition + 1) * EDITION_KEYS - 1) as [number, string][];
  return rows.map(([key, text]) => ({ id: key % EDITION_KEYS, text }));
}

function readCounts(database: Database.Database, edition: number): VerseCounts {
  const rows = database
    .prepare('select book, last_verse from chapter where edition = ? order by book, chapter')
    .raw()
    .all(edition) as [number, number][];
  const counts: Partial<Record<BookId, number[]>> = {};
  for (const [book, last] of rows) (counts[bookNumbered(book).osis] ??= []).push(last);
  return counts;
}

const MOST_FOUND = 6;

/** Finds verses in memory by the word pairs that they share with a text, like a search engine. */
export class PairFinder extends VerseFinder {
  readonly #pairs = new Map<string, Map<string, number[]>>();

  constructor(private readonly library: GroundingLibrary) {
    super();
  }

  override find(words: string, translationId: string): Promise<readonly FoundPlace[]> {
    const index = this.indexOf(translationId);
    const shared = new Map<number, number>();
    for (const pair of new Set(pairsOf(words))) {
      const ids = index.get(pair) ?? [];
      for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + 1 / Math.log(2 + ids.length));
    }
    const best = [...shared].sort(([, a], [, b]) => b - a).slice(0, MOST_FOUND);
    return Promise.resolve(best.map(([id]) => ({ translationId, id })));
  }

  private indexOf(translationId: string): Map<string, number[]> {
    const known = this.#pairs.get(translationId);
    if (known) return known;
    const index = new Map<string, number[]>();
    for (const { id, text } of this.library.editions.get(translationId)!.verses)
      for (const pair of new Set(pairsOf(text))) {
        const ids = index.get(pair);
        if (ids) ids.push(id);
        else index.set(pair, [id]);
      }
    this.#pairs.set(translationId, index);
    return index;
  }
}

function pairsOf(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** The verses of a place as a mark names it. */
export async function versesBetween(
  library: GroundingLibrary,
  translationId: string,
  osis: string,
): Promise<readonly StoredVerse[]> {
  const counts = await library.counts(translationId);
  const [passage] = parseOsis(osis)!;
  const located = locatePassage(passage!, counts!);
  return located.exists ? library.verses(located.range, translationId) : [];
}
