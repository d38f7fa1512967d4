import {
  bookNumbered,
  locatePassage,
  parseOsis,
  type BookId,
  type VerseCounts,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { NearestVerses } from '@word-unfolded/scripture-text';
import Database from 'libsql';
import type { QuotableTranslation } from '../../src/grounding/judging/claim.js';
import {
  StoredText,
  VerseFinder,
  type NearVerse,
  type StoredVerse,
} from '../../src/grounding/stored/stored-text.js';

import { keysOf } from './generator/page.js';

/** Editions in the keys of the library file: `2` and Romans 8:28 are 245008028. */
const EDITION_KEYS = 100_000_000;

export const WEB: QuotableTranslation = { id: 'WEB', abbreviation: 'WEB', language: 'en' };
export const KJV: QuotableTranslation = { id: 'KJV', abbreviation: 'KJV', language: 'en' };
export const RV1909: QuotableTranslation = { id: 'spa_r09', abbreviation: 'RV1909', language: 'es' };

type Edition = { readonly verses: readonly StoredVerse[]; readonly counts: VerseCounts };

/** The texts of the imported library, all in memory: the scripture service would return the same. */
export class GroundingLibrary extends StoredText {
  readonly editions = new Map<string, Edition>();
  #joined?: readonly string[];
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

  /** Whether some edition has these words in this order. */
  has(keys: readonly string[]): boolean {
    this.#joined ??= [...this.editions.values()].map(({ verses }) =>
      verses.map(({ text }) => ` ${keysOf(text).join(' ')} `).join(''),
    );
    const run = ` ${keys.join(' ')} `;
    return this.#joined.some((edition) => edition.includes(run));
  }

  /** One verse; undefined where the edition has none. */
  verse(id: VerseId, translationId: string): StoredVerse | undefined {
    const at = this.#places.get(translationId)?.get(id);
    return at === undefined ? undefined : this.editions.get(translationId)!.verses[at];
  }
}

function readVerses(database: Database.Database, edition: number): StoredVerse[] {
  const rows = database
    .prepare('select key, text, title from verse where key between ? and ? and omitted = 0 order by key')
    .raw()
    .all(edition * EDITION_KEYS, (edition + 1) * EDITION_KEYS - 1) as [number, string, string | null][];
  return rows.map(([key, text, title]) => ({ id: key % EDITION_KEYS, text, title: title ?? undefined }));
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

/** Finds verses in memory by the index of the scripture service. */
export class LibraryFinder extends VerseFinder {
  readonly #indexes = new Map<string, NearestVerses>();

  constructor(private readonly library: GroundingLibrary) {
    super();
  }

  override nearest(text: string, translationIds: readonly string[]): Promise<readonly NearVerse[]> {
    return Promise.resolve(
      translationIds.flatMap((translationId) =>
        this.indexOf(translationId)
          .find(text, MOST_FOUND)
          .map(({ id, score }) => ({ translationId, score, ...this.library.verse(id, translationId)! })),
      ),
    );
  }

  private indexOf(translationId: string): NearestVerses {
    const known = this.#indexes.get(translationId);
    if (known) return known;
    const { verses } = this.library.editions.get(translationId)!;
    const index = new NearestVerses(
      verses.map(({ id, title, text }) => ({ id, text: title === undefined ? text : `${title} ${text}` })),
    );
    this.#indexes.set(translationId, index);
    return index;
  }
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
