import type { OnModuleDestroy } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import type Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { EDITION_KEYS } from '../../library/library.schema.js';
import { openLibrary } from '../../library/open-library.js';
import { searchTable, type PhraseRow, type VocabularyRow } from './search.schema.js';
import { NO_VERSES, readVerseIds, type VerseIds } from './verse-ids.js';
import { Vocabulary, type TextWords } from './vocabulary.js';

/** An edition that can be searched. */
export type SearchedEdition = {
  /** Id of the translation. */
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  /** How many verses have text. */
  readonly verses: number;
  readonly vocabulary: Vocabulary;
  readonly phrases: readonly PhraseRow[];
};

/** A verse as a search gives it. */
export type SearchedVerse = {
  /** In the numbering of the edition. */
  readonly id: number;
  readonly canonicalId: number;
  readonly canonicalEndId: number;
  readonly text: string;
  readonly words: TextWords;
};

/** Verses of expressions that are kept in memory, in all: four bytes each. */
const IDS_IN_MEMORY = 2_000_000;

/** Verses that are kept in memory once they are read: about half a kilobyte each. */
const VERSES_IN_MEMORY = 40_000;

type VerseRow = [key: number, canonical: number, canonicalEnd: number, text: string];

/*
 * Every query answers in one row: a row costs libsql ten times as much as SQLite takes to find it. FTS5 walks through its
 * index in the order of the row ids, so keys come in the order of the verses.
 */
const queriesOf = (table: string) => ({
  matching: `select group_concat(rowid) from ${table} where ${table} match ?`,
  best: `select group_concat(rowid) from (
    select rowid from ${table} where ${table} match ? and rowid between ? and ? order by rank limit ?)`,
});

const VERSES = `
  select json_group_array(json_array(key, canonical, canonical_end, text))
  from verse where key in (select value from json_each(?))`;

type Statement = Database.Statement<unknown[]>;

/** The full-text indexes of the local library. The file is only read, so every replica has its own connection to it. */
export class SearchRepository implements OnModuleDestroy {
  readonly editions: readonly SearchedEdition[];
  readonly #database: Database.Database;
  readonly #selectVerses: Statement;
  readonly #indexes: ReadonlyMap<number, { readonly matching: Statement; readonly best: Statement }>;
  readonly #expressions = new LRUCache<string, VerseIds>({
    max: 5_000,
    maxSize: IDS_IN_MEMORY,
    sizeCalculation: (ids) => ids.length + 50,
  });
  readonly #verses = new LRUCache<number, SearchedVerse>({ max: VERSES_IN_MEMORY });

  private constructor(database: Database.Database) {
    this.#database = database;
    this.editions = readEditions(database);
    this.#selectVerses = database.prepare(VERSES).raw();
    this.#indexes = new Map(
      this.editions.map(({ number }) => {
        const { matching, best } = queriesOf(searchTable(number));
        return [number, { matching: database.prepare(matching).raw(), best: database.prepare(best).raw() }];
      }),
    );
  }

  /** Opens the indexes. @throws Error when there is no library at the place, or one without them. */
  static open(file: string): SearchRepository {
    return new SearchRepository(openLibrary(file));
  }

  /** Closes the library when the service ends. */
  onModuleDestroy(): void {
    this.#database.close();
  }

  /** The verses of an edition that an expression matches; none where it asks for nothing. */
  matching({ number }: SearchedEdition, expression: string): VerseIds {
    if (expression === '') return NO_VERSES;
    return this.#remember(`${number} ${expression}`, number, () =>
      this.#indexes.get(number)!.matching.all(expression),
    );
  }

  /** The verses that match an expression best, by bm25, the best first; a microsecond for each verse that matches. */
  best(
    { number }: SearchedEdition,
    expression: string,
    range: VerseRange | undefined,
    limit: number,
  ): VerseIds {
    const { first, last } = range ?? { first: 0, last: EDITION_KEYS - 1 };
    const base = number * EDITION_KEYS;
    return this.#remember(`${number} ${first} ${last} ${limit} best ${expression}`, number, () =>
      this.#indexes.get(number)!.best.all(expression, base + first, base + last, limit),
    );
  }

  #remember(name: string, edition: number, ask: () => unknown[]): VerseIds {
    const known = this.#expressions.get(name);
    if (known) return known;
    const ids = readVerseIds(textOf(ask()), edition * EDITION_KEYS);
    this.#expressions.set(name, ids);
    return ids;
  }

  /** Verses of an edition by their ids. */
  verses(edition: SearchedEdition, ids: readonly number[]): SearchedVerse[] {
    const base = edition.number * EDITION_KEYS;
    const known = new Map<number, SearchedVerse>();
    const missing: number[] = [];
    for (const id of ids) {
      const verse = this.#verses.get(base + id);
      if (verse) known.set(id, verse);
      else missing.push(base + id);
    }
    for (const verse of missing.length > 0 ? this.#read(edition, missing) : []) {
      known.set(verse.id, verse);
      this.#verses.set(base + verse.id, verse);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  #read({ number, vocabulary }: SearchedEdition, keys: readonly number[]): SearchedVerse[] {
    const rows = JSON.parse(textOf(this.#selectVerses.all(JSON.stringify(keys)))) as VerseRow[];
    return rows.map(([key, canonicalId, canonicalEndId, text]) => ({
      id: key - number * EDITION_KEYS,
      canonicalId,
      canonicalEndId,
      text,
      words: vocabulary.read(text),
    }));
  }
}

/** The one text of an answer in one row. */
function textOf(rows: unknown[]): string {
  const [row] = rows as [string | null][];
  return row?.[0] ?? '';
}

function readEditions(database: Database.Database): SearchedEdition[] {
  const rows = database
    .prepare(
      `select id, number, verses, language, words, phrases
       from edition join search_vocabulary on search_vocabulary.edition = edition.number order by number`,
    )
    .raw()
    .all() as [string, number, number, Language, string, string][];
  return rows.map(([id, number, verses, language, words, phrases]) => ({
    id,
    number,
    language,
    verses,
    vocabulary: new Vocabulary(language, JSON.parse(words) as VocabularyRow[]),
    phrases: JSON.parse(phrases) as PhraseRow[],
  }));
}
