import type { OnModuleDestroy } from '@nestjs/common';
import type { Verse } from '@word-unfolded/contracts';
import {
  bookNumbered,
  verseId,
  type BookId,
  type Numbering,
  type VerseCounts,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import type Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { chaptersOfRange, type Chapter } from '@word-unfolded/scripture-text';
import { TextSource, type HeldTranslation } from '../translations/text-source.js';
import { EDITION_KEYS, LIBRARY_VERSION } from './library.schema.js';
import { openLibrary } from './open-library.js';
import { toVerse, type VerseRow } from './verse-row.js';

type LibraryEdition = HeldTranslation & { readonly number: number; readonly numbering: Numbering };

/** Number of chapters cached in memory: all of three translations, about 40 MB. */
const CHAPTERS_IN_MEMORY = 3_600;

/**
 * The texts of the local library. The file is read-only, so every replica has its own connection to it. Chapters are
 * cached after they were read and parsed once.
 */
export class LibraryRepository extends TextSource implements OnModuleDestroy {
  readonly #database: Database.Database;
  readonly #chapters = new LRUCache<number, readonly Verse[]>({ max: CHAPTERS_IN_MEMORY });
  readonly #editions: ReadonlyMap<string, LibraryEdition>;
  readonly #held: readonly HeldTranslation[];
  readonly #selectVerses: Database.Statement<unknown[]>;

  private constructor(database: Database.Database) {
    super();
    this.#database = database;
    this.#editions = readEditions(database);
    this.#held = [...this.#editions.values()].map(({ id, edition, verseCount }) => ({
      id,
      edition,
      verseCount,
    }));
    this.#selectVerses = database
      .prepare(
        `select key, canonical, canonical_end, omitted, text, title, setting
         from verse where key between ? and ? order by key`,
      )
      .raw();
  }

  /**
   * Opens the library.
   *
   * @throws Error if the library does not exist or has another version, and the import must run.
   */
  static open(file: string): LibraryRepository {
    const database = openLibrary(file);
    const [row] = database
      .prepare(`select value from property where name = 'libraryVersion'`)
      .raw()
      .all() as [string][];
    if (row?.[0] === String(LIBRARY_VERSION)) return new LibraryRepository(database);
    database.close();
    throw new Error(`The scripture library at ${file} is of another version: run the import again.`);
  }

  /** Closes the library when the service stops. */
  onModuleDestroy(): void {
    this.#database.close();
  }

  override translations(): Promise<readonly HeldTranslation[]> {
    return Promise.resolve(this.#held);
  }

  override numbering(translationId: string): Promise<Numbering | undefined> {
    return Promise.resolve(this.#editions.get(translationId)?.numbering);
  }

  override verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]> {
    const edition = this.#editions.get(translationId);
    if (!edition) return Promise.resolve([]);
    const verses: Verse[] = [];
    const { first, last } = range;
    for (const chapter of chaptersOfRange(range, edition.numbering.counts)) {
      for (const verse of this.#chapter(edition.number, chapter)) {
        const id = verseId(chapter.book, chapter.chapter, verse.number);
        if (id > last || verses.length === limit) return Promise.resolve(verses);
        if (id >= first) verses.push(verse);
      }
    }
    return Promise.resolve(verses);
  }

  #chapter(edition: number, { book, chapter }: Chapter): readonly Verse[] {
    const begins = edition * EDITION_KEYS + verseId(book, chapter, 0);
    const known = this.#chapters.get(begins);
    if (known) return known;
    const rows = this.#selectVerses.all(begins, begins + VERSES_OF_A_CHAPTER) as VerseRow[];
    const verses = rows.map(toVerse);
    this.#chapters.set(begins, verses);
    return verses;
  }
}

/** Verse ids are consecutive within a chapter, and each chapter begins at a multiple of a thousand. */
const VERSES_OF_A_CHAPTER = 999;

function readEditions(database: Database.Database): ReadonlyMap<string, LibraryEdition> {
  const rows = database
    .prepare('select id, number, module, module_version, verses from edition order by number')
    .raw()
    .all() as [string, number, string, string, number][];
  return new Map(
    rows.map(([id, number, module, version, verseCount]) => [
      id,
      { id, number, edition: `${module} ${version}`, verseCount, numbering: readNumbering(database, number) },
    ]),
  );
}

function readNumbering(database: Database.Database, edition: number): Numbering {
  const rows = database
    .prepare(
      `select key, canonical, canonical_end from verse
       where key between ? and ? and (key % ${EDITION_KEYS} <> canonical or canonical <> canonical_end)`,
    )
    .raw()
    .all(edition * EDITION_KEYS, (edition + 1) * EDITION_KEYS - 1) as [number, VerseId, VerseId][];
  const exceptions = rows.map(([key, first, last]) => [key % EDITION_KEYS, { first, last }] as const);
  return { counts: readCounts(database, edition), exceptions: new Map(exceptions) };
}

function readCounts(database: Database.Database, edition: number): VerseCounts {
  const rows = database
    .prepare('select book, last_verse from chapter where edition = ? order by book, chapter')
    .raw()
    .all(edition) as [number, number][];
  const counts: Partial<Record<BookId, number[]>> = {};
  for (const [book, lastVerse] of rows) (counts[bookNumbered(book).osis] ??= []).push(lastVerse);
  return counts;
}
