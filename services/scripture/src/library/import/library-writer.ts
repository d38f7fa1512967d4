import { createHash } from 'node:crypto';
import type { NamedTranslation } from '@word-unfolded/contracts';
import { BOOKS, canonicalVerses, verseId } from '@word-unfolded/scripture-ref';
import Database from 'libsql';
import { makeDownloadFile } from '../../downloads/download-file.js';
import { DOWNLOAD_TABLES } from '../../downloads/downloads.schema.js';
import { writeSearchIndex, type IndexedVerse } from '../../search/index/write-search-index.js';
import { findKnownTranslation } from '../../translations/known-translations.js';
import type { Edition } from '../editions.js';
import { WORKS_TABLES } from '../../works/works.schema.js';
import { EDITION_KEYS, LIBRARY_INDEXES, LIBRARY_TABLES } from '../library.schema.js';
import type { EditionVerse } from '../osis/edition-verse.js';
import { layOutLines } from '../osis/lay-out-lines.js';
import type { ModuleConfiguration } from '../sword/module-configuration.js';
import { toVerse, type VerseRow } from '../verse-row.js';

/** Writes a library file. The file must not be used before `finish`. */
export class LibraryWriter {
  readonly #database: Database.Database;
  readonly #hash = createHash('sha256');

  constructor(file: string) {
    this.#database = new Database(file);
    // A failed import discards the file, so it needs no journal and no flush before the end.
    this.#database.pragma('journal_mode = off');
    this.#database.pragma('synchronous = off');
    this.#database.exec(LIBRARY_TABLES);
    this.#database.exec(WORKS_TABLES);
    this.#database.exec(DOWNLOAD_TABLES);
  }

  /** Writes an edition with its chapters, verses, word links and search index. */
  writeEdition(edition: Edition, module: ModuleConfiguration, verses: readonly EditionVerse[]): void {
    const { number, id } = edition;
    const withText = verses.filter(({ body }) => body.text).length;
    this.insert('edition', [[number, id, module.name, module.version, withText, verses.length - withText]]);
    this.insert('chapter', chapterRows(edition));
    this.insert('verse', this.#hashing(mapEach(verses, (verse) => [verseRow(edition, verse)])));
    this.insert(
      'word_link',
      mapEach(verses, (verse) => linkRows(edition, verse)),
    );
    this.insert(
      'strongs_verse',
      mapEach(verses, (verse) => strongsRows(edition, verse)),
    );
    const known = findKnownTranslation(id)!;
    writeSearchIndex(this.#database, number, known.language, searchable(edition, verses));
    this.#writeDownload(edition, { ...known, edition: `${module.name} ${module.version}` }, verses);
  }

  /** Writes the properties and the indexes, and closes the file. */
  finish(properties: Readonly<Record<string, string>>): void {
    const all = { ...properties, contentHash: this.#hash.digest('hex') };
    this.insert('property', Object.entries(all));
    this.#database.exec(LIBRARY_INDEXES);
    this.#database.exec('analyze');
    this.#database.close();
  }

  /** Closes an incomplete file, which the caller deletes. */
  abandon(): void {
    if (this.#database.open) this.#database.close();
  }

  /** Inserts rows into a table, each with a value for every column. */
  insert(table: string, rows: Iterable<Row>): void {
    const columns = this.#database.prepare(`select name from pragma_table_info('${table}')`).all();
    const places = columns.map(() => '?').join(', ');
    const insert = this.#database.prepare(`insert into ${table} values (${places})`);
    this.#database.transaction(() => {
      for (const row of rows) insert.run(...row);
    })();
  }

  #writeDownload(
    edition: Edition,
    { id, abbreviation, name, language, edition: held, licence, notice }: NamedTranslation,
    verses: readonly EditionVerse[],
  ): void {
    const named = { id, abbreviation, name, language, edition: held, licence, notice };
    const rows = mapEach(verses, (verse) => [toVerse(verseRow(edition, verse))]);
    const file = makeDownloadFile(named, edition.numbering.counts, rows);
    this.insert('download', [[edition.number, file.bytes, file.textBytes, file.sha256]]);
    this.insert(
      'download_part',
      file.parts.map((data, part) => [edition.number, part, data]),
    );
  }

  *#hashing(rows: Iterable<Row>): Generator<Row> {
    for (const row of rows) {
      this.#hash.update(JSON.stringify(row));
      yield row;
    }
  }
}

/** Buffers are not supported: libsql 0.5.29 panics if one is bound, which ends the process. */
type Value = string | number | null;
export type Row = readonly Value[];

/** Rows are inserted one at a time, because all at once would need too much memory. */
function* mapEach<Item, Made = Row>(
  items: Iterable<Item>,
  toRows: (item: Item) => Iterable<Made>,
): Generator<Made> {
  for (const item of items) yield* toRows(item);
}

function searchable(edition: Edition, verses: readonly EditionVerse[]): IndexedVerse[] {
  return verses
    .filter(({ body }) => body.text)
    .map((verse) => ({ key: keyOf(edition, verse), text: verse.body.text }));
}

function keyOf({ number }: Edition, { book, chapter, number: verse }: EditionVerse): number {
  return number * EDITION_KEYS + verseId(book, chapter, verse);
}

function chapterRows({ number, numbering }: Edition): Row[] {
  return BOOKS.flatMap(({ osis, number: book }) =>
    (numbering.counts[osis] ?? []).map((last, index) => [number, book, index + 1, last]),
  );
}

function verseRow(edition: Edition, verse: EditionVerse): VerseRow {
  const { first, last } = canonicalVerses(
    verseId(verse.book, verse.chapter, verse.number),
    edition.numbering,
  );
  const setting = JSON.stringify({ headings: verse.headings, ...layOutLines(verse.body) });
  const omitted = verse.body.text ? 0 : 1;
  return [keyOf(edition, verse), first, last, omitted, verse.body.text, verse.title, setting];
}

function linkRows(edition: Edition, verse: EditionVerse): Row[] {
  const links = verse.body.links.map(({ start, end, strongs }) => [start, end, ...strongs]);
  return links.length > 0 ? [[keyOf(edition, verse), JSON.stringify(links)]] : [];
}

function strongsRows(edition: Edition, verse: EditionVerse): Row[] {
  const times = new Map<string, number>();
  for (const strongs of verse.body.links.flatMap((link) => link.strongs))
    times.set(strongs, (times.get(strongs) ?? 0) + 1);
  const key = keyOf(edition, verse);
  return [...times].map(([strongs, count]) => [strongs, key, count]);
}
