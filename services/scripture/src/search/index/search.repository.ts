import type { OnModuleDestroy } from '@nestjs/common';
import type { FoundLemma } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { NO_VERSES, type VerseIds, type VerseWords } from '@word-unfolded/scripture-text';
import type Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { repairedEntry } from '../../lexicon/repaired-entry.js';
import { EDITION_KEYS } from '../../library/library.schema.js';
import { openLibrary } from '../../library/open-library.js';
import { searchTable, type PhraseRow, type VocabularyRow } from './search.schema.js';
import { readVerseIds } from './verse-ids.js';
import { Vocabulary } from './vocabulary.js';

/** A searchable edition. */
export type SearchedEdition = {
  /** Id of the translation. */
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  /** Number of verses with text. */
  readonly verses: number;
  readonly vocabulary: Vocabulary;
  readonly phrases: readonly PhraseRow[];
};

/** A verse as returned by a search. */
export type SearchedVerse = {
  /** In the numbering of the edition. */
  readonly id: number;
  readonly canonicalId: number;
  readonly canonicalEndId: number;
  readonly text: string;
  readonly words: VerseWords;
};

/** Maximum number of verse ids of expressions in the cache, in total: four bytes each. */
const IDS_IN_MEMORY = 2_000_000;

/** Maximum number of verses in the cache: about half a kilobyte each. */
const VERSES_IN_MEMORY = 40_000;

type VerseRow = [key: number, canonical: number, canonicalEnd: number, text: string];

/*
 * Every query returns a single row, because a row takes libsql ten times as long as SQLite needs to find it. FTS5
 * iterates over its index in the order of the row ids, so keys are in the order of the verses.
 */
const matchingIn = (table: string) => `select group_concat(rowid) from ${table} where ${table} match ?`;

const VERSES = `
  select json_group_array(json_array(key, canonical, canonical_end, text))
  from verse where key in (select value from json_each(?))`;

const BOOK = `
  select json_group_array(json_array(key, canonical, canonical_end, text))
  from verse where key between ? and ? and omitted = 0`;

/** Keys of one book of an edition: Romans 8:28 is 45008028. */
const BOOK_KEYS = 1_000_000;
const BOOKS = 66;

const LEMMAS = `
  select json_group_array(json_array(strongs, entry ->> 'lemma', entry ->> 'transliteration', entry ->> 'gloss',
    coalesce((select max(verses) from lemma_use where lemma_use.strongs = lexicon_entry.strongs), 0)))
  from lexicon_entry`;

type LemmaRow = [strongs: string, lemma: string, transliteration: string, gloss: string, verses: number];

type Statement = Database.Statement<unknown[]>;

/** The full-text indexes of the local library. The file is read-only, so every replica has its own connection to it. */
export class SearchRepository implements OnModuleDestroy {
  readonly editions: readonly SearchedEdition[];
  readonly #database: Database.Database;
  readonly #selectVerses: Statement;
  readonly #indexes: ReadonlyMap<number, Statement>;
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
      this.editions.map(({ number }) => [number, database.prepare(matchingIn(searchTable(number))).raw()]),
    );
  }

  /** Opens the indexes. @throws Error if the library does not exist or has no indexes. */
  static open(file: string): SearchRepository {
    return new SearchRepository(openLibrary(file));
  }

  /** Closes the library when the service stops. */
  onModuleDestroy(): void {
    this.#database.close();
  }

  /** Returns the verses of an edition that match an expression; none for an empty expression. */
  matching({ number }: SearchedEdition, expression: string): VerseIds {
    if (expression === '') return NO_VERSES;
    return this.#remember(`${number} ${expression}`, number, () =>
      this.#indexes.get(number)!.all(expression),
    );
  }

  #remember(name: string, edition: number, ask: () => unknown[]): VerseIds {
    const known = this.#expressions.get(name);
    if (known) return known;
    const ids = readVerseIds(textOf(ask()), edition * EDITION_KEYS);
    this.#expressions.set(name, ids);
    return ids;
  }

  /** Returns verses of an edition by their ids. */
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

  /** The verses of an edition, book by book. */
  *books({ number }: SearchedEdition): Generator<Pick<SearchedVerse, 'id' | 'canonicalId' | 'text'>[]> {
    const select = this.#database.prepare(BOOK).raw();
    for (let book = 1; book <= BOOKS; book += 1) {
      const first = number * EDITION_KEYS + book * BOOK_KEYS;
      const rows = JSON.parse(textOf(select.all(first, first + BOOK_KEYS - 1))) as VerseRow[];
      yield rows.map(([key, canonicalId, , text]) => ({
        id: key - number * EDITION_KEYS,
        canonicalId,
        text,
      }));
    }
  }

  /** Every original word of the dictionaries, and in how many verses of the edition that tags most it stands. */
  lemmas(): FoundLemma[] {
    const rows = JSON.parse(textOf(this.#database.prepare(LEMMAS).raw().all())) as LemmaRow[];
    return rows.map(([strongs, lemma, transliteration, gloss, verses]) =>
      repairedEntry({ strongs, lemma, transliteration, gloss, verses }),
    );
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

/** The single text value of a one-row result. */
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
